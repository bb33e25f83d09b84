import { brand } from '#schema/brand.ts'
import { contacts } from '#schema/contacts.ts'
import { paths } from '#schema/paths.ts'
import { greeting, type MailPiece, mailBody, safeName } from '../../services/mail/mail-body.ts'
import { type Loss, whatIsLost } from '../references/answer-emails.ts'

type Owner = { email: string; firstName: string; profileUrl: string }
type Decided = { storyId: number; title: string; note: string }
/** The content of a mail, without greeting and footer. */
type Content = { kind: string; title: string; pieces: MailPiece[]; isNeeded?: boolean; isSecret?: boolean }

function toOwner(to: Owner, siteUrl: string, { title, pieces, ...about }: Content) {
  return {
    ...about,
    to: to.email,
    subject: title,
    ...mailBody({
      title,
      pieces: [greeting(to.firstName), ...pieces],
      foot: `You receive this mail because there is an account with this address at ${new URL(siteUrl).host}. Questions: ${contacts.support}.`,
    }),
  }
}

/** The note of a validator or an administrator, a piece for each paragraph. */
const paragraphs = (note: string): MailPiece[] =>
  note
    .split(/\n+/)
    .filter((line) => line.trim())
    .map((text) => ({ text }))
const linkTo = (path: string, siteUrl: string) => new URL(path, siteUrl).href
const dashboard = (siteUrl: string): MailPiece => ({
  link: linkTo(paths.dashboard.href(), siteUrl),
  label: 'Open my dashboard',
})

/** For an owner: a story is validated, and whether their profile is public and shows it. */
export function validatedEmail(
  to: Owner,
  { title, note, isProfilePublic, isShown }: Decided & { isProfilePublic: boolean; isShown: boolean },
  siteUrl: string,
) {
  const becomes = isShown
    ? 'It stands on your page now, as you wrote it.'
    : 'Your plan shows fewer stories than you have validated, and others stand before this one. You can change their order.'
  return toOwner(to, siteUrl, {
    kind: 'story-validated',
    title: `Your story on ${brand.name} is validated`,
    pieces: [
      { text: `A validator has read “${title}” and validated it.` },
      ...paragraphs(note),
      {
        text: isProfilePublic
          ? becomes
          : 'Your page is not on public view yet. Your dashboard says what is left to do.',
      },
      isProfilePublic && isShown
        ? { link: linkTo(paths.profile.href(to.profileUrl), siteUrl), label: 'See my page' }
        : dashboard(siteUrl),
    ],
  })
}

/** For an owner: a story is validated and thereby their profile is public, with its address. */
export const wentLiveEmail = (to: Owner, { title, note }: Decided, siteUrl: string) =>
  toOwner(to, siteUrl, {
    kind: 'story-validated',
    title: `Your page on ${brand.name} is on public view`,
    pieces: [
      { text: `A validator has read “${title}” and validated it.` },
      ...paragraphs(note),
      {
        text: 'With it your page has everything that it needs. It is in the gallery, search finds it, and anybody can read it at this address:',
      },
      { link: linkTo(paths.profile.href(to.profileUrl), siteUrl), label: 'See my page' },
      {
        text: 'Show it to somebody: “Share Profile” on your dashboard offers an email draft, LinkedIn, WhatsApp, a QR code and the link.',
      },
      { quiet: linkTo(paths.dashboard.href(), siteUrl), label: 'Share my page' },
    ],
  })

/** For an owner: what a story needs before it can be validated. */
export const returnedEmail = (
  to: Owner,
  { storyId, title, note, isPublic }: Decided & { isPublic: boolean },
  siteUrl: string,
) =>
  toOwner(to, siteUrl, {
    kind: 'story-returned',
    isNeeded: true,
    title: `Your story on ${brand.name} came back with a note`,
    pieces: [
      { text: `A validator has read “${title}” and asks you to look at it again:` },
      ...paragraphs(note),
      {
        text: isPublic
          ? 'What is on public view stays as it is meanwhile. Change the story and submit it again when you are ready.'
          : 'Change the story and submit it again when you are ready.',
      },
      { link: linkTo(paths.storyBuilder.href(storyId), siteUrl), label: 'Open the story' },
    ],
  })

/** For an owner: a reference does not count; blanked once sent, as it names a person who may be erased (R26). */
export const rejectedEmail = (
  to: Owner,
  { note, ...loss }: Omit<Loss, 'isErased'> & { note: string },
  siteUrl: string,
) =>
  toOwner(to, siteUrl, {
    kind: 'reference-rejected',
    isNeeded: true,
    isSecret: true,
    title: `A reference of yours on ${brand.name} does not count`,
    pieces: [
      {
        text: `A validator has looked at the reference from ${safeName(loss.refereeName) ?? 'one of your referees'}, and it does not count:`,
      },
      ...paragraphs(note),
      { text: 'We have not written to them about it.' },
      ...whatIsLost(loss),
      dashboard(siteUrl),
    ],
  })

/** For an owner: their profile was suspended, why, and how to reply. */
export const suspendedEmail = (to: Owner & { paysMonthly: boolean }, reason: string, siteUrl: string) =>
  toOwner(to, siteUrl, {
    kind: 'profile-suspended',
    isNeeded: true,
    title: `Your page on ${brand.name} was taken off public view`,
    pieces: [
      {
        text: 'We have taken your page off public view, and with it everything that shows it: its place in the gallery and in search, your agent, your scorecard and your booking page. This is why:',
      },
      ...paragraphs(reason),
      {
        text: 'Nothing of it is deleted, and you can sign in and change it. If you see this differently, or have put it right, please write to us:',
      },
      { link: `mailto:${contacts.support}`, label: 'Answer us' },
      ...(to.paysMonthly
        ? [
            {
              text: 'Your monthly payments go on meanwhile. If you do not want that, end them under “Plan and payments” on your dashboard: what you have paid for stays yours until it is over, and nothing more is charged.',
            },
            { quiet: linkTo(paths.dashboard.href('settings'), siteUrl), label: 'Plan and payments' },
          ]
        : []),
    ],
  })

/** For an owner: their profile may be public again. */
export const restoredEmail = (to: Owner, reason: string, siteUrl: string) =>
  toOwner(to, siteUrl, {
    kind: 'profile-restored',
    isNeeded: true,
    title: `Your page on ${brand.name} may be shown again`,
    pieces: [
      { text: 'Your page is no longer kept off public view:' },
      ...paragraphs(reason),
      {
        text: 'It is public again while it is switched on and has two validated references and one validated story.',
      },
      dashboard(siteUrl),
    ],
  })
