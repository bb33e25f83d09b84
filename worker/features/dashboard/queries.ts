import { and, eq, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { isPublic, storedLists } from '../profiles/queries.ts'
import { isText, listIn } from '../profiles/stored-rows.ts'

const { profiles, references, stories } = tables

/** What its owner's dashboard says of a profile, public or not, with how much of it is validated; undefined if there is none. */
export async function findOwn({ db }: Call, profileId: number) {
  const validated = (table: typeof references | typeof stories) =>
    db.$count(table, and(eq(table.profileId, profileId), eq(table.status, 'validated')))
  const [found] = await db
    .select({
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      currentRole: profiles.currentRole,
      plan: profiles.plan,
      profileUrl: profiles.profileUrl,
      isActive: profiles.isActive,
      suspendedReason: sql<string | null>`case when suspended_at is not null then suspended_reason end`,
      isLive: sql<boolean>`${isPublic}`.mapWith(Boolean),
      scorecardActive: profiles.scorecardActive,
      businessAreas: storedLists.businessAreas,
      keySkills: storedLists.keySkills,
      validatedReferences: validated(references),
      validatedStories: validated(stories),
    })
    .from(profiles)
    .where(eq(profiles.id, profileId))
  return (
    found && {
      ...found,
      businessAreas: listIn(found, 'businessAreas', isText),
      keySkills: listIn(found, 'keySkills', isText),
    }
  )
}
