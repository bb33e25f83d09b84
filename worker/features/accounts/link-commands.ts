import { and, eq, gt, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { minuteMs } from '#schema/durations.ts'
import type { Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { tables } from '../../services/database.ts'
import { issueExpiringToken, keyedHash, randomToken, readExpiringToken } from '../../services/tokens.ts'
import { isUnverified } from './commands.ts'

const { users, verifications } = tables
/** How long a single-use link is valid. */
const linkTtlMs = { 'sign-in-link': 15 * minuteMs, 'reset-password': 60 * minuteMs }
const addressLinkTtlMs = 7 * 24 * 60 * minuteMs
type Purpose = keyof typeof linkTtlMs

const linkClaims = z.object({ userId: z.string(), id: z.string() })
const addressClaims = z.object({ userId: z.string(), email: z.string() })

/** An opened link: its account, and the key under which it is stored until it is used. */
type OpenedLink = { userId: string; identifier: string }

const identifierOf = ({ variables }: Call, purpose: Purpose, id: string) =>
  keyedHash(variables.AUTH_SECRET, purpose, id)

/** How long the link of an invitation to validate is valid, in days. */
export const invitationLinkDays = 7

/** What a stored link names: an account at the address that it was mailed to, which it does not outlive. */
const accountAtAddress = sql`${users.id} || ' ' || ${users.email}`

/**
 * Issues a single-use link to an account's address: its token, and the statement for its mail's batch, which stores
 * nothing if the address has changed. `validDays` is for a recipient who did not ask.
 */
export async function issueAccountLink(
  call: Call,
  purpose: Purpose,
  { id: userId, email }: { id: string; email: string },
  validDays?: number,
) {
  const { db, now, variables } = call
  const id = randomToken()
  const expiresAt = new Date(
    now.getTime() + (validDays ? validDays * 24 * 60 * minuteMs : linkTtlMs[purpose]),
  )
  const token = await issueExpiringToken(variables.AUTH_SECRET, purpose, { userId, id }, expiresAt)
  const identifier = await identifierOf(call, purpose, id)
  const statement = db.run(sql`insert into ${verifications}
    (id, identifier, value, expires_at, created_at, updated_at)
    select ${`${userId} ${crypto.randomUUID()}`}, ${identifier}, ${accountAtAddress}, ${expiresAt.getTime()}, ${now.getTime()},
      ${now.getTime()} from ${users} where id = ${userId} and email = ${email}`)
  return { token, statement }
}

/** Reads the token of a single-use link, used or not. @throws AppError LINK_EXPIRED for a forged or expired one. */
export async function readAccountLink(call: Call, purpose: Purpose, token: string): Promise<OpenedLink> {
  const read = await readExpiringToken(call.variables.AUTH_SECRET, purpose, token, call.now)
  const { data } = linkClaims.safeParse(read)
  if (!data) throw new AppError('LINK_EXPIRED')
  return { userId: data.userId, identifier: await identifierOf(call, purpose, data.id) }
}

/**
 * The condition that a link is unused and its account still has the address that it was mailed to, for the statements
 * before the one that uses it.
 */
export const isUnused = ({ identifier, userId }: OpenedLink): SQL =>
  sql`exists (select 1 from ${verifications} where identifier = ${identifier}
    and value = (select ${accountAtAddress} from ${users} where id = ${userId}))`

/** The same for an account whose address was not verified before. */
export const isFirstProof = (link: OpenedLink): SQL => sql`${isUnused(link)} and ${isUnverified(link.userId)}`

/** A row if a link is unused. */
export const findLink = ({ db, now }: Call, link: OpenedLink) =>
  db
    .select({ id: verifications.id })
    .from(verifications)
    .where(
      and(eq(verifications.identifier, link.identifier), gt(verifications.expiresAt, now), isUnused(link)),
    )

/** Uses a link, as the last statement of its batch; returns a row if it was unused. */
export const spendLink = ({ db }: Call, link: OpenedLink) =>
  db
    .delete(verifications)
    .where(and(eq(verifications.identifier, link.identifier), isUnused(link)))
    .returning({ id: verifications.id })

/** The ids of an account's links begin with its own. */
const isLinkOf = (userId: string) =>
  and(gte(verifications.id, `${userId} `), lt(verifications.id, `${userId}!`))

/** Ends every other link that was mailed to the account, where `onlyIf` holds. */
export const endOtherLinks = ({ db }: Call, { userId, identifier }: OpenedLink, onlyIf: SQL) =>
  db.delete(verifications).where(and(isLinkOf(userId), ne(verifications.identifier, identifier), onlyIf))

/** Erases the links that were mailed to an account, with its address in them. */
export const eraseLinksOf = ({ db }: Call, userId: string) => db.delete(verifications).where(isLinkOf(userId))

/** The key under which it is stored that a purchase created an account. */
export const purchaseIdentifier = ({ variables }: Call, orderId: string) =>
  keyedHash(variables.AUTH_SECRET, 'opened-purchase', orderId)

/** A row if a purchase created an account. */
export const findOpened = ({ db }: Call, identifier: string) =>
  db.select({ id: verifications.id }).from(verifications).where(eq(verifications.identifier, identifier))

/**
 * Uses every link that was mailed for a purchase, as the last statement of the batch that creates the account, where
 * `onlyIf` holds; returns a row if it did, and its batch fails on a repeat (`brokenUniqueness`).
 */
export const spendPurchase = (
  { db, now }: Call,
  { identifier, validDays }: { identifier: string; validDays: number },
  onlyIf: SQL,
) =>
  db.all<{
    id: string
  }>(sql`insert into ${verifications} (id, identifier, value, expires_at, created_at, updated_at)
    select ${identifier}, ${identifier}, 'opened', ${now.getTime() + validDays * 24 * 60 * minuteMs},
      ${now.getTime()}, ${now.getTime()} where ${onlyIf} returning id`)

/** The token of a link that verifies an address; valid for a week, also more than once. */
export const issueAddressLink = ({ variables, now }: Call, claims: z.infer<typeof addressClaims>) =>
  issueExpiringToken(
    variables.AUTH_SECRET,
    'verify-email',
    { userId: claims.userId, email: claims.email.toLowerCase() },
    new Date(now.getTime() + addressLinkTtlMs),
  )

/** The account and address of such a link. @throws AppError LINK_EXPIRED. */
export async function readAddressLink({ variables, now }: Call, token: string) {
  const read = await readExpiringToken(variables.AUTH_SECRET, 'verify-email', token, now)
  const { data } = addressClaims.safeParse(read)
  if (!data) throw new AppError('LINK_EXPIRED')
  return data
}
