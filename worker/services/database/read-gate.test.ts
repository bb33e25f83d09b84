import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openReadGate, throughReadGate } from './read-gate.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const longestMs = 3_400
const inTime = () => ({ until: Date.now() + 3_000, longestMs })
const takes = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const never = new Promise<never>(() => {})
const upTo = (length: number) => Array.from({ length }, (_, number) => number)

test('sixteen reads are on their way at a time, all of them in their order', async () => {
  const gate = openReadGate()
  let underWay = 0
  let most = 0
  const begun: number[] = []
  const all = upTo(200).map((number) =>
    throughReadGate(gate, inTime(), async () => {
      begun.push(number)
      underWay += 1
      most = Math.max(most, underWay)
      await takes(20)
      underWay -= 1
      return number
    }),
  )
  await vi.advanceTimersByTimeAsync(300)
  expect(await Promise.all(all)).toEqual(upTo(200))
  expect(begun).toEqual(upTo(200))
  expect(most).toBe(16)
})

test('a read that fails says so to who asked, and makes room', async () => {
  const gate = openReadGate()
  const failed = upTo(16).map(() => throughReadGate(gate, inTime(), () => Promise.reject(new Error('no'))))
  expect((await Promise.allSettled(failed)).every(({ status }) => status === 'rejected')).toBe(true)
  expect(await throughReadGate(gate, inTime(), async () => 'read')).toBe('read')
})

test('who waits in vain is told in time, and reads nothing', async () => {
  const gate = openReadGate()
  for (const _ of upTo(16)) void throughReadGate(gate, inTime(), () => never)
  const read = vi.fn()
  const waiting = throughReadGate(gate, inTime(), read).catch(({ name }: Error) => name)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await waiting).toBe('TimeoutError')
  expect(read).not.toHaveBeenCalled()
})

test('a request that the platform ended, reading or waiting, holds up others no longer than its time', async () => {
  const gate = openReadGate()
  for (const _ of upTo(16)) void throughReadGate(gate, inTime(), () => never)
  gate.queue.add({ seen: Date.now(), wake: () => {} })
  await vi.advanceTimersByTimeAsync(1_000)
  const waiting = throughReadGate(gate, inTime(), async () => 'read')
  await vi.advanceTimersByTimeAsync(longestMs - 1_000 + 150)
  expect(await waiting).toBe('read')
})
