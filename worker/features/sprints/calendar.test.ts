import { convertIcsCalendar } from 'ts-ics'
import { expect, test } from 'vitest'
import { callOn } from '#test/call.ts'
import type { Call } from '../../call.ts'
import { receiptEmail } from '../billing/order-emails.ts'
import { sprintCalendar } from './calendar.ts'

const room = 'https://meet.example/sprint'
const number = 8

const call = (variables: Partial<Call['variables']> = {}) => {
  const nobodys = callOn({} as Call['db'])
  return { ...nobodys, variables: { ...nobodys.variables, ...variables } }
}
const eventsOf = (variables: Partial<Call['variables']> = {}) =>
  convertIcsCalendar(undefined, sprintCalendar(call(variables), { number, room: null })).events ?? []

test('each day of a sprint begins at 12:30 in London', () => {
  const hours = eventsOf().map(({ start }) =>
    start.date.toLocaleTimeString('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' }),
  )
  expect(hours).toEqual(Array.from({ length: 5 }, () => '12:30'))
})

test('the calendar says where each day is joined', () => {
  for (const event of eventsOf({ SPRINT_ROOM: room }))
    expect(event).toMatchObject({ location: room, description: expect.stringContaining(room) })
})

test('a link of the sprint’s own stands before that of every sprint', () => {
  const own = 'https://meet.example/ours'
  const file = sprintCalendar(call({ SPRINT_ROOM: room }), { number, room: own })
  for (const { location } of convertIcsCalendar(undefined, file).events ?? []) expect(location).toBe(own)
})

test('the calendar says that the coach writes where there is no room', () => {
  for (const { description } of eventsOf()) expect(description).toContain('The coach writes to you')
})

const receipt = (sprintNumber: number | null, sprintRoom?: string) =>
  receiptEmail(
    {
      email: 'noor@haddad.example',
      name: 'Noor Haddad',
      amount: 19700,
      consentAt: null,
      sprintNumber,
      plan: sprintNumber === null ? 'premium' : 'sprint',
    },
    { paidAt: new Date(), links: { siteUrl: 'https://house.example' }, room: sprintRoom },
  ).text

test('the receipt of a sprint names its date and where it is joined', () => {
  expect(receipt(number, room)).toContain(`Join each day here: ${room}`)
  expect(receipt(number, room)).toContain('12:30 in London')
})

test('the receipt says that the coach writes where there is no room, and only for a sprint', () => {
  expect(receipt(number)).toContain('The coach writes to you before the first day')
  expect(receipt(null, room)).not.toContain(room)
})
