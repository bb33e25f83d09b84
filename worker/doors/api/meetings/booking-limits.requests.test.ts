import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookingInputSchema } from '#schema/meetings/meetings.ts'
import { callOn } from '#test/call.ts'
import { booking, publishHost, slots } from '#test/meetings.ts'
import { database } from '#test/people.ts'
import { gmailSpellings } from '#test/referees.ts'
import { meetingToken } from '../../../features/meetings/meeting-tokens.ts'
import { tables } from '../../../services/database.ts'
import { bookingsPerDay, bookMeeting } from '../../../workflows/meetings/book-meeting.ts'
import { moveByToken, movesPerDay } from '../../../workflows/meetings/change-meeting.ts'

const { meetings } = tables
const hours = { length: 20, buffer: 0 }
const someAddress = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`
/** Books at a moment, so that all that a test books is booked on one day. */
const bookAt =
  (now: Date) =>
  (address: string, profileUrl: string, start: string, changes: object = {}) =>
    bookMeeting(callOn(database(), { now, actor: { kind: 'visitor', address } }), {
      ...bookingInputSchema.parse(booking(profileUrl, start, changes)),
      visitorId: 'somebody',
    })
const countOf = async (profileId: number) =>
  (await database().select().from(meetings).where(eq(meetings.profileId, profileId))).length

test('one IP address books a limited number of meetings a day; refusals and repeats do not count', async () => {
  const { id, profileUrl } = await publishHost({}, hours)
  const now = new Date()
  const [address, book] = [someAddress(), bookAt(now)]
  const all = slots(bookingsPerDay.address + 1, hours, now)
  const bookingKey = randomUUID()
  const first = await book(address, profileUrl, all[0] ?? '', { bookingKey })
  await expect(book(address, profileUrl, all[0] ?? '')).rejects.toMatchObject({ code: 'SLOT_TAKEN' })
  for (const start of all.slice(1, -1)) await book(address, profileUrl, start)
  const last = all.at(-1) ?? ''
  await expect(book(address, profileUrl, last)).rejects.toMatchObject({
    code: 'BOOKING_LIMIT',
    retryAfterSeconds: expect.any(Number),
  })
  expect(await book(address, profileUrl, all[0] ?? '', { bookingKey })).toEqual(first)
  expect(await countOf(id)).toBe(bookingsPerDay.address)
  await book(someAddress(), profileUrl, last)
})

test('one mailbox books a limited number of meetings a day with an expert, in any spelling', async () => {
  const { profileUrl } = await publishHost({}, hours)
  const other = await publishHost({}, hours)
  const now = new Date()
  const book = bookAt(now)
  const all = slots(bookingsPerDay.mailbox + 1, hours, now)
  const [plain, dotted] = gmailSpellings()
  const as = (index: number) => ({ email: index % 2 ? dotted : plain.replace('@', `+${index}@`) })
  for (const [index, start] of all.slice(0, -1).entries())
    await book(someAddress(), profileUrl, start, as(index))
  const last = all.at(-1) ?? ''
  await expect(book(someAddress(), profileUrl, last, as(9))).rejects.toMatchObject({ code: 'BOOKING_LIMIT' })
  await book(someAddress(), other.profileUrl, last, as(9))
})

test('one side moves a meeting only so often in a day, and the other side still can', async () => {
  const { id, profileUrl } = await publishHost({}, hours)
  const call = callOn(database())
  const [first = '', second = ''] = slots(2, hours, call.now)
  const { token } = await bookAt(call.now)(someAddress(), profileUrl, first)
  const [row] = await database().select().from(meetings).where(eq(meetings.profileId, id))
  for (let moved = 0; moved < movesPerDay; moved += 1)
    await moveByToken(call, token, new Date(moved % 2 ? first : second))
  // Where it is already, it is not moved.
  expect(await moveByToken(call, token, new Date(first))).toMatchObject({ start: first })
  await expect(moveByToken(call, token, new Date(second))).rejects.toMatchObject({
    code: 'MOVE_LIMIT',
    retryAfterSeconds: expect.any(Number),
  })
  const owners = await meetingToken(call, 'owner', row ?? expect.unreachable())
  expect(await moveByToken(call, owners, new Date(second))).toMatchObject({ side: 'owner', start: second })
})
