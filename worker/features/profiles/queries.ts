import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { plans } from '#schema/levels.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { hasOwner } from './published-profile.ts'

const { profileRedirects, profiles } = tables

/** What the owner of a profile is called on it, in SQL. */
export const ownersName = (profileId: number): SQL<string> =>
  sql`(select trim(first_name || ' ' || last_name) from ${profiles} where id = ${profileId})`

/** The condition that a profile is public: listed and active (R10). */
export const isPublic = and(isNotNull(profiles.listedAt), eq(profiles.isActive, true))

const asText = (column: SQLiteColumn) => sql<string>`${column}`
/** The lists of a profile as stored JSON, read one by one by `listIn`, as Drizzle reads all rows or none. */
export const storedLists = {
  businessAreas: asText(profiles.businessAreas),
  coreDeliverables: asText(profiles.coreDeliverables),
  keySkills: asText(profiles.keySkills),
  expertise: asText(profiles.expertise),
  signatureSystem: asText(profiles.signatureSystem),
}

/** The condition that a profile has a profileUrl now or had it before (R10). */
export const hasProfileUrl = (profileUrl: string): SQL =>
  sql`(${profiles.profileUrl} = ${profileUrl}
    or ${profiles.id} = (select profile_id from ${profileRedirects} where old_url = ${profileUrl}))`

/** The agent of the public profile at a profileUrl; undefined if it is not published. */
export async function findAgent({ db }: Call, profileUrl: string) {
  const [found] = await db
    .select({ agentType: profiles.agentType, firstName: profiles.firstName })
    .from(profiles)
    .where(and(hasProfileUrl(profileUrl), isPublic))
  return found
}

/** The id of the public profile at a profileUrl, in SQL; null if it is not published. */
export const publicIdAt = (profileUrl: string): SQL =>
  sql`(select id from ${profiles} where ${hasProfileUrl(profileUrl)} and listed_at is not null and is_active = 1)`

/**
 * The profile of a scorecard, whether the scorecard may be taken, and whether anybody reads what is shared; undefined
 * if it is not public.
 */
export async function findScorecardOwner({ db }: Call, profileUrl: string) {
  const [found] = await db
    .select({
      id: profiles.id,
      firstName: profiles.firstName,
      email: profiles.email,
      isSample: profiles.isSample,
      ownerId: profiles.ownerId,
      isActive: profiles.scorecardActive,
      plan: profiles.plan,
    })
    .from(profiles)
    .where(and(hasProfileUrl(profileUrl), isPublic))
  if (!found) return undefined
  const { isActive, plan, ownerId: _, ...owner } = found
  return { ...owner, isOpen: isActive && plans[plan].scorecard, hasOwner: hasOwner(found) }
}

/**
 * The recipient of messages at a profileUrl: `owner` is their mailbox, undefined for a sample; undefined if it is not
 * published.
 */
export async function findRecipient({ db }: Call, profileUrl: string) {
  const [found] = await db
    .select({
      id: profiles.id,
      profileUrl: profiles.profileUrl,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      email: profiles.email,
      isSample: profiles.isSample,
      ownerId: profiles.ownerId,
    })
    .from(profiles)
    .where(and(hasProfileUrl(profileUrl), isPublic))
  if (!found) return undefined
  const { firstName, lastName, email, ownerId: _, ...profile } = found
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return { ...profile, firstName, name, ...(hasOwner(found) && email && { owner: email }) }
}

/** Whether a profile is a sample. */
export async function isSampleProfile({ db }: Call, profileId: number): Promise<boolean> {
  const [found] = await db
    .select({ isSample: profiles.isSample })
    .from(profiles)
    .where(eq(profiles.id, profileId))
  return found?.isSample ?? false
}

/** The condition that a profile is not public, because it was taken down, switched off or erased. */
export const isNotPublic = (profileId: number): SQL =>
  sql`not exists (select 1 from ${profiles} where id = ${profileId} and listed_at is not null and is_active = 1)`

/** The condition that a profile was not erased. */
export const isNotErased = (profileId: number): SQL =>
  sql`exists (select 1 from ${profiles} where id = ${profileId} and erased_at is null)`

/** The condition that a profile was erased. */
export const isErased = (profileId: number): SQL => sql`not ${isNotErased(profileId)}`

/** The id of an account's profile, in SQL; null where it has none. */
export const profileIdOf = (userId: string): SQL<number> =>
  sql`(select id from ${profiles} where owner_id = ${userId})`
