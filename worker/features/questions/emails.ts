import { brand } from '#schema/brand.ts'
import { contacts } from '#schema/contacts.ts'
import { paths } from '#schema/paths.ts'
import { tryOut } from '#schema/try-out.ts'
import { fromSite } from '#schema/widget/site-name.ts'
import {
  mailBody,
  nameForSubject,
  paragraphs,
  plainParagraphs,
  safeName,
} from '../../services/mail/mail-body.ts'
import { insertedIdPlaceholder } from '../../services/mail/outbox.ts'

/** A visitor's message; name and address are empty where they gave none. */
export type MailedQuestion = { question: string; name: string; email: string; site?: string | undefined }
type To = { name: string; firstName: string; profileUrl: string; isSample: boolean; owner?: string }

/** For the operator, who reads the messages to a sample profile. */
const writerWasTold =
  'It is a try-out with a sample profile: whoever wrote was told that nobody answers in its name.'

/**
 * A visitor's message for the expert, or for the operator in case of a sample; its subject has none of the visitor's
 * words.
 */
export function questionEmail(to: To, { question, name, email, site }: MailedQuestion, siteUrl: string) {
  const called = safeName(name)
  const subject = to.owner
    ? `${called ?? 'Somebody'} wrote to you on ${brand.name}`
    : `A message for ${to.name} on ${brand.name}`
  const title = to.isSample ? `Try-out: ${subject}` : subject
  const profile = new URL(paths.profile.href(to.profileUrl), siteUrl).href
  return {
    // Support cannot do without its own.
    ...(to.owner ? { kind: 'question', to: to.owner } : { kind: 'question-to-house', to: contacts.support }),
    subject: title,
    ...mailBody({
      title,
      pieces: [
        { text: to.owner ? `Dear ${to.firstName},` : 'Hello,' },
        ...(to.isSample ? [{ text: writerWasTold }] : []),
        {
          text: to.owner
            ? `${called ?? 'Somebody'} left you this message on your page, because no hour of yours could be booked or your agent had no answer:`
            : `${called ?? 'Somebody'} left this message on the page of ${to.name}, behind which there is no owner:`,
        },
        ...paragraphs(question),
        ...(site === undefined ? [] : [{ text: `They came ${fromSite(site)}.` }]),
        ...(email
          ? [
              { list: [`Email address: ${email}`] },
              { link: `mailto:${email}`, label: called ? `Reply to ${called}` : 'Reply' },
            ]
          : [{ text: 'They left no address to reply to.' }]),
        ...(email && to.owner
          ? [
              {
                quiet: new URL(paths.dashboard.href('messages', { lead: insertedIdPlaceholder }), siteUrl)
                  .href,
                label: 'See it on your dashboard',
              },
            ]
          : []),
        {
          small:
            'The words are the visitor’s. Nobody has checked them, and nobody has confirmed the address: be careful with links.',
        },
      ],
      foot: `You receive this mail because ${profile} takes messages. Questions: ${contacts.support}.`,
    }),
  }
}

/** Below an expert's answer by mail. */
export const plainAnswerNote =
  'These are the expert’s own words, without links and addresses. Nobody has confirmed them.'

/**
 * The expert's answer for a visitor who asked for it by mail, perhaps under somebody else's address: no words of either
 * in its subject but a plain name, and no link of theirs.
 */
export function answerEmail(
  from: { name: string; profileUrl: string; isSample: boolean },
  { to, question, answer }: { to: string; question: string; answer: string },
  siteUrl: string,
) {
  const called = safeName(from.name)
  const titled = called && nameForSubject(called)
  const subject = `${titled ?? 'An expert'} has answered your question on ${brand.name}`
  const title = from.isSample ? `Try-out: ${subject}` : subject
  const profile = new URL(paths.profile.href(from.profileUrl), siteUrl).href
  return {
    kind: 'answer',
    to,
    subject: title,
    ...mailBody({
      title,
      pieces: [
        { text: 'Hello,' },
        ...(from.isSample ? [{ text: tryOut.answer }] : []),
        {
          text: `You asked the agent of ${called ?? 'an expert'} something that it could not answer, and left this address for the answer:`,
        },
        ...plainParagraphs(question).slice(0, 3),
        { heading: titled ? `${titled} answers` : 'The answer' },
        ...plainParagraphs(answer),
        { link: profile, label: called ? `To the page of ${called}` : 'To the expert’s page' },
        { small: plainAnswerNote },
      ],
      foot: `You receive this mail once, because somebody left this address with a question at ${profile}. Questions: ${contacts.support}.`,
    }),
  }
}
