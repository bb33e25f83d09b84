import { and, eq, type SQL, sql } from 'drizzle-orm'
import { normaliseEmail } from '#schema/email.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { keyedHash } from '../../services/tokens.ts'

const { references, refusedReferees } = tables

/** A mailbox for one profile, as `refusedReferees` keeps it. */
export type Mailbox = { profileId: number; hash: string }

/** A mailbox, under whatever tag, as it is kept for a profile: a keyed hash that leads to no address. */
export const mailboxOf = async ({ variables }: Call, profileId: number, email: string): Promise<Mailbox> => ({
  profileId,
  hash: await keyedHash(variables.AUTH_SECRET, 'refused-referee', `${profileId}/${normaliseEmail(email)}`),
})

/** The condition that an erased reference of this mailbox was declined or rejected. */
const hasRefused = ({ profileId, hash }: Mailbox): SQL =>
  sql`exists (select 1 from ${refusedReferees} where profile_id = ${profileId} and hash = ${hash})`

/** Whether an erased reference of this mailbox was declined or rejected. */
export async function findRefusal({ db }: Call, mailbox: Mailbox): Promise<boolean> {
  const found = await db
    .select({ hash: refusedReferees.hash })
    .from(refusedReferees)
    .where(and(eq(refusedReferees.profileId, mailbox.profileId), eq(refusedReferees.hash, mailbox.hash)))
  return found.length > 0
}

/**
 * Makes the row of a mailbox, unless there is one or it was refused: cancelled, for the statement behind it to say what
 * it becomes.
 */
export const insertCancelled = ({ db, now }: Call, mailbox: Mailbox, who: { name: string; email: string }) =>
  db.run(sql`insert into ${references} (profile_id, name, email, normalised_email, status, created_at)
    select ${mailbox.profileId}, ${who.name}, ${who.email}, ${normaliseEmail(who.email)}, 'cancelled', ${now.getTime()}
    where not ${hasRefused(mailbox)} on conflict do nothing`)

/** Keeps the refusal of a reference that is about to be erased, if it was declined or rejected (R8). A statement, for the batch that erases it. */
export const insertRefusal = ({ db }: Call, referenceId: number, { profileId, hash }: Mailbox) =>
  db.run(sql`insert into ${refusedReferees} (profile_id, hash)
    select ${profileId}, ${hash} from ${references}
    where id = ${referenceId} and profile_id = ${profileId} and status in ('declined', 'rejected')
    on conflict do nothing`)

/** Erases whom a profile's references were refused by. */
export const deleteRefusals = ({ db }: Call, profileId: number) =>
  db.delete(refusedReferees).where(eq(refusedReferees.profileId, profileId))
