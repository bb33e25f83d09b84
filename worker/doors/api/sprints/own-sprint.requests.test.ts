import { convertIcsCalendar } from 'ts-ics'
import { expect, test } from 'vitest'
import { nextSprint, sprintDayStarts, sprintStart } from '#schema/billing/sprints.ts'
import type { Dashboard } from '#schema/dashboard.ts'
import { registeredOwner, signedInAs } from '#test/account.ts'
import { giveSprintSeat } from '#test/billing/checkout.ts'
import { publishPerson } from '#test/people.ts'
import { at, jsonOf } from '#test/requests.ts'

const number = nextSprint(new Date()) + 7
const file = '/dashboard/sprint.ics'

async function ownerWithSeat(changes: Parameters<typeof giveSprintSeat>[2] = {}) {
  const owner = await signedInAs('owner')
  await publishPerson({ profile: { ownerId: owner.id, email: owner.email, plan: 'sprint' } })
  await giveSprintSeat(owner.id, number, changes)
  const sprint = async (now = new Date()) =>
    (await jsonOf<Dashboard>(owner.get('/current-user-dashboard', at(now)))).sprint
  return { ...owner, sprint }
}

test('a buyer of a place reads on the dashboard when each of the five days begins', async () => {
  const { sprint } = await ownerWithSeat()
  const days = sprintDayStarts(number)
  expect(days[0]).toEqual(sprintStart(number))
  expect(await sprint()).toEqual({ days: days.map((day) => day.toISOString()), room: null })
})

test('a place that is on its way back is no longer on the dashboard', async () => {
  const { sprint } = await ownerWithSeat({ refundAskedAt: new Date() })
  expect(await sprint()).toBeNull()
})

test('a sprint that is over stays on the dashboard, behind the one that comes', async () => {
  const owner = await signedInAs('owner')
  await publishPerson({ profile: { ownerId: owner.id, email: owner.email, plan: 'sprint' } })
  const firstDay = async () => (await jsonOf<Dashboard>(owner.get('/current-user-dashboard'))).sprint?.days[0]
  const [past, coming] = [number - 12, number]
  for (const [place, expected] of [
    [past - 1, past - 1],
    [past, past],
    [coming + 1, coming + 1],
    [coming, coming],
  ] as const) {
    await giveSprintSeat(owner.id, place)
    expect(await firstDay()).toBe(sprintStart(expected).toISOString())
  }
})

test('the five days come as a calendar file', async () => {
  const owner = await ownerWithSeat()
  const answer = await owner.get(file)
  expect(answer.headers.get('content-type')).toContain('text/calendar')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="sprint.ics"')
  const { events = [] } = convertIcsCalendar(undefined, await answer.text())
  expect(events.map(({ start }) => start.date)).toEqual(sprintDayStarts(number))
  expect(events[0]).toMatchObject({ summary: 'Sprint, day 1: The problem' })
})

test('an owner without a place has no sprint, and no calendar file of one', async () => {
  const owner = await registeredOwner()
  expect(await jsonOf<Dashboard>(owner.get('/current-user-dashboard'))).toMatchObject({ sprint: null })
  expect((await owner.get(file)).status).toBe(404)
})
