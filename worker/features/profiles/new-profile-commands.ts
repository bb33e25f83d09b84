import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Draft } from '#schema/drafts/drafts.ts'
import { questionnaireAreas } from '#schema/options.ts'
import type { Call } from '../../call.ts'
import { type Statements, tables } from '../../services/database.ts'
import { changedNow } from './commands.ts'

const { profileRedirects, profiles } = tables

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

const drawnFrom = (draft: Draft) => ({
  coreProblemSolved: draft.problemSolved,
  targetIndustry: draft.targetClient,
  businessAreas: [questionnaireAreas[draft.businessArea]] as string[],
  keySkills: draft.keySkills,
  coreDeliverables: [draft.deliverables],
})

/** The last word is the family name, as usual; the owner can change it. */
function namesIn(name: string) {
  const words = name.trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstName: words.join(' '), lastName }
}
