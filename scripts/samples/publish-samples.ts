import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { normaliseEmail } from '#schema/email.ts'
import type { SampleExpert } from '#schema/samples/sample-expert.ts'
import { claimsIn } from '#schema/stories/claims.ts'
import { publishProfile } from '#worker/features/gallery/commands.ts'
import { findAsPublished } from '#worker/features/profiles/public-profile-queries.ts'
import { upsertVersion } from '#worker/features/stories/commands.ts'
import { type Database, tables } from '#worker/services/database.ts'
import { write } from '#worker/services/write.ts'
import { hoursOf, openOwned } from './sample-hours.ts'

const { claimConfirmations, confirmations, profileRedirects, profiles, references, stories } = tables
const atNoon = (day: string) => new Date(`${day}T12:00:00Z`)

/** Writes sample experts as rows and publishes them; what is there already is brought up to date. Safe to repeat. */
export async function publishSamples(db: Database, experts: readonly SampleExpert[]): Promise<void> {
  for (const expert of experts) await publishSample(db, expert)
}

async function publishSample(db: Database, expert: SampleExpert): Promise<void> {
  const [moved] = await db
    .select()
    .from(profileRedirects)
    .where(eq(profileRedirects.oldUrl, expert.profileUrl))
  // Somebody has it for their own, and moved it.
  if (moved) return openOwned(db, expert, eq(profiles.id, moved.profileId))
  const listedAt = lastValidationOf(expert)
  const profile = await upsertProfile(db, profileRow(expert, listedAt))
  // Somebody has it for their own: it stays as they keep it.
  if (!profile) return openOwned(db, expert, eq(profiles.profileUrl, expert.profileUrl))
  await saveConfirmations(db, expert, await saveProof(db, expert, profile.id))
  await write({ db }, hoursOf(db, expert, profile.id))
  const published = await findAsPublished({ db }, profile.id)
  if (!published) throw new Error(`${expert.profileUrl} was not kept`)
  const { statements } = await publishProfile({ db }, { ...profile, listedAt }, published)
  await write({ db }, statements)
}

const lastValidationOf = ({ stories }: SampleExpert) =>
  atNoon(
    stories
      .map(({ validatedOn }) => validatedOn)
      .sort()
      .at(-1) ?? '2025-02-01',
  )

/** Inserts the row of a sample profile or updates it; undefined where somebody owns the profile. */
async function upsertProfile(db: Database, row: ReturnType<typeof profileRow>) {
  const { profileUrl: _, createdAt: __, ...changes } = row
  const [profile] = await db
    .insert(profiles)
    .values(row)
    .onConflictDoUpdate({
      target: profiles.profileUrl,
      set: changes,
      setWhere: and(eq(profiles.isSample, true), isNull(profiles.ownerId)),
    })
    .returning()
  return profile
}

/** Saves the stories and references of a sample, and deletes those that it no longer has, with all confirmations. */
async function saveProof(db: Database, expert: SampleExpert, profileId: number) {
  const storyRows = expert.stories.map((story, index) => storyRow(story, index, profileId))
  const referenceRows = expert.references.map((reference) => referenceRow(reference, profileId))
  const [savedStories, savedReferences] = await db.batch([
    db
      .insert(stories)
      .values(storyRows)
      .onConflictDoUpdate({
        target: [stories.profileId, stories.position],
        set: excluded(storyRows[0] ?? {}, ['profileId', 'position']),
      })
      .returning({ id: stories.id, position: stories.position }),
    db
      .insert(references)
      .values(referenceRows)
      .onConflictDoUpdate({
        target: [references.profileId, references.normalisedEmail],
        set: excluded(referenceRows[0] ?? {}, ['profileId', 'normalisedEmail']),
      })
      .returning({ id: references.id, email: references.email }),
    db
      .delete(stories)
      .where(and(eq(stories.profileId, profileId), sql`${stories.position} >= ${storyRows.length}`)),
    db.delete(references).where(
      and(
        eq(references.profileId, profileId),
        notInArray(
          references.normalisedEmail,
          referenceRows.map(({ normalisedEmail }) => normalisedEmail),
        ),
      ),
    ),
    ...[confirmations, claimConfirmations].map((table) =>
      db
        .delete(table)
        .where(
          inArray(
            table.referenceId,
            db.select({ id: references.id }).from(references).where(eq(references.profileId, profileId)),
          ),
        ),
    ),
  ])
  return { storyRows, savedStories, savedReferences }
}

/** Saves the published versions of a sample's stories, and which references confirm them. */
async function saveConfirmations(
  db: Database,
  expert: SampleExpert,
  { storyRows, savedStories, savedReferences }: Awaited<ReturnType<typeof saveProof>>,
): Promise<void> {
  const storyIdAt = (position: number) => savedStories.find((story) => story.position === position)?.id
  const confirmed = expert.references.flatMap((reference) =>
    reference.confirms.map((key) => {
      const position = expert.stories.findIndex((story) => story.key === key)
      const storyId = storyIdAt(position)
      const referenceId = savedReferences.find(({ email }) => email === reference.email)?.id
      if (!storyId || !referenceId)
        throw new Error(`${expert.profileUrl}: ${reference.name} confirms an unknown story, ${key}`)
      return { storyId, version: 1, referenceId, position, confirmedAt: new Date(reference.confirmedAt) }
    }),
  )
  const versions = storyRows.flatMap((row) => {
    const storyId = storyIdAt(row.position)
    return storyId ? upsertVersion({ db }, versionOf(row, storyId)) : []
  })
  await db.batch([
    // A batch needs a first statement, also for a sample without stories.
    db.select({ id: profiles.id }).from(profiles).where(eq(profiles.profileUrl, expert.profileUrl)),
    ...versions,
    ...confirmed.map(({ position: _, ...row }) => db.insert(confirmations).values(row).onConflictDoNothing()),
    // Who confirms a story of ours saw all of what it claims.
    ...confirmed.flatMap(({ confirmedAt: at, position, ...row }) =>
      claimsIn(storyRows[position] ?? { solution: '', results: '' }).map((claim) =>
        db
          .insert(claimConfirmations)
          .values({ ...row, claimIndex: claim.claimIndex, outcome: 'confirmed', at })
          .onConflictDoNothing(),
      ),
    ),
  ])
}

const monthMs = 30 * 24 * 3600 * 1000
/** A profile is created before anything of it is confirmed or validated. */
const beforeAll = ({ stories, references }: SampleExpert, listedAt: Date) =>
  new Date(
    Math.min(
      listedAt.getTime(),
      ...stories.map(({ validatedOn }) => atNoon(validatedOn).getTime()),
      ...references.map(({ confirmedAt }) => Date.parse(confirmedAt)),
    ) - monthMs,
  )

const profileRow = (expert: SampleExpert, listedAt: Date) => ({
  profileUrl: expert.profileUrl,
  firstName: expert.firstName,
  lastName: expert.lastName,
  email: expert.email,
  currentRole: expert.currentRole,
  industry: expert.industry,
  businessAreas: expert.businessAreas,
  coreProblemSolved: expert.coreProblemSolved,
  headline: expert.headline,
  coreDeliverables: expert.coreDeliverables,
  keySkills: expert.keySkills,
  expertise: expert.expertise,
  about: expert.about,
  yearsExperience: expert.yearsExperience,
  signatureSystem: expert.signatureSystem,
  agentType: expert.agentType,
  agentGreeting: expert.agentGreeting ?? '',
  plan: expert.plan,
  isSample: true,
  isActive: true,
  scorecardActive: expert.scorecardActive ?? false,
  hasOpenHours: expert.hours !== undefined,
  featuredRank: expert.featuredRank ?? null,
  listedAt,
  createdAt: beforeAll(expert, listedAt),
  updatedAt: listedAt,
})

const storyRow = (story: SampleExpert['stories'][number], index: number, profileId: number) => ({
  profileId,
  position: index,
  title: story.title,
  subtitle: story.subtitle,
  industry: story.industry,
  timeline: story.timeline,
  prompt: story.prompt ?? null,
  problemDescription: story.situation,
  task: story.task,
  solution: story.action,
  results: story.result,
  status: 'validated' as const,
  validatedAt: atNoon(story.validatedOn),
  createdAt: atNoon(story.validatedOn),
  updatedAt: atNoon(story.validatedOn),
})

const versionOf = (
  { position: _, profileId: __, prompt: ___, validatedAt, updatedAt, ...row }: ReturnType<typeof storyRow>,
  storyId: number,
) => ({ ...row, storyId, version: 1, editedAt: updatedAt, submittedAt: validatedAt, decidedAt: validatedAt })

const referenceRow = (reference: SampleExpert['references'][number], profileId: number) => ({
  profileId,
  name: reference.name,
  email: reference.email,
  normalisedEmail: normaliseEmail(reference.email),
  company: reference.company,
  role: reference.role,
  relationship: reference.relationship,
  feedback: reference.feedback,
  status: 'validated' as const,
  addressConfirmedAt: new Date(reference.confirmedAt),
  independentAt: new Date(reference.confirmedAt),
  readBy: reference.readBy,
  readAt: new Date(reference.readAt),
  validatedAt: new Date(reference.readAt),
  createdAt: new Date(reference.confirmedAt),
})

/** `set` of an upsert that takes every value of the new row but the keys. */
const excluded = (row: object, keys: string[]) =>
  Object.fromEntries(
    Object.keys(row)
      .filter((name) => !keys.includes(name))
      .map((name) => [
        name,
        sql.raw(`excluded.${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`),
      ]),
  )
