import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { accountEmail, type MailRecipient } from '../accounts/emails.ts'

/** The mail that says that a passkey was added. */
export const passkeyAddedEmail = (to: MailRecipient, name: string, siteUrl: string) =>
  accountEmail(to, siteUrl, {
    kind: 'passkey-added',
    title: `A passkey was added to your account at ${brand.name}`,
    pieces: [
      {
        text: `From now on your account also opens with the passkey “${name}”: the screen lock of a device, instead of the password. If it was you, there is nothing to do.`,
      },
      { text: 'If it was not you, remove it now, and choose a new password as well:' },
      { link: new URL(paths.account.href(), siteUrl).href, label: 'Look at your passkeys' },
    ],
  })

/** The mail that says that a passkey was removed. */
export const passkeyRemovedEmail = (to: MailRecipient, name: string, siteUrl: string) =>
  accountEmail(to, siteUrl, {
    kind: 'passkey-removed',
    title: `A passkey was removed from your account at ${brand.name}`,
    pieces: [
      {
        text: `The passkey “${name}” no longer opens your account, and other devices on which it had signed in are signed out. If it was you, there is nothing to do.`,
      },
      { text: 'If it was not you, choose a new password now. It ends every session on every device:' },
      { link: new URL(paths.forgotPassword.href(), siteUrl).href, label: 'Choose a new password' },
    ],
  })
