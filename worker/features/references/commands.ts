import { eq, sql } from 'drizzle-orm'
import type { InvitedReference } from '#schema/accounts/accounts.ts'
import { isOneMailbox, normaliseEmail } from '#schema/email.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { daysAgo, eraseInSlices } from '../../services/retention.ts'

const { profiles, references } = tables

/** Inserts the referees whom an owner names, without mailing them, in the batch that creates the profile. */
export const nameReferees = ({ db, now }: Call, ownerId: string, referees: readonly InvitedReference[]) =>
  referees.map(({ firstName, lastName, email, solutionStory }) =>
    db
      .insert(references)
      .values({
        profileId: sql`(select id from ${profiles} where owner_id = ${ownerId})`,
        name: `${firstName} ${lastName}`,
        firstName,
        lastName,
        email,
        normalisedEmail: normaliseEmail(email),
        invitationStory: solutionStory,
        status: 'invited',
        createdAt: now,
      })
      .onConflictDoNothing(),
  )

/** The referees who can confirm anything: each mailbox once, without the owner's (R8). */
export function distinctReferees(ownEmail: string, referees: readonly InvitedReference[]) {
  const emails = [ownEmail]
  return referees.filter(({ email }) => !emails.some((one) => isOneMailbox(one, email)) && emails.push(email))
}

export const eraseReferencesOf = ({ db }: Call, profileId: number) =>
  db.delete(references).where(eq(references.profileId, profileId))

/** How long those stay in their owner's list who never answered, in days. */
const retentionDays = 400

/**
 * Deletes what was written under an address that nobody confirmed, once it is over and also where its owner cancelled
 * it: all of it where the owner never asked that address, and 400 days later where they did.
 */
export async function expireUnconfirmed(call: Call): Promise<void> {
  const isUnconfirmed = sql`status in ('cancelled', 'expired') and address_confirmed_at is null`
  const isOver = sql`${isUnconfirmed} and expires_at <= ${call.now.getTime()}`
  await call.db
    .update(references)
    .set({ answers: null, feedback: '', company: '', role: '', network: null })
    .where(sql`${isOver} and status = 'cancelled' and answers is not null`)
  await eraseInSlices(
    call,
    references,
    sql`${isOver} and earlier_confirmed_at is null and invited_at is null and first_name = '' and last_name = ''`,
  )
  await eraseInSlices(
    call,
    references,
    sql`${isUnconfirmed} and earlier_confirmed_at is null
      and coalesce(expires_at, decided_at) <= ${daysAgo(call, retentionDays).getTime()}`,
  )
}
