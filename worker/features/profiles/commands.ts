import { and, eq, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { type Statements, tables } from '../../services/database.ts'
import { eraseInSlices } from '../../services/retention.ts'
import { mayBePublic } from './publishing-queries.ts'

const { profileRedirects, profiles, retiredAddresses } = tables

/** The condition that the owner edited the profile after this moment (null: at all). */
export const isEditedSince = (profileId: number, editedAt: Date | null): SQL =>
  sql`exists (select 1 from ${profiles} where id = ${profileId} and edited_at is not ${editedAt?.getTime() ?? null})`

/** Changes what an owner published of themselves; what is undefined stays, and one that is erased stays empty. */
export const editProfile = (
  { db, now }: Call,
  profileId: number,
  changes: Partial<
    Omit<typeof profiles.$inferInsert, 'id' | 'ownerId' | 'plan' | 'profileUrl' | 'pictureSlug'>
  >,
) =>
  db
    .update(profiles)
    // By this moment an edit is known: no two have the same.
    .set({
      ...changes,
      editedAt: sql`max(${now.getTime()}, coalesce(edited_at, 0) + 1)`,
      updatedAt: changedNow({ now }),
    })
    .where(and(eq(profiles.id, profileId), isNull(profiles.erasedAt)))

/**
 * Gives a profile another address: the old one leads to it and stays its own, and its picture stays (R10). Back to an
 * old address of its own it may go; one that another profile has, or once had, breaks the uniqueness of that name and
 * refuses the batch. Safe to repeat.
 */
export function moveProfile({ db, now }: Call, profileId: number, profileUrl: string): Statements {
  const ofMine = and(eq(profileRedirects.oldUrl, profileUrl), eq(profileRedirects.profileId, profileId))
  return [
    db.delete(profileRedirects).where(ofMine),
    // Fails where it is an old name of somebody else.
    db.insert(profileRedirects).values({ oldUrl: profileUrl, profileId, createdAt: now }),
    db.delete(profileRedirects).where(ofMine),
    db.run(sql`insert into ${profileRedirects} (old_url, profile_id, created_at)
      select profile_url, id, ${now.getTime()} from ${profiles}
      where id = ${profileId} and profile_url <> ${profileUrl}`),
    db
      .update(profiles)
      .set({
        profileUrl,
        pictureSlug: sql`coalesce(picture_slug, profile_url)`,
        updatedAt: changedNow({ now }),
      })
      .where(and(eq(profiles.id, profileId), ne(profiles.profileUrl, profileUrl))),
  ]
}

/** Says that its owner passed a profile on; the first time stands. */
export const passOn = ({ db, now }: Call, profileId: number) =>
  db
    .update(profiles)
    .set({ passedOnAt: now })
    .where(and(eq(profiles.id, profileId), isNull(profiles.passedOnAt)))

/** Says whether there are hours that can be booked, where a condition holds. A statement, for a batch with the profile's marks. */
export const sayOpenHours = (
  { db }: Pick<Call, 'db'>,
  profileId: number,
  hasOpenHours: boolean,
  onlyIf: SQL = sql`1`,
) =>
  db
    .update(profiles)
    .set({ hasOpenHours })
    .where(and(eq(profiles.id, profileId), isNull(profiles.erasedAt), onlyIf))

/**
 * When a profile changes, in milliseconds, unique among its states: the time of the write, not of the call, which may have
 * waited while the job `republish-changed` ran.
 */
export const changedNow = ({ now }: Pick<Call, 'now'>) =>
  sql`max(${now.getTime()}, updated_at + 1, cast(unixepoch('subsec') * 1000 as integer))`

/** Says that something of a profile changed: should `goLive` fail now, the job `republish-changed` does it. */
export const markProfileChanged = (call: Call, profileId: number) =>
  call.db
    .update(profiles)
    .set({ updatedAt: changedNow(call) })
    .where(eq(profiles.id, profileId))

/** The same for the profile of an account. */
export const markOwnersProfileChanged = (call: Call, userId: string) =>
  call.db
    .update(profiles)
    .set({ updatedAt: changedNow(call) })
    .where(eq(profiles.ownerId, userId))

/**
 * Says that a profile hangs, since when, and what can be counted on it, where it may be public and `onlyIf`, a condition on
 * its row, holds. A row comes back if it does. The first statement of its batch.
 */
export const listProfile = (
  { db }: Pick<Call, 'db'>,
  profileId: number,
  hung: { listedAt: Date; hungAs: string; validatedStories: number; validatedReferences: number },
  onlyIf: SQL = sql`1`,
) =>
  db
    .update(profiles)
    .set(hung)
    .where(and(eq(profiles.id, profileId), mayBePublic, onlyIf))
    .returning({ id: profiles.id })

/** Says that a profile hangs no longer, where `onlyIf`, a condition on its row, holds. */
export const unlistProfile = ({ db }: Call, profileId: number, onlyIf: SQL = sql`1`) =>
  db
    .update(profiles)
    .set({ listedAt: null, hungAs: null })
    .where(and(eq(profiles.id, profileId), isNotNull(profiles.listedAt), onlyIf))

/** Longer than the links to an erased page are likely to live. */
const retiredDays = 400

/**
 * Keeps addresses from strangers, who would get the links of whoever had them, for 400 days; the hashes are
 * `retiredHash`'s.
 */
export const retireAddresses = ({ db, now }: Call, hashes: readonly string[]) => {
  const until = now.getTime() + retiredDays * 24 * 3600 * 1000
  return db.run(sql`insert into ${retiredAddresses} (hash, until)
    select value, ${until} from json_each(${JSON.stringify(hashes)}) where true
    on conflict do update set until = excluded.until`)
}

/**
 * Empties a profile whose account is erased. Its row stays, with nothing but its address, until the job
 * `finish-erasing` is done with what still hangs on it and stands in KV.
 */
export const emptyProfile = ({ db, now }: Call, profileId: number) =>
  db
    .update(profiles)
    .set({
      ...{ firstName: '', lastName: '', email: '', phone: '', username: null, ownerId: null },
      ...{ currentRole: '', company: '', industry: '', targetIndustry: '', linkedinUrl: '' },
      ...{ headline: '', about: '', coreProblemSolved: '', yearsExperience: '', agentGreeting: '' },
      ...{ businessAreas: [], coreDeliverables: [], keySkills: [], expertise: [], signatureSystem: [] },
      ...{
        isActive: false,
        scorecardActive: false,
        hasOpenHours: false,
        suspendedReason: '',
        plan: 'free' as const,
      },
      erasedAt: now,
    })
    .where(eq(profiles.id, profileId))

/** Erases what was left of an emptied profile. */
export const eraseEmptied = ({ db }: Call, profileId: number) =>
  db.delete(profiles).where(and(eq(profiles.id, profileId), isNotNull(profiles.erasedAt)))

/** Frees addresses that were kept from strangers long enough. */
export const freeRetired = (call: Call) =>
  eraseInSlices(call, retiredAddresses, lt(retiredAddresses.until, call.now))
