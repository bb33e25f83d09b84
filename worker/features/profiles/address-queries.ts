import { and, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { maxOldAddresses } from '#schema/limits.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { keyedHash } from '../../services/tokens.ts'
import { freeProfileUrl } from './profile-url.ts'
import { isStep } from './published-profile.ts'
import { isPublic, storedLists } from './queries.ts'
import { listIn } from './stored-rows.ts'

const { profileRedirects, profiles, retiredAddresses } = tables

/** The most taken addresses of one name that are read: names in other letters all become the same one. */
const maxListed = 500

/** The taken profileUrls that are a name or begin with it, current or old (R10): the name itself, and the first of the others, in order. */
export function takenProfileUrls({ db }: Call, name: string) {
  const isTaken = (column: SQLiteColumn) =>
    // The name, and what begins with it and a hyphen: that is the first sign of an address, and a full stop comes after it.
    and(gte(column, name), lt(column, `${name}.`))
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
    .orderBy(sql`1`)
    .limit(maxListed)
}

/** The row of what decides which changes of a profile its owner may make, for `editableIn`. */
export const selectEditable = ({ db }: Call, profileId: number) =>
  db
    .select({
      id: profiles.id,
      profileUrl: profiles.profileUrl,
      scorecardActive: profiles.scorecardActive,
      signatureSystem: storedLists.signatureSystem,
      listedAt: profiles.listedAt,
      isActive: profiles.isActive,
    })
    .from(profiles)
    .where(eq(profiles.id, profileId))

/** A profile as `selectEditable` read it; undefined if there is none. */
export const editableIn = ([found]: Awaited<ReturnType<typeof selectEditable>>) =>
  found && { ...found, signatureSystem: listIn(found, 'signatureSystem', isStep) }
export type EditableProfile = NonNullable<ReturnType<typeof editableIn>>

/** The condition that a profile has the most old addresses, and this is none that it has or had. */
export const hasSpentAddresses = (profileId: number, movesTo: string): SQL =>
  sql`((select count(*) from ${profileRedirects} where profile_id = ${profileId}) >= ${maxOldAddresses}
    and not exists (select 1 from ${profileRedirects} where old_url = ${movesTo} and profile_id = ${profileId})
    and not exists (select 1 from ${profiles} where id = ${profileId} and profile_url = ${movesTo}))`

/** The current profileUrl of an old one; undefined if there is none, or the profile is not published. */
export async function findMovedTo({ db }: Call, oldUrl: string): Promise<string | undefined> {
  const [found] = await db
    .select({ profileUrl: profiles.profileUrl })
    .from(profileRedirects)
    .innerJoin(profiles, eq(profiles.id, profileRedirects.profileId))
    .where(and(eq(profileRedirects.oldUrl, oldUrl), isPublic))
  return found?.profileUrl
}

/** The hash of an erased profile's address in `retiredAddresses`. */
export const retiredHash = ({ variables }: Call, profileUrl: string) =>
  keyedHash(variables.AUTH_SECRET, 'retired-address', profileUrl)

/** Whether an address belonged to a profile that was erased not long ago, so that nobody else gets it yet. */
export async function isRetired(call: Call, profileUrl: string): Promise<boolean> {
  const found = await call.db
    .select({ until: retiredAddresses.until })
    .from(retiredAddresses)
    .where(
      and(
        eq(retiredAddresses.hash, await retiredHash(call, profileUrl)),
        gte(retiredAddresses.until, call.now),
      ),
    )
  return found.length > 0
}

/** So many retired addresses of a name are passed over in order. */
const maxInOrder = 5
/** Six digits, for which `nameAsProfileUrl` leaves room. */
const maxSpread = 900_000

/**
 * The first profileUrl of a name that is neither `used` nor retired; from a random number where many are, and from the
 * second try on, so that people of one name who register at once want different ones.
 */
export async function unusedProfileUrl(
  call: Call,
  name: string,
  used: readonly string[],
  tries = 1,
): Promise<string> {
  const names = new Set(used)
  // Numbers come before letters: where a letter is last, each number is among what was read.
  const areMany = used.length >= maxListed && (used.at(-1) ?? '') < `${name}-a`
  for (let passed = 0; ; passed += 1) {
    const steps = areMany ? maxSpread : tries - 1 + Math.max(0, passed + 1 - maxInOrder)
    const spread = Math.min(16 ** steps, maxSpread)
    const from = steps ? used.length + 2 + Math.floor(Math.random() * spread) : 2
    const profileUrl = freeProfileUrl(name, names, from)
    if (!(await isRetired(call, profileUrl))) return profileUrl
    names.add(profileUrl)
  }
}

/** Blanked profiles that may still have data, with all their addresses, longest blanked first. */
export const findBlanked = ({ db }: Call, atMost: number) =>
  db
    .select({
      id: profiles.id,
      profileUrl: profiles.profileUrl,
      pictureSlug: sql<string>`coalesce(picture_slug, profile_url)`,
      erasedAt: sql<Date>`${profiles.erasedAt}`.mapWith(profiles.erasedAt),
      oldUrls: sql<string[]>`(select json_group_array(old_url) from ${profileRedirects} r
        where r.profile_id = profiles.id)`.mapWith((urls: string) => JSON.parse(urls) as string[]),
    })
    .from(profiles)
    .where(isNotNull(profiles.erasedAt))
    .orderBy(profiles.erasedAt)
    .limit(atMost)
