import { brand } from '#schema/brand.ts'
import { contacts } from '#schema/contacts.ts'
import { withNext } from '#schema/pages/own-path.ts'
import { paths } from '#schema/paths.ts'
import { greeting, type MailPiece, mailBody } from '../../services/mail/mail-body.ts'

export type MailRecipient = { email: string; name: string }

type Words = {
  kind: string
  isSecret?: boolean
  title: string
  pieces: MailPiece[]
  /** Set where the address is the account's no more. */
  isFormer?: boolean
  foot?: string
}

/** A mail to an account about itself, which is not optional. */
export const accountEmail = (
  { email, name }: MailRecipient,
  siteUrl: string,
  {
    kind,
    isSecret = false,
    title,
    pieces,
    isFormer = false,
    foot = `You receive this mail because ${isFormer ? 'this was the address of an account' : 'there is an account with this address'} at ${new URL(siteUrl).host}. If it is not yours, write to ${contacts.support}.`,
  }: Words,
) => ({
  kind,
  isSecret,
  isNeeded: true,
  to: email,
  subject: title,
  ...mailBody({ title, pieces: [greeting(name), ...pieces], foot }),
})

const ready =
  'Your account is ready, and your profile has been started. Nobody else sees it before two people have confirmed your work and one story of yours is validated.'

/** The welcome after a registration whose address was proven already, by Google or LinkedIn. */
export const provenWelcomeEmail = (
  { asksReferees, ...to }: MailRecipient & { asksReferees: boolean },
  siteUrl: string,
) =>
  accountEmail(to, siteUrl, {
    kind: 'welcome',
    title: `Welcome to ${brand.name}`,
    pieces: [
      { text: `${ready}${asksReferees ? ' We have written to the people you named.' : ''}` },
      { link: new URL(paths.dashboard.href(), siteUrl).href, label: 'Open my dashboard' },
    ],
  })

/** The welcome after a registration, with the link that verifies the address. */
export function welcomeEmail(
  { asksReferees, ...to }: MailRecipient & { asksReferees: boolean },
  token: string,
  siteUrl: string,
) {
  return accountEmail(to, siteUrl, {
    kind: 'welcome',
    isSecret: true,
    title: `Welcome to ${brand.name}: please confirm your address`,
    pieces: [
      { text: ready },
      {
        text: `Please confirm that this address is yours.${asksReferees ? ' We write to your referees only after you have confirmed it.' : ''}`,
      },
      { link: new URL(paths.verifyEmail.href(token), siteUrl).href, label: 'Confirm my address' },
      {
        small:
          'The link works for a week. If it was not you who registered with this address, do nothing: it then stays unconfirmed, and nobody is written to in your name.',
      },
    ],
  })
}

/** The verification link once more, on request. */
export function verificationEmail(to: MailRecipient, token: string, siteUrl: string) {
  return accountEmail(to, siteUrl, {
    kind: 'verify-email',
    isSecret: true,
    title: `Confirm your address at ${brand.name}`,
    pieces: [
      { text: 'Here is the link you asked for. It confirms that this address is yours.' },
      { link: new URL(paths.verifyEmail.href(token), siteUrl).href, label: 'Confirm my address' },
      { small: 'The link works for a week. If it was not you who asked for it, do nothing.' },
    ],
  })
}

/** `next` is the page to go on to once one is signed in. */
type Back = { token: string; next?: string | undefined }

/** The link that signs in without a password. */
export function signInLinkEmail(to: MailRecipient, { token, next }: Back, siteUrl: string) {
  return accountEmail(to, siteUrl, {
    kind: 'sign-in-link',
    isSecret: true,
    title: `Your link to sign in to ${brand.name}`,
    pieces: [
      { text: 'Open this link on the device you want to sign in on, and press the button there.' },
      { link: new URL(paths.login.href({ link: token, next }), siteUrl).href, label: 'Sign in' },
      {
        small:
          'The link works once, within 15 minutes. If it was not you who asked for it, do nothing: without this mail nobody can use it.',
      },
    ],
  })
}

/** The link that sets a new password. */
export function resetEmail(to: MailRecipient, { token, next }: Back, siteUrl: string) {
  return accountEmail(to, siteUrl, {
    kind: 'reset-password',
    isSecret: true,
    title: `Choose a new password for ${brand.name}`,
    pieces: [
      {
        text: 'Somebody asked for a new password for your account. If it was you, choose one here:',
      },
      {
        link: new URL(withNext(paths.resetPassword.href(token), next), siteUrl).href,
        label: 'Choose a new password',
      },
      {
        small:
          'The link works once, within an hour. A new password ends every session on every device. If it was not you who asked, do nothing: your password stays as it is.',
      },
    ],
  })
}

/** The mail to the first person who verified an address, about the account that was registered with it. */
export function firstProofEmail(to: MailRecipient, siteUrl: string) {
  return accountEmail(to, siteUrl, {
    kind: 'first-proof',
    title: `The account under your address at ${brand.name} is yours now`,
    pieces: [
      {
        text: 'Somebody had registered with this address, and nobody had confirmed it. You have now shown that it is yours, with the link in your mailbox. In case it was not you who registered, we stopped everything that had been set there:',
      },
      {
        text: 'The password that was chosen then, and every session but yours, have ended. Whoever was named as a referee is not written to: the invitations are cancelled, and under Referees on your dashboard you can ask again. Stories that waited for validation are drafts again. Answers that the agent was taught are switched off. Open hours, calendars, calendar addresses and sites that show the agent are removed.',
      },
      {
        text: 'Your profile is not public, and stays so until you switch it on yourself. The name, the texts and the stories are still as they were typed: please read them through, and change or delete what is not yours.',
      },
      { link: new URL(paths.dashboard.href(), siteUrl).href, label: 'Look at your profile' },
    ],
  })
}

/** The mail that says that a mailed link set a password, and what still signs in. */
export function resetDoneEmail(
  to: MailRecipient & { role: string },
  { removesRecent }: { removesRecent: boolean },
  siteUrl: string,
) {
  const isAdmin = to.role === 'admin'
  return accountEmail(to, siteUrl, {
    kind: 'password-changed',
    title: `Your password for ${brand.name} was changed`,
    pieces: [
      {
        text: 'A link that we mailed you set a new password for your account, and every device was signed out.',
      },
      {
        text: removesRecent
          ? `What was added to your account in the seven days before was removed, as you asked: ${isAdmin ? '' : 'passkeys, '}accounts at Google and LinkedIn, and the address for conversations; the address of your calendar feed and the links to meetings in earlier mails open nothing any more. ${isAdmin ? 'Your passkeys are your second factor, and stay.' : 'Older passkeys and accounts still sign you in.'}${to.role === 'owner' ? ' What your page and your agent say was not changed: please read it through.' : ''}`
          : 'The passkeys, and accounts at Google and LinkedIn, that were added to your account still sign in. Please look whether all of them are yours:',
      },
      { link: new URL(paths.account.href(), siteUrl).href, label: 'See how I sign in' },
      {
        text: 'If it was not you, somebody else reads your mail. Change the password of your mailbox first, and then choose a new one here:',
      },
      { link: new URL(paths.forgotPassword.href(), siteUrl).href, label: 'Choose a password' },
    ],
  })
}

/** The mail that warns of a changed password. */
export function passwordChangedEmail(to: MailRecipient, siteUrl: string) {
  return accountEmail(to, siteUrl, {
    kind: 'password-changed',
    title: `Your password for ${brand.name} was changed`,
    pieces: [
      { text: 'The password of your account was just changed. If it was you, there is nothing to do.' },
      { text: 'If it was not you, choose a new one now. It ends every session on every device:' },
      { link: new URL(paths.forgotPassword.href(), siteUrl).href, label: 'Choose a new password' },
    ],
  })
}
