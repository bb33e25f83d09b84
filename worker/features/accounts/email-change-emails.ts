import { brand } from '#schema/brand.ts'
import { contacts } from '#schema/contacts.ts'
import { maskEmail } from '#schema/email.ts'
import { paths } from '#schema/paths.ts'
import { type MailPiece, mailBody } from '../../services/mail/mail-body.ts'
import { accountEmail, type MailRecipient } from './emails.ts'

type Words = { kind: string; isSecret: boolean; title: string; pieces: MailPiece[] }

/** A mail to an address that somebody typed: it greets nobody by a name that they chose. */
const typedEmail = (to: string, siteUrl: string, { title, pieces, ...words }: Words) => ({
  ...words,
  isNeeded: true,
  to,
  subject: title,
  ...mailBody({
    title,
    pieces: [{ text: 'Hello,' }, ...pieces],
    foot: `You receive this mail because somebody entered this address for their account at ${new URL(siteUrl).host}. If it was not you, write to ${contacts.support}.`,
  }),
})

/** The kind of both mails to an address that somebody wants for an account, of which a mailbox gets a few a day. */
const newEmailKind = 'new-email'

/** The mail to a new address, with the link that confirms it. */
export const newEmailEmail = (to: string, from: string, token: string, siteUrl: string) =>
  typedEmail(to, siteUrl, {
    kind: newEmailKind,
    isSecret: true,
    title: `Confirm your new address at ${brand.name}`,
    pieces: [
      {
        text: `You asked us to use this address for your account at ${brand.name}, in place of ${maskEmail(from)}. Please confirm that it is yours:`,
      },
      { link: new URL(paths.newEmail.href({ token }), siteUrl).href, label: 'Confirm my new address' },
      {
        small:
          'The link is good once, for a day, on a device that is signed in to your account or with its password. If it was not you who asked, do nothing: nothing changes without it.',
      },
    ],
  })

/** The mail to an address that somebody wants for an account, and that has one already. */
export const emailTakenEmail = (to: string, from: string, _token: string, siteUrl: string) =>
  typedEmail(to, siteUrl, {
    kind: newEmailKind,
    isSecret: false,
    title: `This address cannot be used for another account at ${brand.name}`,
    pieces: [
      {
        text: `Somebody asked us to use this address for their account at ${brand.name}, in place of ${maskEmail(from)}. It belongs to an account already, or did until a few days ago, so nothing was changed.`,
      },
      {
        text: 'If it was you, and you have two accounts, sign in to the other one first and erase it or give it another address. If it was not you, there is nothing to do.',
      },
      { link: new URL(paths.login.href(), siteUrl).href, label: 'Sign in' },
    ],
  })

/** The mail to the former address, with the link that undoes the change. */
export const emailChangedEmail = (to: MailRecipient, newEmail: string, token: string, siteUrl: string) =>
  accountEmail(to, siteUrl, {
    kind: 'email-changed',
    isSecret: true,
    isFormer: true,
    title: `Your account at ${brand.name} has a new address`,
    pieces: [
      {
        text: `Your account now belongs to ${maskEmail(newEmail)}. Our mail goes there, and links that we mailed to this address open nothing any more. Every device but the one that confirmed it is signed out.`,
      },
      { text: 'If it was you, there is nothing to do.' },
      {
        text: 'If it was not you, take your account back. It gets this address again, its password is removed, and every device is signed out. You do not need the password for it:',
      },
      { link: new URL(paths.newEmail.href({ undo: token }), siteUrl).href, label: 'Take my account back' },
      { small: 'The link is good for seven days, also after a change of the password.' },
    ],
  })

/** The mail to the address that has its account back, with a link for a new password. */
export const emailUndoneEmail = (to: MailRecipient, token: string, siteUrl: string) =>
  accountEmail(to, siteUrl, {
    kind: 'email-undone',
    isSecret: true,
    title: `Your account at ${brand.name} is back at this address`,
    pieces: [
      {
        text: 'The new address is removed. The password and every session have ended, and so has a second factor that was set up within a week before. Choose a password:',
      },
      { link: new URL(paths.resetPassword.href(token), siteUrl).href, label: 'Choose a new password' },
      {
        text: 'What was set up since a week before the new address was asked for is stopped: invitations to referees are cancelled, open hours and a connected calendar are removed, and stories that waited for validation are drafts again. The address of your calendar feed and the links to meetings in earlier mails open nothing any more. If your profile or its agent was changed, it is not public until you switch it on. Please read it through.',
      },
      {
        small:
          'The link is good once, for an hour. Later you get another one by “Forgot your password?” on the sign-in page.',
      },
    ],
  })

/** The mail to the address that an undo took from an account. */
export const emailTakenBackEmail = (to: string, siteUrl: string) =>
  typedEmail(to, siteUrl, {
    kind: 'email-taken-back',
    isSecret: false,
    title: `Your new address at ${brand.name} was undone`,
    pieces: [
      {
        text: `The account at ${brand.name} that had this address was taken back by the mailbox of its former one. This address opens it no more, its password is removed, and every device is signed out.`,
      },
      {
        text: `If the account is yours and somebody else reads your former mailbox, write to ${contacts.support}.`,
      },
    ],
  })
