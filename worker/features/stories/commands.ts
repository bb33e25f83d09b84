import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { type Claim, claimsIn, holdsFigure } from '#schema/stories/claims.ts'
import type { OwnStoryText } from '#schema/stories/own-stories.ts'
import type { StoryVersion } from '#schema/stories/story-answers.ts'
import { maxStories } from '#schema/stories/story-limits.ts'
import type { Call } from '../../call.ts'
import { type Statements, tables } from '../../services/database.ts'

const { claims, stories, storyVersions } = tables

/** A version of a story; `storyId` may be SQL. */
type Version = Omit<typeof storyVersions.$inferInsert, 'storyId'> & { storyId: number | SQL }

/** Upserts a version of a story with its claims (R9b), and deletes confirmations of other words; safe to repeat. */
export function upsertVersion({ db }: Pick<Call, 'db'>, version: Version, marked: readonly string[] = []) {
  const storyId = sql`${version.storyId}`
  const { storyId: _, version: __, createdAt: ___, ...changes } = version
  const statements: Statements = [
    db
      .insert(storyVersions)
      .values({ ...version, storyId })
      .onConflictDoUpdate({ target: [storyVersions.storyId, storyVersions.version], set: changes }),
    ...saveClaims({ db }, { storyId, version: version.version }, claimsIn(version, marked)),
  ]
  return statements
}

/** Saves exactly these claims of a version, where `onlyIf` holds. */
function saveClaims(
  { db }: Pick<Call, 'db'>,
  { storyId, version }: { storyId: SQL; version: number },
  found: readonly Claim[],
  onlyIf = sql`true`,
) {
  const listed = JSON.stringify(found.map((claim) => ({ ...claim, isMarked: !holdsFigure(claim.text) })))
  return [
    db
      .delete(claims)
      .where(
        and(
          eq(claims.storyId, storyId),
          eq(claims.version, version),
          sql`(place, part, text) not in (select value->>'claimIndex', value->>'part', value->>'text' from json_each(${listed}))`,
          onlyIf,
        ),
      ),
    db.run(sql`insert into ${claims} (story_id, version, place, part, text, is_marked)
      select ${storyId}, ${version}, value->>'claimIndex', value->>'part', value->>'text', value->>'isMarked'
      from json_each(${listed}) where ${onlyIf} on conflict do nothing`),
  ] as const
}

/** Inserts a version if it is new, where `onlyIf` holds; returns a row if it did. */
const addVersion = (
  { db, now }: Call,
  { storyId, version, text, editedAt }: { storyId: SQL; version: number; text: OwnStoryText; editedAt: Date },
  onlyIf: SQL,
) =>
  db.all<{
    version: number
  }>(sql`insert into ${storyVersions} (story_id, version, title, subtitle, industry, timeline,
      problem_description, task, solution, results, edited_at, created_at)
    select ${storyId}, ${version}, ${text.title}, ${text.subtitle}, ${text.industry}, ${text.timeline},
      ${text.problemDescription}, ${text.task}, ${text.solution}, ${text.results}, ${editedAt.getTime()}, ${now.getTime()}
    where ${onlyIf} returning version`)

/** Inserts a story as the last of a profile, once for a key, unless the profile has the most stories. */
export function beginStory(call: Call, profileId: number, key: string, text: OwnStoryText) {
  const { db, now } = call
  const storyId = sql`(select id from ${stories} where profile_id = ${profileId} and key = ${key})`
  const isNew = sql`${storyId} is not null and not exists (select 1 from ${storyVersions} where story_id = ${storyId})`
  return {
    story:
      db.run(sql`insert into ${stories} (profile_id, place, key, title, problem_description, solution, results, created_at, updated_at)
      select ${profileId}, (select coalesce(max(place) + 1, 0) from ${stories} where profile_id = ${profileId}),
        ${key}, '', '', '', '', ${now.getTime()}, ${now.getTime()}
      where (select count(*) from ${stories} where profile_id = ${profileId}) < ${maxStories}
      on conflict (profile_id, key) do nothing`),
    claims: saveClaims(call, { storyId, version: 1 }, claimsIn(text, text.marked), isNew),
    version: addVersion(call, { storyId, version: 1, text, editedAt: now }, isNew),
  }
}

/** The row of `story_versions` that was read, as long as its text and status are unchanged. */
const rowOf = (id: number, { version, status, editedAt }: StoryVersion) =>
  sql`story_id = ${id} and version = ${version} and status = ${status} and edited_at = ${Date.parse(editedAt)}`
/** The condition that it is unchanged, and the newest of its story. */
const isUnchangedNewest = (id: number, read: StoryVersion): SQL =>
  sql`exists (select 1 from ${storyVersions} where ${rowOf(id, read)})
    and not exists (select 1 from ${storyVersions} where story_id = ${id} and version > ${read.version})`

/**
 * Saves a text over the draft that was `read`, or else as the next version; `version` returns a row if nothing changed
 * in between.
 */
export function saveText(call: Call, id: number, read: StoryVersion, text: OwnStoryText) {
  const { db, now } = call
  const storyId = sql`${id}`
  // The moment identifies a text, so no two have the same.
  const editedAt = new Date(Math.max(now.getTime(), Date.parse(read.editedAt) + 1))
  const isDraft = read.status === 'draft'
  const version = isDraft ? read.version : read.version + 1
  const { marked, ...texts } = text
  const still = isUnchangedNewest(id, read)
  return {
    claims: saveClaims(call, { storyId, version }, claimsIn(text, marked), still),
    story: db
      .update(stories)
      .set({ status: 'draft', updatedAt: now })
      .where(and(eq(stories.id, id), ne(stories.status, 'validated'), still)),
    version: isDraft
      ? db
          .update(storyVersions)
          .set({ ...texts, editedAt })
          .where(and(rowOf(id, read), still))
          .returning({ version: storyVersions.version })
      : addVersion(call, { storyId, version, text, editedAt }, still),
  }
}

/**
 * Submits the newest version of a story, as it was `read`, and withdraws an older submitted one; `version` returns a
 * row if nothing changed in between.
 */
export function submitNewest({ db, now }: Call, id: number, read: StoryVersion) {
  const still = isUnchangedNewest(id, read)
  return {
    earlier: db
      .update(storyVersions)
      .set({ status: 'taken-back' })
      .where(and(eq(storyVersions.storyId, id), eq(storyVersions.status, 'submitted'), still)),
    story: db
      .update(stories)
      .set({ status: 'submitted', updatedAt: now })
      .where(and(eq(stories.id, id), ne(stories.status, 'validated'), still)),
    version: db
      .update(storyVersions)
      .set({ status: 'submitted', submittedAt: now, decidedAt: null, note: '' })
      .where(and(rowOf(id, read), still))
      .returning({ version: storyVersions.version }),
  }
}

/** The status of a story without a public version: that of its newest version, or `draft` if that was withdrawn. */
export const newestStatus = sql`(select case v.status when 'taken-back' then 'draft' else v.status end
  from ${storyVersions} v where v.story_id = stories.id order by v.version desc limit 1)`

/** Withdraws the submitted version of a story. */
export const withdrawSubmitted = ({ db, now }: Call, id: number) =>
  [
    db
      .update(storyVersions)
      .set({ status: 'taken-back' })
      .where(and(eq(storyVersions.storyId, id), eq(storyVersions.status, 'submitted'))),
    db
      .update(stories)
      .set({ status: newestStatus, updatedAt: now })
      .where(and(eq(stories.id, id), ne(stories.status, 'validated'))),
  ] as const

/** Deletes a story of a profile with its versions and what was said about them. */
export const deleteStory = ({ db }: Call, profileId: number, id: number, onlyIf?: SQL) =>
  db
    .delete(stories)
    .where(and(eq(stories.id, id), eq(stories.profileId, profileId), onlyIf))
    .returning({ id: stories.id })

/** Saves the order of a profile's stories, if `ids` are all of them; `placed` returns rows if they are. */
export function orderStories({ db, now }: Call, profileId: number, ids: readonly number[]) {
  const listed = sql`json_each(${JSON.stringify(ids)})`
  const isWhole = sql`profile_id = ${profileId}
    and (select count(*) from ${stories} where profile_id = ${profileId}) = ${ids.length}
    and not exists (select 1 from ${listed} where value not in (select id from ${stories} where profile_id = ${profileId}))`
  return {
    // Moved aside first, as no two stories may have the same position, even for a moment.
    cleared: db.update(stories).set({ position: sql`-1 - id` }).where(isWhole),
    placed: db
      .update(stories)
      .set({ position: sql`(select key from ${listed} where value = stories.id)`, updatedAt: now })
      .where(isWhole)
      .returning({ id: stories.id }),
  }
}

/**
 * Unpublishes and resubmits the published versions of stories where `which`, a condition on `stories`, holds, unless a
 * later version is submitted.
 */
export const resubmitPublished = ({ db, now }: Call, which: SQL): Statements => [
  db
    .update(storyVersions)
    .set({
      status: sql`case when exists (select 1 from ${storyVersions} later
        where later.story_id = story_versions.story_id and later.version > story_versions.version
          and later.status = 'submitted') then 'taken-back' else 'submitted' end`,
      submittedAt: sql`coalesce(submitted_at, ${now.getTime()})`,
      decidedAt: null,
    })
    .where(
      sql`(story_id, version) in (select id, version from ${stories} where status = 'validated' and ${which})`,
    ),
  db
    .update(stories)
    .set({ status: newestStatus, validatedAt: null, updatedAt: now })
    .where(and(eq(stories.status, 'validated'), which)),
]

/** The condition that no version of a story is published. */
export const isNotPublished = (id: number): SQL =>
  sql`exists (select 1 from ${stories} where id = ${id} and status <> 'validated')`

/**
 * Publishes resubmitted stories again where `which` and `wasValidated`, conditions on `stories`, hold, but none that
 * its owner withdrew.
 */
export const republishValidated = ({ db, now }: Call, which: SQL, wasValidated: SQL): Statements => [
  db
    .update(storyVersions)
    .set({ status: 'validated', decidedAt: now })
    .where(
      sql`(status = 'submitted' or (status = 'taken-back' and exists (select 1 from ${storyVersions} later
        where later.story_id = story_versions.story_id and later.version > story_versions.version
          and later.status = 'submitted'))) and (story_id, version) in (
        select id, version from ${stories} where status <> 'validated' and ${wasValidated} and ${which})`,
    ),
  db
    .update(stories)
    .set({ status: 'validated', validatedAt: now, updatedAt: now })
    .where(
      sql`status <> 'validated' and ${which} and exists (select 1 from ${storyVersions}
        where story_id = stories.id and version = stories.version and story_versions.status = 'validated')`,
    ),
]

/** Deletes every story of a profile with its versions and claims, and what was said about them. */
export const eraseStoriesOf = ({ db }: Call, profileId: number) =>
  db.delete(stories).where(eq(stories.profileId, profileId))
