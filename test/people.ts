import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { openDatabase, tables } from '#worker/services/database.ts'
import { at, postJson } from './requests.ts'

const { confirmations, profiles, references, stories } = tables

type Profile = typeof profiles.$inferInsert
type Story = typeof stories.$inferInsert
type Reference = typeof references.$inferInsert
type Told = {
  profile?: Partial<Profile>
  stories?: Partial<Story>[]
  references?: Partial<Reference>[]
  /** Which referee confirms which story, by their places in the lists above. */
  confirmations?: { reference: number; story: number; sentence?: string; version?: number }[]
}

/** The database itself, for what no call of the product does. */
export const databaseAt = (databaseUrl: string) => openDatabase({ TURSO_DATABASE_URL: databaseUrl })
export const database = () => databaseAt(inject('databaseUrl'))

/** Runs a cron job now. */
export async function runJob(job: string, url = inject('url'), now?: Date) {
  const answer = await postJson(`${url}/api/dev/cron/${job}`, {}, now && at(now))
  if (!answer.ok) throw new Error(`${job}: ${answer.status} ${await answer.text()}`)
}

/** Writes a person with one validated story and two validated references, unless told otherwise, and hangs them. */
export async function hangPerson(
  told: Told = {},
  { url, databaseUrl }: { url: string; databaseUrl: string } = {
    url: inject('url'),
    databaseUrl: inject('databaseUrl'),
  },
) {
  const person = await writePerson(told, databaseUrl)
  await runJob('rehang-changed', url)
  return person
}

/** Writes a person into the database only, as an import or a restored backup would. */
export async function writePerson(told: Told, databaseUrl = inject('databaseUrl')) {
  const db = databaseAt(databaseUrl)
  const now = new Date()
  const profileUrl = told.profile?.profileUrl ?? `person-${randomUUID().slice(0, 13)}`
  const [profile] = await db
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
      ...told.profile,
    })
    .returning()
  if (!profile) throw new Error('The profile was not written')
  const storyRows = (told.stories ?? [{}]).map(
    (story, place): Story => ({
      profileId: profile.id,
      place,
      title: 'The timetable nobody read',
      problemDescription: 'The boats left half empty.',
      task: 'Fill them by spring.',
      solution: 'We asked the passengers when they wanted to go.',
      results: 'By April the boats were full.',
      status: 'validated',
      validatedAt: now,
      createdAt: now,
      updatedAt: now,
      ...story,
    }),
  )
  const referenceRows = (told.references ?? [{}, {}]).map(
    (reference, number): Reference => ({
      profileId: profile.id,
      name: `Referee ${number + 1}`,
      email: `referee${number + 1}@harbour.example`,
      normalisedEmail: reference.email ?? `referee${number + 1}@harbour.example`,
      company: 'The harbour office',
      role: 'Harbour master',
      relationship: 'Worked together for a year',
      feedback: 'Petra listens before she draws.',
      status: 'validated',
      validatedAt: now,
      createdAt: now,
      ...reference,
    }),
  )
  const storyIds = storyRows.length
    ? await db.insert(stories).values(storyRows).returning({ id: stories.id })
    : []
  const referenceIds = referenceRows.length
    ? await db.insert(references).values(referenceRows).returning({ id: references.id })
    : []
  for (const { story, reference, sentence, version } of told.confirmations ?? [])
    await db.insert(confirmations).values({
      storyId: storyIds[story]?.id ?? 0,
      referenceId: referenceIds[reference]?.id ?? 0,
      version: version ?? 1,
      sentence: sentence ?? null,
      confirmedAt: now,
    })
  return { ...profile, storyIds: storyIds.map(({ id }) => id) }
}
