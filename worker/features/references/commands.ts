import { eq, sql } from 'drizzle-orm'
import type { InvitedReference } from '#schema/accounts/accounts.ts'
import { normaliseEmail } from '#schema/email.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { profiles, references } = tables

/** Names the referees that an owner wants to be asked; nobody is written to by this. Statements, for the batch that makes the profile. */
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

/** Those who can confirm anything: each mailbox once, and never the owner's own (R8). */
export function distinctReferees(ownEmail: string, referees: readonly InvitedReference[]) {
  const seen = new Set([normaliseEmail(ownEmail)])
  return referees.filter(({ email }) => {
    const mailbox = normaliseEmail(email)
    return !seen.has(mailbox) && seen.add(mailbox)
  })
}

/** Erases every reference of a profile, asked or given. */
export const eraseReferencesOf = ({ db }: Call, profileId: number) =>
  db.delete(references).where(eq(references.profileId, profileId))
