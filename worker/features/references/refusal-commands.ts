import { and, eq, inArray, sql } from 'drizzle-orm'
import { deliveredTo, normaliseEmail, spellingsOfBefore } from '#schema/email.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { keyedHash } from '../../services/tokens.ts'
import { leadsTo } from './mailbox-queries.ts'

const { references, refusedReferees } = tables

/** A mailbox for one profile, as in `refusedReferees`; `earlier` hashes what earlier releases took for its spelling. */
export type Mailbox = { profileId: number; hash: string; earlier: string[] }

/** The keyed hashes of a mailbox for a profile. */
export async function mailboxOf({ variables }: Call, profileId: number, email: string): Promise<Mailbox> {
  const hashOf = (address: string) =>
    keyedHash(variables.AUTH_SECRET, 'refused-referee', `${profileId}/${address}`)
  const hash = await hashOf(deliveredTo(email))
  return { profileId, hash, earlier: await Promise.all(spellingsOfBefore(email).map(hashOf)) }
}

/** The condition that a deleted reference of this mailbox was declined or rejected. */
const isRefusalOf = ({ profileId, hash, earlier }: Mailbox) =>
  and(eq(refusedReferees.profileId, profileId), inArray(refusedReferees.hash, [hash, ...earlier]))

/** Whether a deleted reference of this mailbox was declined or rejected. */
export async function findRefusal({ db }: Call, mailbox: Mailbox): Promise<boolean> {
  const found = await db
    .select({ hash: refusedReferees.hash })
    .from(refusedReferees)
    .where(isRefusalOf(mailbox))
  return found.length > 0
}

/** Inserts a cancelled reference of a mailbox, unless it has one or was refused; the next statement sets its status. */
export const insertCancelled = (
  { db, now }: Call,
  mailbox: Mailbox,
  referee: { name: string; email: string },
) =>
  db.run(sql`insert into ${references} (profile_id, name, email, normalised_email, status, created_at)
    select ${mailbox.profileId}, ${referee.name}, ${referee.email}, ${normaliseEmail(referee.email)}, 'cancelled', ${now.getTime()}
    where not exists (select 1 from ${refusedReferees} where ${isRefusalOf(mailbox)}) and not exists (
      select 1 from ${references} where profile_id = ${mailbox.profileId} and ${leadsTo(referee.email)})`)

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
