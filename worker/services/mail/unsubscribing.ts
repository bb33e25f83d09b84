import { z } from 'zod'
import {
  answerMail,
  refereeMails,
  type StoppableMail,
  stoppedWith,
  waitlistMail,
} from '#schema/accounts/mail-preferences.ts'
import { paths, services } from '#schema/paths.ts'
import type { Call } from '../../call.ts'
import { AppError } from '../app-error.ts'
import { issueExpiringToken, readExpiringToken } from '../tokens.ts'
import { withFootLink } from './mail-body.ts'

const purpose = 'unsubscribe'
/** Unsubscribe links do not expire. */
const never = new Date(8.64e15)
const claimsSchema = z.object({ email: z.string(), kind: z.string() })

/** An address and an optional kind of mail, with the kinds that stop with it. */
export type Stoppable = { email: string; kind: StoppableMail; kinds: readonly StoppableMail[] }
type Addressed = { to: string; kind: string }

/** The token by which an address stops a kind of mail for its mailbox, always the same. */
const tokenFor = ({ variables }: Call, { to, kind }: Addressed) =>
  issueExpiringToken(variables.AUTH_SECRET, purpose, { email: to.toLowerCase(), kind }, never)

/**
 * The kind and mailbox that a token stops. @throws AppError LINK_EXPIRED for a forged token or one of another purpose.
 */
export async function readUnsubscribing({ variables, now }: Call, token: string): Promise<Stoppable> {
  const { data } = claimsSchema.safeParse(await readExpiringToken(variables.AUTH_SECRET, purpose, token, now))
  const kinds = data ? stoppedWith(data.kind) : []
  const kind = kinds.find((known) => known === data?.kind)
  if (!data || !kind) throw new AppError('LINK_EXPIRED')
  return { email: data.email, kind, kinds }
}

/** The mail with an unsubscribe link in its footer; only for the kinds of `schema/accounts/mail-preferences.ts`. */
export async function stoppable<Written extends Addressed & { text: string; html: string }>(
  call: Call,
  mail: Written,
): Promise<Written> {
  if (!stoppedWith(mail.kind).length)
    throw new Error(`The kind ${mail.kind} is not in schema/accounts/mail-preferences.ts`)
  const page = new URL(paths.unsubscribe.href(await tokenFor(call, mail)), call.variables.APP_URL)
  return withFootLink(mail, page.href, labelFor(mail.kind))
}

function labelFor(kind: string): string {
  if (kind === waitlistMail) return 'Leave the waitlist'
  if (kind === answerMail) return 'No more answers of experts by mail'
  return refereeMails.some((known) => known === kind)
    ? 'Ask me nothing more by mail, whoever it is for'
    : 'No more mails of this kind'
}

/** The one-click unsubscribe headers of RFC 8058; none for a mail that is not optional. */
export async function unsubscribeHeaders(call: Call, mail: Addressed): Promise<Record<string, string>> {
  if (!stoppedWith(mail.kind).length) return {}
  const address = new URL(`${services.api}/unsubscribe`, call.variables.APP_URL)
  address.searchParams.set('token', await tokenFor(call, mail))
  return {
    'List-Unsubscribe': `<${address.href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
