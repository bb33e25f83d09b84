import { randomUUID } from 'node:crypto'
import { and, eq, like } from 'drizzle-orm'
import { convertIcsCalendar } from 'ts-ics'
import { expect, test } from 'vitest'
import type { SprintList, SprintPeople } from '#schema/billing/sprint-answers.ts'
import { nextSprint, sprintStart } from '#schema/billing/sprints.ts'
import type { Dashboard } from '#schema/dashboard.ts'
import { signedInAs } from '#test/account.ts'
import { giveSprintSeat } from '#test/billing/checkout.ts'
import { database, publishPerson, runJob } from '#test/people.ts'
import { jsonOf, refusalOf } from '#test/requests.ts'
import { forever } from '../../../features/billing/grants.ts'
import { tables } from '../../../services/database.ts'

const { availability, orders, outbox } = tables
const hourMs = 3600_000
const admin = await signedInAs('admin')
const room = 'https://meet.example/ours'
const anySprint = nextSprint(new Date()) + 11

const peopleOf = (number: number) => jsonOf<SprintPeople>(admin.get(`/admin/sprints/${number}`))
const setRoom = (number: number, link: string | null, before: string | null) =>
  admin.put(`/admin/sprints/${number}`, { room: link, before })

/** Somebody with a place in a sprint; `timeZone` is that of their open hours. */
async function placed(
  number: number,
  { timeZone, hasAccount = true }: { timeZone?: string; hasAccount?: boolean } = {},
) {
  const owner = await signedInAs('owner')
  const email = hasAccount ? owner.email : `${randomUUID()}@haddad.example`
  const { id } = await publishPerson({ profile: { ownerId: owner.id, email: owner.email, plan: 'sprint' } })
  if (timeZone)
    await database().insert(availability).values({
      profileId: id,
      timeZone,
      isOpen: true,
      length: 30,
      buffer: 0,
      noticeMinutes: 60,
      horizonDays: 30,
      placeKind: 'mail',
      editedAt: new Date(),
    })
  await giveSprintSeat(owner.id, number, {
    email,
    grantsUntil: forever,
    ...(!hasAccount && { userId: null }),
  })
  return { ...owner, email }
}
const remindersTo = (email: string) =>
  database()
    .select()
    .from(outbox)
    .where(and(eq(outbox.to, email), like(outbox.key, 'sprint/%')))
const remindAt = (number: number, hoursBefore: number) =>
  runJob('remind-of-sprint', undefined, new Date(sprintStart(number).getTime() - hoursBefore * hourMs))

test('a sprint names its people, and its link stands on their dashboard and in their calendar', async () => {
  const number = anySprint
  const owner = await placed(number)
  expect((await peopleOf(number)).people).toMatchObject([
    { name: 'Ada Lark', email: owner.email, state: 'paid', remindedAt: null },
  ])
  expect((await setRoom(number, room, null)).status).toBe(200)
  const { sprint } = await jsonOf<Dashboard>(owner.get('/current-user-dashboard'))
  expect(sprint?.room).toBe(room)
  const file = await (await owner.get('/dashboard/sprint.ics')).text()
  expect(convertIcsCalendar(undefined, file).events?.[0]?.location).toBe(room)
})

test('a link that is not https, or that somebody changed meanwhile, is not saved', async () => {
  const number = anySprint + 1
  await placed(number)
  for (const link of ['http://meet.example/ours', 'javascript:alert(1)', 'meet', ''])
    expect((await setRoom(number, link, null)).status, link).toBe(400)
  expect((await setRoom(number, room, null)).status).toBe(200)
  expect(await refusalOf(setRoom(number, `${room}/2`, null))).toEqual([409, 'SPRINT_CHANGED'])
  expect((await peopleOf(number)).room).toBe(room)
  expect(await refusalOf(setRoom(99_999, room, null))).toEqual([404, 'SPRINT_NOT_FOUND'])
})

test('sprints are listed with how many places are paid and held', async () => {
  const { items } = await jsonOf<SprintList>(admin.get('/admin/sprints'))
  const next = items.find(({ number }) => number === nextSprint(new Date()))
  expect(next).toMatchObject({ hasBegun: false })
  expect(items.map(({ number }) => number)).toEqual(
    items.map(({ number }) => number).toSorted((one, other) => other - one),
  )
})

test('everybody with a place is mailed once on the day before, with time, link and calendar', async () => {
  const number = anySprint + 2
  const [london, tokyo, bare] = [
    await placed(number),
    await placed(number, { timeZone: 'Asia/Tokyo' }),
    await placed(number, { hasAccount: false }),
  ]
  await setRoom(number, room, null)
  await remindAt(number, 25)
  expect(await remindersTo(london.email)).toEqual([])
  await remindAt(number, 23)
  await remindAt(number, 2)
  for (const { email } of [london, tokyo, bare]) expect(await remindersTo(email), email).toHaveLength(1)
  const [own] = await remindersTo(tokyo.email)
  expect(own?.text).toContain('12:30 London time, which is')
  expect(own?.text).toMatch(/(20|21):30 Tokyo time/)
  const [mail] = await remindersTo(london.email)
  expect(mail?.text).toContain(`Join each day here: ${room}`)
  expect(mail?.text).not.toContain('which is')
  const days = convertIcsCalendar(undefined, mail?.attachments[0]?.content ?? '').events
  expect(days?.[0]?.start.date).toEqual(sprintStart(number))
  const [unclaimed] = await remindersTo(bare.email)
  expect([unclaimed?.isSecret, unclaimed?.text.includes('/open-account#')]).toEqual([true, true])
  expect((await peopleOf(number)).people.every(({ remindedAt }) => remindedAt)).toBe(true)
})

test('a buyer who withdrew, and one whose sprint has begun, are not written to', async () => {
  const number = anySprint + 3
  const [withdrawn, late] = [await placed(number), await placed(number + 1)]
  await database().update(orders).set({ refundAskedAt: new Date() }).where(eq(orders.email, withdrawn.email))
  await remindAt(number, 3)
  await remindAt(number + 1, -0.1)
  expect(await remindersTo(withdrawn.email)).toEqual([])
  expect(await remindersTo(late.email)).toEqual([])
})
