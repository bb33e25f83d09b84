import { expect, test } from 'vitest'
import { pollingBackoff } from './polling-backoff.ts'

test('the same answer is asked for again ever later, and at the latest after two minutes', () => {
  const pause = pollingBackoff(4000)
  const answer = {}
  let now = 1_000_000
  const pauses = Array.from({ length: 12 }, () => {
    const ms = pause(answer, now)
    now += ms
    return ms
  })
  expect(pauses.slice(0, 4)).toEqual([4000, 4000, 4000, 6000])
  expect(pauses.at(-1)).toBe(120_000)
})

test('another answer is asked about again soon', () => {
  const pause = pollingBackoff(4000)
  const answer = {}
  pause(answer, 0)
  expect(pause(answer, 100_000)).toBe(50_000)
  expect(pause({}, 150_000)).toBe(4000)
})
