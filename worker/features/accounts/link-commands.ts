import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { tables } from '../../services/database.ts'
import { issueStatement, keyedHash, randomToken, readStatement } from '../../services/tokens.ts'
import { isUnverified } from './commands.ts'

const { verifications } = tables
const minuteMs = 60_000
/** How long a link is good that is good once. */
const goodMs = { 'sign-in-link': 15 * minuteMs, 'reset-password': 60 * minuteMs }
const addressLinkGoodMs = 7 * 24 * 60 * minuteMs
type Purpose = keyof typeof goodMs

const linkClaims = z.object({ userId: z.string(), id: z.string() })
const addressClaims = z.object({ userId: z.string(), email: z.string() })

/** A link that was opened: whose it is, and under what it is found until it is used. */
export type OpenedLink = { userId: string; identifier: string }

const identifierOf = ({ variables }: Call, purpose: Purpose, id: string) =>
  keyedHash(variables.AUTH_SECRET, purpose, id)

/** The token of a link that is good once, and the statement that keeps it until it is used, for the batch of its mail. */
export async function issueAccountLink(call: Call, purpose: Purpose, userId: string) {
  const { db, now, variables } = call
  const id = randomToken()
  const expiresAt = new Date(now.getTime() + goodMs[purpose])
  const token = await issueStatement(variables.AUTH_SECRET, purpose, { userId, id }, expiresAt)
  const identifier = await identifierOf(call, purpose, id)
  const statement = db.insert(verifications).values({
    id: crypto.randomUUID(),
    identifier,
    value: userId,
    expiresAt,
    createdAt: now,
    updatedAt: now,
  })
  return { token, statement }
}

/** Reads the token of a link that is good once; whether it was used is known when it is. @throws AppError LINK_EXPIRED for one that is forged or over. */
export async function readAccountLink(call: Call, purpose: Purpose, token: string): Promise<OpenedLink> {
  const read = await readStatement(call.variables.AUTH_SECRET, purpose, token, call.now)
  const { data } = linkClaims.safeParse(read)
  if (!data) throw new AppError('LINK_EXPIRED')
  return { userId: data.userId, identifier: await identifierOf(call, purpose, data.id) }
}

/** The condition that a link was not used yet, for the statements before the one that uses it. */
export const isUnused = ({ identifier, userId }: OpenedLink): SQL =>
  sql`exists (select 1 from ${verifications} where identifier = ${identifier} and value = ${userId})`

/** The same, of an account whose address nobody had shown to be theirs. */
export const isFirstProof = (link: OpenedLink): SQL => sql`${isUnused(link)} and ${isUnverified(link.userId)}`

/** Whether a link was not used yet; rows if so. */
export const findLink = ({ db, now }: Call, link: OpenedLink) =>
  db
    .select({ id: verifications.id })
    .from(verifications)
    .where(and(eq(verifications.identifier, link.identifier), gt(verifications.expiresAt, now)))

/** Uses a link up; returns a row if it was not used before. The last statement of the batch that does what it is for. */
export const spendLink = ({ db }: Call, { identifier }: OpenedLink) =>
  db
    .delete(verifications)
    .where(eq(verifications.identifier, identifier))
    .returning({ userId: verifications.value })

/** Under what it is kept that an account was opened by a purchase. */
export const purchaseIdentifier = ({ variables }: Call, orderId: string) =>
  keyedHash(variables.AUTH_SECRET, 'opened-purchase', orderId)

/** Whether an account was opened by a purchase; a row if so. */
export const findOpened = ({ db }: Call, identifier: string) =>
  db.select({ id: verifications.id }).from(verifications).where(eq(verifications.identifier, identifier))

/**
 * Uses up every link that was mailed for a purchase, where `onlyIf` holds; returns a row if it did, and refuses its batch
 * where that was done before (`brokenUniqueness`). The last statement of the batch that opens the account.
 */
export const spendPurchase = (
  { db, now }: Call,
  { identifier, goodDays }: { identifier: string; goodDays: number },
  onlyIf: SQL,
) =>
  db.all<{
    id: string
  }>(sql`insert into ${verifications} (id, identifier, value, expires_at, created_at, updated_at)
    select ${identifier}, ${identifier}, 'opened', ${now.getTime() + goodDays * 24 * 60 * minuteMs},
      ${now.getTime()}, ${now.getTime()} where ${onlyIf} returning id`)

/** The token of the link that shows that an address is its account's; good for a week, and safe to open twice. */
export const issueAddressLink = ({ variables, now }: Call, claims: z.infer<typeof addressClaims>) =>
  issueStatement(
    variables.AUTH_SECRET,
    'verify-email',
    { userId: claims.userId, email: claims.email.toLowerCase() },
    new Date(now.getTime() + addressLinkGoodMs),
  )

/** Which account and address such a link is about. @throws AppError LINK_EXPIRED. */
export async function readAddressLink({ variables, now }: Call, token: string) {
  const read = await readStatement(variables.AUTH_SECRET, 'verify-email', token, now)
  const { data } = addressClaims.safeParse(read)
  if (!data) throw new AppError('LINK_EXPIRED')
  return data
}
