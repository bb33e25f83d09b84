import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTurn } from './turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Somebody whose work takes until it is ended, and who may never come back. */
function somebody(about: string, log: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const done = inTurn(about, () => {
    log.push(name)
    return promise
  })
  return { done, end: () => resolve(name), fail: () => reject(new Error(name)) }
}

const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('works about the same thing are done in the order in which they came, even if one before fails', async () => {
  const log: string[] = []
  const [first, second, third] = ['first', 'second', 'third'].map((name) => somebody('one', log, name))
  await passed(0)
  expect(log).toEqual(['first'])
  first?.fail()
  await expect(first?.done).rejects.toThrow('first')
  await passed(0)
  expect(log).toEqual(['first', 'second'])
  second?.end()
  expect(await second?.done).toBe('second')
  await passed(0)
  expect(log).toEqual(['first', 'second', 'third'])
  third?.end()
  await third?.done
})

test('works about different things do not wait for each other', async () => {
  const log: string[] = []
  const both = [somebody('two', log, 'one thing'), somebody('three', log, 'another')]
  await passed(0)
  expect(log).toEqual(['one thing', 'another'])
  for (const { end } of both) end()
})

test('nobody waits longer than two seconds, whether the line moves or stands still', async () => {
  const log: string[] = []
  const people = ['first', 'second', 'third', 'fourth'].map((name) => somebody('four', log, name))
  await passed(1_500)
  people[0]?.end()
  await passed(0)
  expect(log).toEqual(['first', 'second'])
  await passed(600)
  expect(log).toEqual(['first', 'second', 'third', 'fourth'])
  // The second and the third were ended by the platform: whoever comes after the fourth is done is the first.
  people[3]?.end()
  await people[3]?.done
  const later = somebody('four', log, 'later')
  await passed(0)
  expect(log.at(-1)).toBe('later')
  later.end()
})
