import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Draft } from '#schema/drafts/drafts.ts'
import { type FilledField, filledFields } from '#schema/onboarding/wizard.ts'
import { namesIn } from '#schema/text/person-name.ts'
import type { Call } from '../../call.ts'
import { type Statements, tables } from '../../services/database.ts'
import { changedNow } from './commands.ts'

const { profileRedirects, profiles } = tables

type NewProfile = {
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

/**
 * Inserts the unpublished profile of a new account from its registration and draft; the batch fails where the address
 * is another profile's old one.
 */
export function createProfile(
  { db, now }: Call,
  { name, ...profile }: NewProfile,
  draft?: Draft,
): Statements {
  const { profileUrl, ownerId } = profile
  return [
    db.insert(profiles).values({
      ...profile,
      ...namesIn(name),
      ...(draft && drawnFrom(draft)),
      createdAt: now,
      updatedAt: now,
    }),
    db.run(sql`insert into ${profileRedirects} (old_url, profile_id, created_at)
      select profile_url, id, ${now.getTime()} from ${profiles} where owner_id = ${ownerId}`),
    db.delete(profileRedirects).where(eq(profileRedirects.oldUrl, profileUrl)),
  ]
}

/** Fills the empty fields of an owner's profile from their draft, where `onlyIf` holds. */
export function fillProfile(call: Call, ownerId: string, draft: Draft, onlyIf?: SQL) {
  const { coreProblemSolved, targetIndustry, businessAreas, keySkills, coreDeliverables } = drawnFrom(draft)
  return call.db
    .update(profiles)
    .set({
      coreProblemSolved: sql`case when core_problem_solved = '' then ${coreProblemSolved} else core_problem_solved end`,
      targetIndustry: sql`case when target_industry = '' then ${targetIndustry} else target_industry end`,
      businessAreas: sql`case when business_areas = '[]' then ${JSON.stringify(businessAreas)} else business_areas end`,
      keySkills: sql`case when key_skills = '[]' then ${JSON.stringify(keySkills)} else key_skills end`,
      coreDeliverables: sql`case when core_deliverables = '[]' then ${JSON.stringify(coreDeliverables)} else core_deliverables end`,
      updatedAt: changedNow(call),
    })
    .where(and(eq(profiles.ownerId, ownerId), onlyIf))
}

/** What a setup says of a profile, field by field, and what its owner saw in those that it may replace. */
export type Filling = { values: Partial<Filled>; seen: Partial<Record<FilledField, string | string[]>> }
type Filled = Pick<typeof profiles.$inferSelect, FilledField>

/**
 * Fills fields of a profile that are empty, or still say what its owner saw and chose to replace; returns a row if that
 * changed anything.
 */
export function fillFields(call: Call, profileId: number, { values, seen }: Filling) {
  const { db, now } = call
  const fields = filledFields.flatMap((name) => {
    const value = values[name]
    if (value === undefined) return []
    const column = profiles[name]
    const isOpen = sql`(${column} in ('', '[]') or ${column} is ${stored(seen[name] ?? '')})`
    return [{ name, column, value: stored(value), isOpen }]
  })
  const changes = fields.map(({ column, value, isOpen }) => sql`(${isOpen} and ${column} is not ${value})`)
  return db
    .update(profiles)
    .set({
      ...Object.fromEntries(
        fields.map(({ name, column, value, isOpen }) => [
          name,
          sql`case when ${isOpen} then ${value} else ${column} end`,
        ]),
      ),
      // The moment identifies an edit, so no two have the same.
      editedAt: sql`max(${now.getTime()}, coalesce(edited_at, 0) + 1)`,
      updatedAt: changedNow(call),
    })
    .where(and(eq(profiles.id, profileId), isNull(profiles.erasedAt), or(sql`false`, ...changes)))
    .returning({ id: profiles.id })
}

const stored = (value: string | string[]) => (typeof value === 'string' ? value : JSON.stringify(value))

const drawnFrom = (draft: Draft) => ({
  coreProblemSolved: draft.problemSolved,
  targetIndustry: draft.targetClient,
  businessAreas: [draft.businessArea] as string[],
  keySkills: draft.keySkills,
  coreDeliverables: [draft.deliverables],
})
