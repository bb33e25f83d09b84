import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { deliveredTo, normaliseEmail } from '#schema/email.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { keyedHash } from '../../services/tokens.ts'
import { leadsTo } from './mailbox-queries.ts'

const { references, refusedReferees } = tables

/** A mailbox for one profile, as in `refusedReferees`. */
export type Mailbox = { profileId: number; hash: string }

/** The keyed hash of a mailbox for a profile. */
export const mailboxOf = async ({ variables }: Call, profileId: number, email: string): Promise<Mailbox> => ({
  profileId,
  hash: await keyedHash(variables.AUTH_SECRET, 'refused-referee', `${profileId}/${deliveredTo(email)}`),
})

/** The condition that a deleted reference of this mailbox was declined or rejected. */
const hasRefused = ({ profileId, hash }: Mailbox): SQL =>
  sql`exists (select 1 from ${refusedReferees} where profile_id = ${profileId} and hash = ${hash})`

/** Whether a deleted reference of this mailbox was declined or rejected. */
export async function findRefusal({ db }: Call, mailbox: Mailbox): Promise<boolean> {
  const found = await db
    .select({ hash: refusedReferees.hash })
    .from(refusedReferees)
    .where(and(eq(refusedReferees.profileId, mailbox.profileId), eq(refusedReferees.hash, mailbox.hash)))
  return found.length > 0
}

/** Inserts a cancelled reference of a mailbox, unless it has one or was refused; the next statement sets its status. */
export const insertCancelled = ({ db, now }: Call, mailbox: Mailbox, who: { name: string; email: string }) =>
  db.run(sql`insert into ${references} (profile_id, name, email, normalised_email, status, created_at)
    select ${mailbox.profileId}, ${who.name}, ${who.email}, ${normaliseEmail(who.email)}, 'cancelled', ${now.getTime()}
    where not ${hasRefused(mailbox)} and not exists (
      select 1 from ${references} where profile_id = ${mailbox.profileId} and ${leadsTo(who.email)})`)

/** Saves the refusal of a declined or rejected reference, in the batch that deletes it (R8). */
export const insertRefusal = ({ db }: Call, referenceId: number, { profileId, hash }: Mailbox) =>
  db.run(sql`insert into ${refusedReferees} (profile_id, hash)
    select ${profileId}, ${hash} from ${references}
    where id = ${referenceId} and profile_id = ${profileId} and status in ('declined', 'rejected')
    on conflict do nothing`)

/** Ends every reference of a mailbox for a profile whose owner has it now: one that counted is rejected (R8). */
export const refuseOwn = ({ db, now }: Call, profileId: number, email: string) =>
  db
    .update(references)
    .set({
      status: sql`case status when 'validated' then 'rejected' else 'cancelled' end`,
      decidedAt: now,
      note: 'This is an address of the candidate.',
    })
    .where(
      and(
        eq(references.profileId, profileId),
        leadsTo(email),
        inArray(references.status, ['invited', 'submitted', 'validated']),
      ),
    )

/** Deletes the refusals of a profile's references. */
export const deleteRefusals = ({ db }: Call, profileId: number) =>
  db.delete(refusedReferees).where(eq(refusedReferees.profileId, profileId))
