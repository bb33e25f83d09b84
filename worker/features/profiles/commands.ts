import { and, eq, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { dayMs } from '#schema/durations.ts'
import type { Call } from '../../call.ts'
import { type Statements, tables } from '../../services/database.ts'
import { eraseInSlices } from '../../services/retention.ts'
import { mayBePublic } from './publishing-queries.ts'

const { profileRedirects, profiles, retiredAddresses } = tables

/** The condition that the owner edited the profile after this moment (null: at all). */
export const isEditedSince = (profileId: number, editedAt: Date | null): SQL =>
  sql`exists (select 1 from ${profiles} where id = ${profileId} and edited_at is not ${editedAt?.getTime() ?? null})`

/** Saves the fields of a profile that are given; an erased profile stays blank. */
export const editProfile = (
  { db, now }: Call,
  profileId: number,
  changes: Partial<
    Omit<typeof profiles.$inferInsert, 'id' | 'ownerId' | 'plan' | 'profileUrl' | 'pictureSlug'>
  >,
) =>
  db
    .update(profiles)
    // The moment identifies an edit, so no two have the same.
    .set({
      ...changes,
      editedAt: sql`max(${now.getTime()}, coalesce(edited_at, 0) + 1)`,
      updatedAt: changedNow({ now }),
    })
    .where(and(eq(profiles.id, profileId), isNull(profiles.erasedAt)))

/**
 * Moves a profile to another address and redirects the old one, which stays its own, as does its picture (R10); the
 * batch fails on an address that another profile has or had. Safe to repeat.
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

/** Records that its owner shared a profile; the first time stays. */
export const markShared = ({ db, now }: Call, profileId: number) =>
  db
    .update(profiles)
    .set({ passedOnAt: now })
    .where(and(eq(profiles.id, profileId), isNull(profiles.passedOnAt)))

/** Records that its owner made a CV of a profile, of the one at this address if it is named; the first time stays. */
export const markCvGenerated = ({ db, now }: Call, profileId: number, profileUrl?: string) =>
  db
    .update(profiles)
    .set({ cvGeneratedAt: now })
    .where(
      and(
        eq(profiles.id, profileId),
        isNull(profiles.cvGeneratedAt),
        profileUrl === undefined ? undefined : eq(profiles.profileUrl, profileUrl),
      ),
    )

/** Records that a story was saved after the first CV; the first time stays. */
export const markCvEdited = ({ db, now }: Call, profileId: number) =>
  db
    .update(profiles)
    .set({ cvEditedAt: now })
    .where(
      and(
        eq(profiles.id, profileId),
        isNull(profiles.cvEditedAt),
        sql`exists (select 1 from stories s join story_versions v on v.story_id = s.id
          where s.profile_id = ${profileId} and v.edited_at > ${profiles.cvGeneratedAt})`,
      ),
    )

/** Saves whether a profile has bookable hours, where a condition holds, in a batch with its page marks. */
export const saveHasOpenHours = (
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
 * The moment of a change, in milliseconds, unique for the profile and of the write, as the call may have waited while
 * the job `republish-changed` ran.
 */
export const changedNow = ({ now }: Pick<Call, 'now'>) =>
  sql`max(${now.getTime()}, updated_at + 1, cast(unixepoch('subsec') * 1000 as integer))`

/** Marks a profile as changed, so that the job `republish-changed` completes a failed `updatePublication`. */
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

/** Saves the first line of a profile's agent, empty for the usual one. */
export const setGreeting = (call: Call, profileId: number, agentGreeting: string) =>
  call.db
    .update(profiles)
    .set({ agentGreeting, updatedAt: changedNow(call) })
    .where(and(eq(profiles.id, profileId), isNull(profiles.erasedAt)))

/** Sets the address on the profile of an account. */
export const setOwnersEmail = (call: Call, userId: string, email: string) =>
  call.db
    .update(profiles)
    .set({ email, updatedAt: changedNow(call) })
    .where(eq(profiles.ownerId, userId))

/**
 * Marks a profile as published, since when, and its countable figures, where it may be public and `onlyIf` holds;
 * returns a row if it did, and comes first in its batch.
 */
export const listProfile = (
  { db }: Pick<Call, 'db'>,
  profileId: number,
  listing: { listedAt: Date; publishedHash: string; validatedStories: number; validatedReferences: number },
  onlyIf: SQL = sql`1`,
) =>
  db
    .update(profiles)
    .set({
      ...listing,
      firstListedAt: sql`coalesce(${profiles.firstListedAt}, ${listing.listedAt.getTime()})`,
    })
    .where(and(eq(profiles.id, profileId), mayBePublic, onlyIf))
    .returning({ id: profiles.id })

/** Marks a profile as unpublished, where `onlyIf` holds. */
export const unlistProfile = ({ db }: Call, profileId: number, onlyIf: SQL = sql`1`) =>
  db
    .update(profiles)
    .set({ listedAt: null, publishedHash: null })
    .where(and(eq(profiles.id, profileId), isNotNull(profiles.listedAt), onlyIf))

/** Longer than links to an erased page are likely to live. */
const retiredDays = 400

/**
 * Reserves the addresses of an erased profile for 400 days, so that nobody else gets their links; the hashes are
 * `retiredHash`'s.
 */
export const retireAddresses = ({ db, now }: Call, hashes: readonly string[]) => {
  const until = now.getTime() + retiredDays * dayMs
  return db.run(sql`insert into ${retiredAddresses} (hash, until)
    select value, ${until} from json_each(${JSON.stringify(hashes)}) where true
    on conflict do update set until = excluded.until`)
}

/** Columns that say nothing of a person, or that the job `finish-erasing` still needs. Every other column is blanked. */
type KeptWhenErased =
  | (
      | 'id'
      | 'profileUrl'
      | 'pictureSlug'
      | 'publishedHash'
      | 'listedAt'
      | 'firstListedAt'
      | 'featuredRank'
      | 'isSample'
      | 'agentType'
    )
  | ('planUntil' | 'validatedStories' | 'validatedReferences' | 'suspendedAt')
  | ('editedAt' | 'passedOnAt' | 'cvGeneratedAt' | 'cvEditedAt' | 'erasedAt' | 'createdAt' | 'updatedAt')

const blankColumns = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  username: null,
  ownerId: null,
  currentRole: '',
  company: '',
  industry: '',
  targetIndustry: '',
  linkedinUrl: '',
  headline: '',
  about: '',
  coreProblemSolved: '',
  yearsExperience: '',
  agentGreeting: '',
  businessAreas: [],
  coreDeliverables: [],
  keySkills: [],
  expertise: [],
  signatureSystem: [],
  isActive: false,
  scorecardActive: false,
  hasOpenHours: false,
  suspendedReason: '',
  plan: 'free',
} satisfies Required<Omit<typeof profiles.$inferInsert, KeptWhenErased>>

/**
 * Blanks the profile of an erased account, whose row and address stay until the job `finish-erasing` has deleted the
 * rest.
 */
export const blankProfile = ({ db, now }: Call, profileId: number) =>
  db
    .update(profiles)
    .set({ ...blankColumns, erasedAt: now })
    .where(eq(profiles.id, profileId))

export const deleteBlanked = ({ db }: Call, profileId: number) =>
  db.delete(profiles).where(and(eq(profiles.id, profileId), isNotNull(profiles.erasedAt)))

/** Deletes retired addresses after their time. */
export const deleteRetired = (call: Call) =>
  eraseInSlices(call, retiredAddresses, lt(retiredAddresses.until, call.now))
