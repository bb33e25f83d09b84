import type { z } from 'zod'
import type { linkBackSchema } from '#schema/accounts/link-back.ts'
import { accountOf, type Call } from '../../call.ts'
import { accountExists } from '../../features/accounts/commands.ts'
import { resetEmail, signInLinkEmail, verificationEmail } from '../../features/accounts/emails.ts'
import { issueAccountLink, issueAddressLink } from '../../features/accounts/link-commands.ts'
import { linksPerDay } from '../../features/accounts/policy.ts'
import { userAt } from '../../features/accounts/queries.ts'
import { allOf } from '../../services/database/conditions.ts'
import { fewerMailsThan } from '../../services/mail/mail-limits.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { write } from '../../services/write.ts'

/** `next` is the page that the link goes on to. */
type LinkInput = z.output<typeof linkBackSchema>

const linkEmails = { 'sign-in-link': signInLinkEmail, 'reset-password': resetEmail }

/** Mails a link to sign in, if there is an account at an address that is not suspended. */
export const mailSignInLink = (call: Call, input: LinkInput, isKnownBrowser: boolean) =>
  mailAccountLink(call, 'sign-in-link', input, isKnownBrowser)

/** Mails a link for a new password, if there is an account at an address that is not suspended. */
export const mailResetLink = (call: Call, input: LinkInput, isKnownBrowser: boolean) =>
  mailAccountLink(call, 'reset-password', input, isKnownBrowser)

async function mailAccountLink(
  call: Call,
  purpose: keyof typeof linkEmails,
  { email, next }: LinkInput,
  isKnownBrowser: boolean,
) {
  const [user] = await userAt(call, email)
  if (!user || user.suspendedAt) return
  const { token, statement } = await issueAccountLink(call, purpose, user)
  const mail = {
    key: `${purpose}/${crypto.randomUUID()}`,
    ...linkEmails[purpose](user, { token, next }, call.variables.APP_URL),
  }
  // What strangers ask for leaves some to the browsers that signed in before.
  const isLeft = fewerMailsThan(call, isKnownBrowser ? 2 * linksPerDay : linksPerDay, mail)
  await write(call, {
    link: statement,
    // It may be erased meanwhile.
    mail: mailStatement(call, mail, allOf(accountExists(user.id), isLeft)),
  })
}

/** Mails the signed-in account the link that confirms its address, if it is unconfirmed. */
export async function mailAddressLink(call: Call): Promise<void> {
  const account = accountOf(call)
  if (account.emailVerified) return
  const token = await issueAddressLink(call, account)
  const mail = {
    key: `verify-email/${crypto.randomUUID()}`,
    ...verificationEmail(account, token, call.variables.APP_URL),
  }
  await mailStatement(
    call,
    mail,
    allOf(accountExists(account.userId), fewerMailsThan(call, linksPerDay, mail)),
  )
}
