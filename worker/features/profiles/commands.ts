import { and, eq, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Draft } from '#schema/drafts.ts'
import { questionnaireAreas } from '#schema/options.ts'
import type { Call } from '../../call.ts'
import { type Statements, tables } from '../../services/database.ts'
import { eraseInSlices } from '../../services/retention.ts'

const { profileRedirects, profiles, retiredAddresses } = tables

export type NewProfile = {
  ownerId: string
  profileUrl: string
  username: string | null
  name: string
  email: string
  currentRole: string
  company: string
  industry: string
  about: string
}

/** Makes the profile of a new account, which hangs nowhere yet, of what was registered and drafted. A statement, for a batch. */
export function createProfile({ db, now }: Call, { name, ...profile }: NewProfile, draft?: Draft) {
  return db.insert(profiles).values({
    ...profile,
    ...namesIn(name),
    ...(draft && drawnFrom(draft)),
    createdAt: now,
    updatedAt: now,
  })
}

/** Fills what an owner left empty in their profile with what they once drafted. A statement, for a batch. */
export function fillProfile({ db, now }: Call, ownerId: string, draft: Draft) {
  const { coreProblemSolved, targetIndustry, businessAreas, keySkills, coreDeliverables } = drawnFrom(draft)
  return db
    .update(profiles)
    .set({
      coreProblemSolved: sql`case when core_problem_solved = '' then ${coreProblemSolved} else core_problem_solved end`,
      targetIndustry: sql`case when target_industry = '' then ${targetIndustry} else target_industry end`,
      businessAreas: sql`case when business_areas = '[]' then ${JSON.stringify(businessAreas)} else business_areas end`,
      keySkills: sql`case when key_skills = '[]' then ${JSON.stringify(keySkills)} else key_skills end`,
      coreDeliverables: sql`case when core_deliverables = '[]' then ${JSON.stringify(coreDeliverables)} else core_deliverables end`,
      updatedAt: now,
    })
    .where(eq(profiles.ownerId, ownerId))
}

const drawnFrom = (draft: Draft) => ({
  coreProblemSolved: draft.problemSolved,
  targetIndustry: draft.targetClient,
  businessAreas: [questionnaireAreas[draft.businessArea]] as string[],
  keySkills: draft.keySkills,
  coreDeliverables: [draft.deliverables],
})

/** The last word is the family name, as most write it; the owner can change it. */
function namesIn(name: string) {
  const words = name.trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstName: words.join(' '), lastName }
}

/**
 * Refuses its whole batch where the owner edited the profile after this moment (null: at all), by emptying what may not be
 * empty (`brokenPresence`). A statement, the first of its batch.
 */
export const refuseIfEditedSince = ({ db }: Call, profileId: number, editedAt: Date | null) =>
  db
    .update(profiles)
    .set({ profileUrl: sql`null` })
    .where(and(eq(profiles.id, profileId), sql`edited_at is not ${editedAt?.getTime() ?? null}`))

/** Changes what an owner published of themselves; what is undefined stays, and one that is erased stays empty. A statement, for a batch. */
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
      updatedAt: now,
    })
    .where(and(eq(profiles.id, profileId), isNull(profiles.erasedAt)))

/**
 * Gives a profile another address: the old one leads to it and stays its own, and its picture stays (R10). Back to an
 * old address of its own it may go; one that another profile has, or once had, breaks the uniqueness of that name and
 * refuses the batch. Safe to repeat. Statements, for a batch.
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
      .set({ profileUrl, pictureSlug: sql`coalesce(picture_slug, profile_url)`, updatedAt: now })
      .where(and(eq(profiles.id, profileId), ne(profiles.profileUrl, profileUrl))),
  ]
}

/** Says that its owner passed a profile on; the first time stands. A statement. */
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

/** Says that something of a profile changed: should `goLive` fail now, the job `rehang-changed` does it. A statement, for a batch. */
export const touchProfile = ({ db, now }: Call, profileId: number) =>
  db.update(profiles).set({ updatedAt: now }).where(eq(profiles.id, profileId))

/** The condition that a profile is, or is not, kept off public view. */
export const isSuspended = (profileId: number, whether: boolean): SQL =>
  sql`exists (select 1 from ${profiles} where id = ${profileId} and (suspended_at is not null) = ${Number(whether)})`

/** Keeps a profile off public view, and why, where it is not yet. A row comes back if it was not. The last statement of its batch. */
export const suspendProfile = ({ db, now }: Call, profileId: number, reason: string) =>
  db
    .update(profiles)
    .set({ suspendedAt: now, suspendedReason: reason, updatedAt: now })
    .where(and(eq(profiles.id, profileId), isNull(profiles.suspendedAt)))
    .returning({ id: profiles.id })

/** Lets a suspended profile hang again. A row comes back if it was suspended. The last statement of its batch. */
export const restoreProfile = ({ db, now }: Call, profileId: number) =>
  db
    .update(profiles)
    .set({ suspendedAt: null, suspendedReason: '', updatedAt: now })
    .where(and(eq(profiles.id, profileId), isNotNull(profiles.suspendedAt)))
    .returning({ id: profiles.id })

/** Says that a profile hangs, since when, and what can be counted on it. A statement, for a batch. */
export const listProfile = (
  { db }: Pick<Call, 'db'>,
  profileId: number,
  hung: { listedAt: Date; hungAs: string; validatedStories: number; validatedReferences: number },
) =>
  db
    .update(profiles)
    .set(hung)
    // Whoever read it before it was suspended hangs it no more.
    .where(and(eq(profiles.id, profileId), isNull(profiles.suspendedAt)))

/** Says that a profile hangs no longer. A statement, for a batch. */
export const unlistProfile = ({ db }: Call, profileId: number) =>
  db
    .update(profiles)
    .set({ listedAt: null, hungAs: null })
    .where(and(eq(profiles.id, profileId), isNotNull(profiles.listedAt)))

/** Longer than the links to an erased page are likely to live. */
const retiredDays = 400

/** Keeps addresses from strangers, who would get the links of whoever had them, for 400 days; the hashes are `retiredHash`'s. A statement, for a batch. */
export const retireAddresses = ({ db, now }: Call, hashes: readonly string[]) => {
  const until = now.getTime() + retiredDays * 24 * 3600 * 1000
  return db.run(sql`insert into ${retiredAddresses} (hash, until)
    select value, ${until} from json_each(${JSON.stringify(hashes)}) where true
    on conflict do update set until = excluded.until`)
}

/**
 * Empties a profile whose account is erased. Its row stays, with nothing but its address, until the job `finish-erasing` is
 * done with what still hangs on it and stands in KV. A statement, for a batch.
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
