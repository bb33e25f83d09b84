import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import type { Availability } from '#schema/meetings/availability.ts'
import type { BookingAnswer, OwnMeetingsPage } from '#schema/meetings/meetings.ts'
import { slotsFrom } from '#worker/features/meetings/slots.ts'
import { tables } from '#worker/services/database.ts'
import { type Browser, browser } from './account.ts'
import { databaseAt, publishPerson } from './people.ts'
import { jsonOf } from './requests.ts'

const { availability, availabilitySpans } = tables

/** Half an hour every day from nine to five in London, with a quarter between, an hour’s notice. */
const hours: Availability = {
  timeZone: 'Europe/London',
  isOpen: true,
  length: 30,
  buffer: 15,
  noticeMinutes: 60,
  horizonDays: 60,
  placeKind: 'link',
  place: 'https://meet.example/petra',
  weekly: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 9 * 60, to: 17 * 60 })),
  daysApart: [],
}

type Overrides = Parameters<typeof publishPerson>[0]

/** Somebody who can be met. */
export async function publishHost(
  { profile, ...overrides }: NonNullable<Overrides> = {},
  changes: Partial<Availability> = {},
) {
  const person = await publishPerson({
    ...overrides,
    profile: { isSample: false, plan: 'sprint', hasOpenHours: true, ...profile },
  })
  await openHours(person.id, changes)
  return person
}

/** Puts up hours, in place of those that were there. */
export async function openHours(
  profileId: number,
  changes: Partial<Availability> = {},
  databaseUrl = inject('databaseUrl'),
) {
  const { weekly, daysApart: _, ...row } = { ...hours, ...changes }
  const db = databaseAt(databaseUrl)
  const editedAt = new Date()
  await db.batch([
    db
      .insert(availability)
      .values({ ...row, profileId, editedAt })
      .onConflictDoUpdate({ target: availability.profileId, set: { ...row, editedAt } }),
    ...weekly.map((span) =>
      db
        .insert(availabilitySpans)
        .values({ ...span, profileId })
        .onConflictDoNothing(),
    ),
  ])
}

/** The first slots that such hours offer while nothing is booked, ISO; none that is too late while a test gets to it. */
export function slots(count: number, changes: Partial<Availability> = {}, now = new Date()): string[] {
  const found: string[] = []
  for (const slot of slotsFrom({ ...hours, ...changes }, [], now.getTime() + 5 * 60_000)) {
    found.push(new Date(slot).toISOString())
    if (found.length === count) break
  }
  return found
}

/** What somebody fills in to book. */
export const booking = (profileUrl: string, start: string, changes: object = {}) => ({
  profileUrl,
  start,
  bookingKey: randomUUID(),
  name: 'Daniel Okafor',
  email: `${randomUUID()}@okafor.example`,
  about: 'Our ferries leave half empty.\n\nCould you look at the timetable in May?',
  timeZone: 'America/New_York',
  ...changes,
})

/** The owner's own link to their next meeting, as its token. */
export const ownersTokenOf = async (owner: Pick<Browser, 'get'>): Promise<string> => {
  const { meetings } = await jsonOf<OwnMeetingsPage>(owner.get('/meetings?show=coming'))
  return meetings[0]?.token ?? ''
}

/** Somebody who booked, with the token of their meeting; `headers` may set the time. */
export async function booked(
  profileUrl: string,
  start: string,
  changes: object = {},
  { url = inject('url'), headers = {} }: { url?: string; headers?: Record<string, string> } = {},
) {
  const visitor = browser(url)
  const body = booking(profileUrl, start, changes)
  const answer = await visitor.post('/meetings', body, headers)
  if (answer.status !== 201) throw new Error(`Not booked: ${answer.status} ${await answer.text()}`)
  return { visitor, body, ...(await jsonOf<BookingAnswer>(answer)) }
}
