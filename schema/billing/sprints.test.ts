import { expect, test } from 'vitest'
import { isSprintOver, nextSprint, sprintDayStarts, sprintStart, sprintZone } from './sprints.ts'

const hour = 3600_000
const day = 24 * hour
const inLondon = new Intl.DateTimeFormat('en-GB', {
  timeZone: sprintZone,
  ...({ weekday: 'long', hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const),
})
const tenYears = Array.from({ length: 131 }, (_, number) => number)

test('the first sprint began on 19 August 2025 at 12:30 in London', () => {
  expect(sprintStart(0).toISOString()).toBe('2025-08-19T11:30:00.000Z')
})

test('every sprint over ten years begins on a Tuesday at 12:30 in London, 28 days after the one before', () => {
  for (const number of tenYears) {
    const [before, start] = [sprintStart(number - 1), sprintStart(number)]
    expect(inLondon.format(start), `${number}`).toBe('Tuesday 12:30:00')
    // A clock change between them makes the days an hour longer or shorter in all.
    expect([-hour, 0, hour]).toContain(start.getTime() - before.getTime() - 28 * day)
  }
})

test('both clock changes of a year stand between two sprints', () => {
  const gaps = tenYears.map((number) => sprintStart(number + 1).getTime() - sprintStart(number).getTime())
  expect(gaps.filter((gap) => gap === 28 * day - hour).length).toBeGreaterThanOrEqual(9)
  expect(gaps.filter((gap) => gap === 28 * day + hour).length).toBeGreaterThanOrEqual(9)
})

test('a sprint is the next one up to the moment at which it begins, and then the one after is', () => {
  for (const number of tenYears) {
    const start = sprintStart(number).getTime()
    expect(nextSprint(new Date(start - 1))).toBe(number)
    expect(nextSprint(new Date(start))).toBe(number + 1)
  }
})

test('the next sprint is the first that is still to come, on every day of ten years, at another hour each', () => {
  const [begin, end] = [sprintStart(0).getTime() - 40 * day, sprintStart(131).getTime()]
  for (let moment = begin; moment < end; moment += day + hour) {
    const number = nextSprint(new Date(moment))
    expect(sprintStart(number).getTime()).toBeGreaterThan(moment)
    if (number > 0) expect(sprintStart(number - 1).getTime()).toBeLessThanOrEqual(moment)
  }
})

test('a sprint is over a day after its last day began', () => {
  const days = sprintDayStarts(3).map((start) => start.toISOString())
  const over = Date.parse(days.at(-1) ?? '') + day
  expect(isSprintOver(days, over - 1)).toBe(false)
  expect(isSprintOver(days, over)).toBe(true)
})
