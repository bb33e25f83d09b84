import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { missingIn, type OwnStoryText } from '#schema/stories/own-stories.ts'
import type { DashboardStory, OwnStory, StoryStatus, VersionStatus } from '#schema/stories/story-answers.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { configuredModel } from '../../services/model.ts'
import { readTogether } from '../../services/write.ts'
import {
  asVersion,
  isConfirmedBy,
  isCounted,
  rememberedDifferentlySince,
} from '../references/story-queries.ts'
import { answeredClaims, claimAnswersOf } from './claim-answer-queries.ts'

const { claimConfirmations, claims, confirmationRequests, references, stories, storyVersions } = tables

/** How many versions of a story its owner sees, beside the published and the submitted one. */
const versionsTold = 20

/** The newest version of each story. */
const isNewest = and(
  eq(storyVersions.storyId, stories.id),
  sql`story_versions.version = (select max(version) from ${storyVersions} v where v.story_id = stories.id)`,
)
const newestOf = (id: number) => sql`(select max(version) from ${storyVersions} where story_id = ${id})`
const isConfirmed = sql<boolean>`${isConfirmedBy(sql`true`, asVersion)}`.mapWith(Boolean)

const isAwaited = inArray(references.status, ['invited', 'submitted'])

/** A story of a profile as its owner sees it, in one round trip; undefined where it is not theirs. */
export async function findOwnStory(call: Call, profileId: number, id: number): Promise<OwnStory | undefined> {
  const read = await readTogether(call, selectOwnStory(call, profileId, id))
  const { versions, kept, told, referees, awaited } = read
  const [found] = read.found
  if (!found) return undefined
  const { story, current } = found
  const markedIn = (version: number) =>
    kept.flatMap((claim) => (claim.version === version && claim.isMarked ? [claim.text] : []))
  const listed = versions.map((version) => ({ ...version, ...momentsOf(version) }))
  const published = listed.find(({ version }) => version === story.version)
  return {
    id,
    current: {
      ...textOf(current),
      marked: markedIn(current.version),
      version: current.version,
      status: current.status,
      note: current.note,
      ...momentsOf(current),
    },
    // It is empty until a version is validated.
    published:
      published && story.title ? { ...textOf(story), marked: markedIn(story.version), ...published } : null,
    isPublic: story.status === 'validated',
    versions: listed,
    claims: answeredClaims(
      kept.filter(({ version }) => version === current.version),
      told,
    ),
    referees: referees.map(({ askedAt, confirmedAt, ...referee }) => ({
      ...referee,
      askedAt: askedAt?.toISOString() ?? null,
      confirmedAt: confirmedAt === null ? null : new Date(confirmedAt).toISOString(),
    })),
    awaited: awaited.map(({ id, name, invitedAt, status }) => ({
      id,
      name,
      invitedAt: invitedAt?.toISOString() ?? null,
      hasAnswered: status === 'submitted',
    })),
    isConfirmed: found.isConfirmed,
    canReword: configuredModel(call) !== undefined,
  }
}

function selectOwnStory(call: Call, profileId: number, id: number) {
  const { db } = call
  const newest = newestOf(id)
  const isOfNewest = and(eq(claims.storyId, id), sql`${claims.version} = ${newest}`)
  return {
    found: db
      .select({ story: stories, current: storyVersions, isConfirmed })
      .from(stories)
      .innerJoin(storyVersions, isNewest)
      .where(and(eq(stories.id, id), eq(stories.profileId, profileId))),
    versions: db
      .select({
        version: storyVersions.version,
        status: storyVersions.status,
        note: storyVersions.note,
        editedAt: storyVersions.editedAt,
        submittedAt: storyVersions.submittedAt,
        decidedAt: storyVersions.decidedAt,
      })
      .from(storyVersions)
      .where(
        and(
          eq(storyVersions.storyId, id),
          or(
            sql`${storyVersions.version} > ${newest} - ${versionsTold}`,
            eq(storyVersions.status, 'submitted'),
            sql`${storyVersions.version} = (select version from ${stories} where id = ${id})`,
          ),
        ),
      )
      .orderBy(desc(storyVersions.version)),
    kept: db
      .select()
      .from(claims)
      .where(
        and(
          eq(claims.storyId, id),
          sql`${claims.version} in (${newest}, (select version from ${stories} where id = ${id}))`,
        ),
      )
      .orderBy(asc(claims.place)),
    told: claimAnswersOf(call, isOfNewest),
    referees: db
      .select({
        id: references.id,
        name: references.name,
        askedAt: confirmationRequests.askedAt,
        confirmedAt: sql<number | null>`case when ${isConfirmedBy(sql`r.id = "references".id`, {
          storyId: sql`${id}`,
          version: newest,
        })} then (select max(confirmed_at) from confirmations c where c.story_id = ${id}
          and c.version <= ${newest} and c.reference_id = "references".id) end`,
      })
      .from(references)
      .leftJoin(
        confirmationRequests,
        and(
          eq(confirmationRequests.referenceId, references.id),
          eq(confirmationRequests.storyId, id),
          sql`${confirmationRequests.version} = ${newest}`,
        ),
      )
      .where(and(eq(references.profileId, profileId), isCounted()))
      .orderBy(desc(references.validatedAt), asc(references.id)),
    awaited: db
      .select({
        id: references.id,
        name: references.name,
        invitedAt: references.invitedAt,
        status: references.status,
      })
      .from(references)
      .where(and(eq(references.profileId, profileId), isAwaited))
      .orderBy(asc(references.id)),
  }
}

/** The texts of a row that holds a story. */
const textOf = (row: Omit<OwnStoryText, 'marked'>) => ({
  title: row.title,
  subtitle: row.subtitle,
  industry: row.industry,
  timeline: row.timeline,
  problemDescription: row.problemDescription,
  task: row.task,
  solution: row.solution,
  results: row.results,
})

type Moments = { editedAt: Date; submittedAt: Date | null; decidedAt: Date | null }
const momentsOf = ({ editedAt, submittedAt, decidedAt }: Moments) => ({
  editedAt: editedAt.toISOString(),
  submittedAt: submittedAt?.toISOString() ?? null,
  decidedAt: decidedAt?.toISOString() ?? null,
})

/** The stories of a profile in their order, for `ownStoriesIn`. */
export function selectOwnStories({ db }: Call, profileId: number) {
  const isOfNewest = sql`c.story_id = story_versions.story_id and c.version = story_versions.version`
  return db
    .select({
      story: {
        id: stories.id,
        status: stories.status,
        version: stories.version,
        createdAt: stories.createdAt,
      },
      newest: storyVersions,
      isConfirmed,
      claims: sql<number>`(select count(*) from ${claims} c where ${isOfNewest})`,
      confirmedClaims: sql<number>`(select count(*) from ${claims} c where ${isOfNewest} and (c.part, c.text) in (
        select e.part, e.text from ${claimConfirmations} t
          cross join ${claims} e on e.story_id = t.story_id and e.version = t.version and e.place = t.place
          join ${references} r on r.id = t.reference_id
        where t.story_id = story_versions.story_id and t.version <= story_versions.version
          and t.outcome = 'confirmed' and ${isCounted(sql`r`)}
          and not ${rememberedDifferentlySince(sql`e`, sql`r.id`)}))`,
    })
    .from(stories)
    .innerJoin(storyVersions, isNewest)
    .where(eq(stories.profileId, profileId))
    .orderBy(asc(stories.place))
}

/** The same for the dashboard; `publicStories` is how many validated ones the plan shows. */
export function ownStoriesIn(
  found: Awaited<ReturnType<typeof selectOwnStories>>,
  publicStories: number,
): DashboardStory[] {
  let published = 0
  return found.map(({ story, newest, ...counted }) => {
    const isPublic = story.status === 'validated'
    const isCovered = published < publicStories
    if (isPublic) published += 1
    const { subtitle: _, ...text } = textOf(newest)
    return {
      id: story.id,
      ...text,
      version: newest.version,
      status: statusOf(newest.status),
      note: newest.note,
      createdAt: story.createdAt.toISOString(),
      editedAt: newest.editedAt.toISOString(),
      publicVersion: isPublic ? story.version : null,
      isCovered,
      ...counted,
      missing: missingIn(newest).length,
    }
  })
}

/** The status of a newest version for its owner: a withdrawn one is a draft. */
const statusOf = (status: VersionStatus): StoryStatus =>
  status === 'taken-back' || status === 'superseded' ? 'draft' : status

/** The profile of a story, and whether it is public; undefined where there is none. */
export async function findStory({ db }: Call, id: number) {
  const [found] = await db
    .select({ profileId: stories.profileId, status: stories.status })
    .from(stories)
    .where(eq(stories.id, id))
  return found
}

/** The story that a device began under a key. */
export const storyOfKey = ({ db }: Call, profileId: number, key: string) =>
  db
    .select({ id: stories.id })
    .from(stories)
    .where(and(eq(stories.profileId, profileId), eq(stories.key, key)))
