import { and, eq, gte, lt, or } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { isStep } from './published-profile.ts'
import { isPublic, storedLists } from './queries.ts'
import { listIn } from './stored-rows.ts'

const { profileRedirects, profiles } = tables

/**
 * The profileUrls that are taken of a name and of the name with something behind it: those of profiles, and those that
 * lead to one (R10). A statement, for a batch.
 */
export function takenProfileUrls({ db }: Call, name: string) {
  const isTaken = (column: SQLiteColumn) =>
    // What begins with the name and a hyphen: a full stop comes right after the hyphen.
    or(eq(column, name), and(gte(column, `${name}-`), lt(column, `${name}.`)))
  return db
    .select({ profileUrl: profiles.profileUrl })
    .from(profiles)
    .where(isTaken(profiles.profileUrl))
    .unionAll(
      db
        .select({ profileUrl: profileRedirects.oldUrl })
        .from(profileRedirects)
        .where(isTaken(profileRedirects.oldUrl)),
    )
}

/** What decides which changes of a profile its owner may make; undefined if there is none. */
export async function findEditable({ db }: Call, profileId: number) {
  const [[found], old] = await db.batch([
    db
      .select({
        id: profiles.id,
        profileUrl: profiles.profileUrl,
        plan: profiles.plan,
        scorecardActive: profiles.scorecardActive,
        signatureSystem: storedLists.signatureSystem,
        listedAt: profiles.listedAt,
      })
      .from(profiles)
      .where(eq(profiles.id, profileId)),
    db
      .select({ oldUrl: profileRedirects.oldUrl })
      .from(profileRedirects)
      .where(eq(profileRedirects.profileId, profileId)),
  ])
  return (
    found && {
      ...found,
      signatureSystem: listIn(found, 'signatureSystem', isStep),
      oldUrls: old.map(({ oldUrl }) => oldUrl),
    }
  )
}

/** Where the public profile that had an old name stands now; undefined if the name is nobody's old one, or the profile does not hang. */
export async function findMovedTo({ db }: Call, oldUrl: string): Promise<string | undefined> {
  const [found] = await db
    .select({ profileUrl: profiles.profileUrl })
    .from(profileRedirects)
    .innerJoin(profiles, eq(profiles.id, profileRedirects.profileId))
    .where(and(eq(profileRedirects.oldUrl, oldUrl), isPublic))
  return found?.profileUrl
}
