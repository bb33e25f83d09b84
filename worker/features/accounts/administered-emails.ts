import { brand } from '#schema/brand.ts'
import { contacts } from '#schema/contacts.ts'
import { paths } from '#schema/paths.ts'
import type { MailPiece } from '../../services/mail/mail-body.ts'
import { accountEmail, type MailRecipient } from './emails.ts'

/** A mail to an account about what an administrator did to it. */
const administeredEmail: typeof accountEmail = (to, siteUrl, words) =>
  accountEmail(to, siteUrl, {
    ...words,
    foot: `You receive this mail because an administrator of ${new URL(siteUrl).host} did something with the account under this address. Questions: ${contacts.support}.`,
  })

const link = (path: string, siteUrl: string, label: string): MailPiece => ({
  link: new URL(path, siteUrl).href,
  label,
})
const answerUs: MailPiece = { link: `mailto:${contacts.support}`, label: 'Answer us' }
const paragraphs = (reason: string): MailPiece[] =>
  reason
    .split(/\n+/)
    .filter((line) => line.trim())
    .map((text) => ({ text }))

/** That nobody may sign in to an account any more, and why. */
export const accountSuspendedEmail = (to: MailRecipient, reason: string, siteUrl: string) =>
  administeredEmail(to, siteUrl, {
    kind: 'account-suspended',
    title: `Your account at ${brand.name} is suspended`,
    pieces: [
      { text: 'Nobody can sign in to your account for now, and every device was signed out. This is why:' },
      ...paragraphs(reason),
      { text: 'Nothing is deleted. If you see this differently, please write to us:' },
      answerUs,
    ],
  })

/** That an account may be signed in to again. */
export const accountRestoredEmail = (to: MailRecipient, reason: string, siteUrl: string) =>
  administeredEmail(to, siteUrl, {
    kind: 'account-restored',
    title: `Your account at ${brand.name} is open again`,
    pieces: [
      { text: 'You can sign in to your account again:' },
      ...paragraphs(reason),
      link(paths.login.href(), siteUrl, 'Sign in'),
    ],
  })

/** That every device was signed out. */
export const signedOutEmail = (to: MailRecipient, siteUrl: string) =>
  administeredEmail(to, siteUrl, {
    kind: 'signed-out',
    title: `You were signed out of ${brand.name} everywhere`,
    pieces: [
      {
        text: 'An administrator has ended every session of your account. Your password is as it was, and nothing else has changed.',
      },
      {
        text: 'If you think that somebody else was signed in to it, choose a new password before you sign in again:',
      },
      link(paths.forgotPassword.href(), siteUrl, 'Choose a new password'),
      link(paths.login.href(), siteUrl, 'Sign in'),
    ],
  })

/** The link that signs in, which an administrator has had sent and never sees. */
export const sentSignInLinkEmail = (to: MailRecipient, token: string, siteUrl: string) =>
  administeredEmail(to, siteUrl, {
    // Counts with the links that people ask for themselves.
    kind: 'sign-in-link',
    isSecret: true,
    title: `Your link to sign in to ${brand.name}`,
    pieces: [
      {
        text: 'An administrator has had this link sent to you. Open it on the device you want to sign in on, and press the button there.',
      },
      link(paths.login.href({ link: token }), siteUrl, 'Sign in'),
      {
        small:
          'The link is good once, for 15 minutes. We have not seen it, and nobody can use it without this mail. If you do not need it, do nothing.',
      },
    ],
  })

/** The invitation to validate, with the link that sets a password. */
export const validatorInvitationEmail = (
  to: MailRecipient,
  { token, by, validDays }: { token: string; by: string; validDays: number },
  siteUrl: string,
) =>
  administeredEmail(to, siteUrl, {
    kind: 'validator-invitation',
    isSecret: true,
    title: `You are invited to validate stories on ${brand.name}`,
    pieces: [
      {
        text: `${by} invites you to be a validator: you read the stories that experts submit, see what their referees say to each claim, and decide whether a story is validated or goes back with a note.`,
      },
      { text: 'Your account is made. Choose a password, and it is yours:' },
      link(paths.resetPassword.href(token), siteUrl, 'Choose a password'),
      {
        small: `The link is good once, for ${validDays} days. If you would rather not, do nothing: without a password nobody uses the account, and you can ask us to remove it.`,
      },
    ],
  })

/** That a validator's account is removed. */
export const validatorRemovedEmail = (to: MailRecipient, reason: string, siteUrl: string) =>
  administeredEmail(to, siteUrl, {
    kind: 'validator-removed',
    title: `Your account for validating on ${brand.name} is removed`,
    pieces: [
      { text: 'You are no longer a validator, and your account with its password is deleted. This is why:' },
      ...paragraphs(reason),
      {
        text: 'What you decided stands, with your name, in the record. Stories that wait are read by others. Thank you for your work.',
      },
    ],
  })
