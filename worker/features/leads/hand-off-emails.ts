import { brand } from '#schema/brand.ts'
import type { HandOff } from '#schema/chat/chat.ts'
import type { Ground } from '#schema/chat/grounds.ts'
import { ownWordsIn } from '#schema/chat/own-words.ts'
import type { ToolUse } from '#schema/chat/tool-uses.ts'
import { contacts } from '#schema/contacts.ts'
import { paths } from '#schema/paths.ts'
import { inOneLine } from '#schema/text/typed.ts'
import { tryOut } from '#schema/try-out.ts'
import { fromSite } from '#schema/widget/site-name.ts'
import {
  greeting,
  type MailPiece,
  mailBody,
  nameForSubject,
  plainParagraphs,
  safeName,
} from '../../services/mail/mail-body.ts'
import { insertedIdPlaceholder } from '../../services/mail/outbox.ts'
import { plainAnswerNote } from '../questions/emails.ts'

type TranscriptLine = { text: string; isUser: boolean; grounds: Ground[] | null; toolUses: ToolUse[] | null }
export type Transcript = readonly TranscriptLine[]
type To = { email: string; firstName: string; profileUrl: string; isSample: boolean }

/** Of a longer conversation the last lines are mailed; all of it stands on the dashboard. */
const maxLines = 40

const askerWasTold = 'It is a try-out with a sample profile: they were told that nobody answers in its name.'

/** For an expert: a visitor wants to speak to them, and what was said before; its subject has none of their words. */
export function handOffEmail(
  to: To,
  { name, email, site }: HandOff & { site?: string | undefined },
  lines: Transcript,
  siteUrl: string,
) {
  const called = safeName(name)
  const subject = `${called ?? 'Somebody'} would like to speak to you on ${brand.name}`
  const title = to.isSample ? `Try-out: ${subject}` : subject
  const profile = new URL(paths.profile.href(to.profileUrl), siteUrl).href
  const shown = lines.slice(-maxLines)
  return {
    kind: 'hand-off',
    to: to.email,
    subject: title,
    ...mailBody({
      title,
      pieces: [
        { text: `Dear ${to.firstName},` },
        {
          text: `${called ?? 'Somebody'} talked with your agent and asked for you. ${to.isSample ? askerWasTold : 'They were told that you can answer by mail.'}`,
        },
        {
          list: [`Email address: ${email}`, ...(site === undefined ? [] : [`They came ${fromSite(site)}`])],
        },
        { link: `mailto:${email}`, label: called ? `Reply to ${called}` : 'Reply' },
        {
          quiet: new URL(paths.dashboard.href('messages', { lead: insertedIdPlaceholder }), siteUrl).href,
          label: 'See it on your dashboard',
        },
        { heading: shown.length < lines.length ? 'The end of what was said' : 'What was said' },
        ...shown.flatMap(linePieces),
        {
          small:
            'The words are the visitor’s and your agent’s. Nobody has checked them, and nobody has confirmed the address: be careful with links.',
        },
      ],
      foot: `You receive this mail because the agent at ${profile} hands visitors over to this address. Questions: ${contacts.support}.`,
    }),
  }
}

/** A line on one line, so that it cannot pass for another’s, and below it which of a model's words rest on nothing that is published. */
function linePieces({ text, isUser, grounds, toolUses }: TranscriptLine): MailPiece[] {
  const own = ownWordsIn(text, grounds).map((words) => `“${words.trim()}”`)
  return [
    { text: `${isUser ? 'Visitor' : 'Your agent'}: ${inOneLine(text)}` },
    ...(own.length
      ? [{ small: `The agent’s own words, which cite nothing on your page: ${own.join(' ')}` }]
      : []),
    ...(toolUses?.length
      ? [{ small: `What the agent did: ${toolUses.map(({ says }) => says).join('; ')}.` }]
      : []),
  ]
}

/**
 * For a visitor who handed a conversation over, perhaps under somebody else's address: the expert's answer, without links
 * of theirs; its subject has no words of either but a plain name.
 */
export function handOffAnswerEmail(
  from: { name: string; email: string; profileUrl: string; isSample: boolean },
  { name, email, text }: Pick<HandOff, 'name' | 'email'> & { text: string },
  siteUrl: string,
) {
  const called = safeName(from.name)
  const subject = `${(called && nameForSubject(called)) ?? 'An expert'} has answered you on ${brand.name}`
  const title = from.isSample ? `Try-out: ${subject}` : subject
  const profile = new URL(paths.profile.href(from.profileUrl), siteUrl).href
  return {
    kind: 'answer',
    to: email,
    subject: title,
    ...mailBody({
      title,
      pieces: [
        greeting(name),
        ...(from.isSample ? [{ text: tryOut.answer }] : []),
        {
          text: `You asked to speak to ${called ?? 'an expert'}, whose agent you had talked with. This is the answer:`,
        },
        ...plainParagraphs(text),
        { link: `mailto:${from.email}`, label: called ? `Reply to ${called}` : 'Reply' },
        { quiet: profile, label: called ? `To the page of ${called}` : 'To the expert’s page' },
        { small: plainAnswerNote },
      ],
      foot: `You receive this mail once, because a conversation was handed over at ${profile} with this address. Questions: ${contacts.support}.`,
    }),
  }
}
