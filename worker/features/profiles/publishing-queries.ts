import { type SQL, sql } from 'drizzle-orm'
import { neededReferences, neededStories } from '#schema/dashboard.ts'
import { tables } from '../../services/database.ts'
import { countedMailboxes } from '../references/story-queries.ts'

const { profiles, stories, users } = tables

/** The condition that a row of `profiles` has the references and stories that it needs (R10). */
const isProven: SQL = sql`(
  ${countedMailboxes(sql`profiles.id`)} >= ${neededReferences}
  and (select count(*) from ${stories} proof where proof.profile_id = profiles.id and proof.status = 'validated') >= ${neededStories})`

/**
 * The condition that a row of `profiles` may be public (R10): active, not suspended, verified, with two validated
 * references and one validated story; a sample needs no proof.
 */
export const mayBePublic: SQL = sql`(profiles.is_active = 1 and profiles.suspended_at is null and (
  (profiles.is_sample = 1 and profiles.owner_id is null)
  or (coalesce((select email_verified from ${users} where id = profiles.owner_id), profiles.owner_id is null) and ${isProven})))`

/** The condition that a row of `profiles` may not be public. */
export const mayNotBePublic: SQL = sql`not ${mayBePublic}`

/** The condition that a row of `profiles` was not changed since it was read. */
export const isAsRead = ({ updatedAt }: { updatedAt: Date }): SQL =>
  sql`profiles.updated_at = ${updatedAt.getTime()}`

/** The condition that a profile is listed as the preceding statement of its batch published it. */
export const isPublishedAs = (profileId: number, publishedHash: string): SQL =>
  sql`exists (select 1 from ${profiles} where id = ${profileId} and listed_at is not null and hung_as = ${publishedHash})`

/** The condition that a profile is not listed. */
export const isUnlisted = (profileId: number): SQL =>
  sql`not exists (select 1 from ${profiles} where id = ${profileId} and listed_at is not null)`
