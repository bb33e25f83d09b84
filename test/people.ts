import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { inject } from 'vitest'
import { upsertVersion } from '#worker/features/stories/commands.ts'
import { openPatientDatabase, tables } from '#worker/services/database.ts'
import { at, postJson } from './requests.ts'

const { claimConfirmations, confirmations, profiles, references, stories } = tables

type Profile = typeof profiles.$inferInsert
type Story = Omit<typeof stories.$inferInsert, 'profileId'>
type Reference = Omit<typeof references.$inferInsert, 'profileId'>
type Overrides = {
  profile?: Partial<Profile>
  stories?: Partial<Story>[]
  references?: Partial<Reference>[]
  /** Which referee confirms which story, by their places in the lists above. */
  confirmations?: {
    reference: number
    story: number
    sentence?: string
    version?: number
    /** Places of the claims that they ticked. */
    claims?: number[]
  }[]
}

/** The database itself, for what no call of the product does. */
export const databaseAt = (databaseUrl: string) => openPatientDatabase({ TURSO_DATABASE_URL: databaseUrl })
export const database = () => databaseAt(inject('databaseUrl'))

/** Runs a cron job now. */
export async function runJob(job: string, url = inject('url'), now?: Date) {
  const answer = await postJson(`${url}/api/dev/cron/${job}`, {}, now && at(now))
  if (!answer.ok) throw new Error(`${job}: ${answer.status} ${await answer.text()}`)
}

/** Writes a person with one validated story and two validated references, unless told otherwise, and publishes them. */
export async function publishPerson(
  overrides: Overrides = {},
  { url, databaseUrl }: { url: string; databaseUrl: string } = {
    url: inject('url'),
    databaseUrl: inject('databaseUrl'),
  },
) {
  const person = await writePerson(overrides, databaseUrl)
  await goLive(person.id, url)
  return person
}

/** Publishes or unpublishes somebody, as each change of theirs does (R10). The job that goes through all takes forty at a time, and others may have changed more. */
export async function goLive(id: number, url = inject('url')) {
  const answer = await postJson(`${url}/api/dev/go-live/${id}`, {})
  if (!answer.ok) throw new Error(`${id}: ${answer.status} ${await answer.text()}`)
}

/** Changes somebody's profile, who is then published or unpublished. */
export async function changeProfile(id: number, changes: Partial<Profile> = {}) {
  await database()
    .update(profiles)
    .set({ ...changes, updatedAt: new Date() })
    .where(eq(profiles.id, id))
  await goLive(id)
}

/**
 * Writes a person into the database only, as an import or a restored backup would: all at once, so that a job that
 * another test runs meanwhile does not take down who is half written.
 */
export async function writePerson(overrides: Overrides, databaseUrl = inject('databaseUrl')) {
  const db = databaseAt(databaseUrl)
  const now = new Date()
  const profileUrl = overrides.profile?.profileUrl ?? `person-${randomUUID().slice(0, 13)}`
  const profileId = sql`(select id from profiles where profile_url = ${profileUrl})`
  const referees = (overrides.references ?? [{}, {}]).map((reference, number) => ({
    ...reference,
    email: reference.email ?? `referee${number + 1}@harbour.example`,
  }))
  const storyId = (index: number) =>
    sql`(select id from stories where profile_id = ${profileId} and place = ${index})`
  const referenceId = (index: number) =>
    sql`(select id from "references" where profile_id = ${profileId} and email = ${referees[index]?.email})`
  const versions = (overrides.stories ?? [{}]).map((story) => ({
    title: 'The timetable nobody read',
    problemDescription: 'The boats left half empty.',
    task: 'Fill them by spring.',
    solution: 'We asked the passengers when they wanted to go.',
    results: 'By April the boats were full.',
    status: 'validated' as const,
    validatedAt: now,
    createdAt: now,
    updatedAt: now,
    ...story,
  }))
  const [[profile]] = await db.batch([
    db
      .insert(profiles)
      .values({
        profileUrl,
        firstName: 'Petra',
        lastName: 'Proof',
        email: `${profileUrl}@owner.example`,
        currentRole: 'Ferry planner',
        industry: 'Transportation',
        businessAreas: ['Projects'],
        coreProblemSolved: 'Ferries that leave half empty',
        createdAt: now,
        updatedAt: now,
        ...overrides.profile,
      })
      .returning(),
    ...versions.map((story, index) => db.insert(stories).values({ ...story, profileId, position: index })),
    ...versions.flatMap(
      ({ validatedAt, updatedAt, prompt: _, position: __, id: ___, version = 1, ...story }, index) =>
        upsertVersion(
          { db },
          { ...story, storyId: storyId(index), version, editedAt: updatedAt, decidedAt: validatedAt },
        ),
    ),
    ...referees.map((referee, number) =>
      db.insert(references).values({
        profileId,
        name: `Referee ${number + 1}`,
        normalisedEmail: referee.email,
        company: 'The harbour office',
        role: 'Harbour master',
        relationship: 'Worked together for a year',
        feedback: 'Petra listens before she draws.',
        status: 'validated',
        validatedAt: now,
        createdAt: now,
        ...referee,
      }),
    ),
    ...(overrides.confirmations ?? []).map(({ story, reference, sentence, version }) =>
      db.insert(confirmations).values({
        storyId: storyId(story),
        referenceId: referenceId(reference),
        version: version ?? 1,
        sentence: sentence ?? null,
        confirmedAt: now,
      }),
    ),
    ...(overrides.confirmations ?? []).flatMap(({ story, reference, version = 1, claims = [] }) =>
      claims.map((claimIndex) =>
        db.insert(claimConfirmations).values({
          storyId: storyId(story),
          version,
          claimIndex,
          referenceId: referenceId(reference),
          outcome: 'confirmed',
          at: now,
        }),
      ),
    ),
  ])
  if (!profile) throw new Error('The profile was not written')
  const written = await db
    .select({ id: stories.id })
    .from(stories)
    .where(eq(stories.profileId, profile.id))
    .orderBy(asc(stories.position))
  return { ...profile, storyIds: written.map(({ id }) => id) }
}
