import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { OwnStoryText } from '#schema/stories/own-stories.ts'
import type { OwnStory } from '#schema/stories/story-answers.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { configuredModel } from '../../services/models/model.ts'
import { readTogether } from '../../services/write.ts'
import { asVersion, isConfirmedBy, isCounted } from '../references/story-queries.ts'
import { answeredClaims, claimAnswersOf } from './claim-answer-queries.ts'

const { claims, confirmationRequests, references, stories, storyVersions } = tables

/** How many versions of a story its owner sees, beside the published and the submitted one. */
const shownVersions = 20

/** The newest version of each story. */
export const isNewestVersion = and(
  eq(storyVersions.storyId, stories.id),
  sql`story_versions.version = (select max(version) from ${storyVersions} v where v.story_id = stories.id)`,
)
const newestOf = (id: number) => sql`(select max(version) from ${storyVersions} where story_id = ${id})`
/** Whether a referee confirmed the version. */
export const isConfirmedVersion = sql<boolean>`${isConfirmedBy(sql`true`, asVersion)}`.mapWith(Boolean)

const isAwaited = inArray(references.status, ['invited', 'submitted'])

/** A story of a profile as its owner sees it, in one round trip; undefined where it is not theirs. */
export async function findOwnStory(call: Call, profileId: number, id: number): Promise<OwnStory | undefined> {
  const read = await readTogether(call, selectOwnStory(call, profileId, id))
  const { versions, claims: shownClaims, answers, referees, awaited } = read
  const [found] = read.found
  if (!found) return undefined
  const { story, current } = found
  const markedIn = (version: number) =>
    shownClaims.flatMap((claim) => (claim.version === version && claim.isMarked ? [claim.text] : []))
  const listed = versions.map((version) => ({ ...version, ...momentsOf(version) }))
  const published = listed.find(({ version }) => version === story.version)
  return {
    id,
    current: {
      ...storyTextOf(current),
      marked: markedIn(current.version),
      version: current.version,
      status: current.status,
      note: current.note,
      ...momentsOf(current),
    },
    // It is empty until a version is validated.
    published:
      published && story.title
        ? { ...storyTextOf(story), marked: markedIn(story.version), ...published }
        : null,
    isPublic: story.status === 'validated',
    versions: listed,
    claims: answeredClaims(
      shownClaims.filter(({ version }) => version === current.version),
      answers,
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
      .select({ story: stories, current: storyVersions, isConfirmed: isConfirmedVersion })
      .from(stories)
      .innerJoin(storyVersions, isNewestVersion)
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
            sql`${storyVersions.version} > ${newest} - ${shownVersions}`,
            eq(storyVersions.status, 'submitted'),
            sql`${storyVersions.version} = (select version from ${stories} where id = ${id})`,
          ),
        ),
      )
      .orderBy(desc(storyVersions.version)),
    claims: db
      .select()
      .from(claims)
      .where(
        and(
          eq(claims.storyId, id),
          sql`${claims.version} in (${newest}, (select version from ${stories} where id = ${id}))`,
        ),
      )
      .orderBy(asc(claims.claimIndex)),
    answers: claimAnswersOf(call, isOfNewest),
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
export const storyTextOf = (row: Omit<OwnStoryText, 'marked'>) => ({
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
