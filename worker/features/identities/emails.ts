import { brand } from '#schema/brand.ts'
import { type Provider, providers } from '#schema/identities/providers.ts'
import { paths } from '#schema/paths.ts'
import { accountEmail, type MailRecipient } from '../accounts/emails.ts'

/** The mail that says that an account opens with Google or LinkedIn from now on. */
export const identityJoinedEmail = (to: MailRecipient, provider: Provider, siteUrl: string) =>
  accountEmail(to, siteUrl, {
    kind: 'identity-joined',
    title: `Your account at ${brand.name} opens with ${providers[provider]} now`,
    pieces: [
      {
        text: `From now on whoever is signed in to the joined account at ${providers[provider]} can sign in to yours here. If it was you, there is nothing to do.`,
      },
      { text: 'If it was not you, remove it now, and choose a new password as well:' },
      { link: new URL(paths.account.href(), siteUrl).href, label: 'Look at your ways to sign in' },
    ],
  })

/** The mail that says that an account no longer opens with Google or LinkedIn. */
export const identityRemovedEmail = (to: MailRecipient, provider: Provider, siteUrl: string) =>
  accountEmail(to, siteUrl, {
    kind: 'identity-removed',
    title: `Your account at ${brand.name} no longer opens with ${providers[provider]}`,
    pieces: [
      {
        text: `Nobody can sign in to it with ${providers[provider]} any more, and other devices that had are signed out. If it was you, there is nothing to do.`,
      },
      { text: 'If it was not you, choose a new password now. It ends every session on every device:' },
      { link: new URL(paths.forgotPassword.href(), siteUrl).href, label: 'Choose a new password' },
    ],
  })
