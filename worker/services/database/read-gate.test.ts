import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openReadGate, throughReadGate } from './read-gate.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const maxMs = 3_400
const inTime = { maxMs, minMs: 400 }
/** What becomes of a read that finds no place in time. */
const nameOf = ({ name }: Error) => name
const takes = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const never = new Promise<never>(() => {})
const upTo = (length: number) => Array.from({ length }, (_, number) => number)

test('sixteen reads are on their way at a time, all of them in their order', async () => {
  const gate = openReadGate()
  let underWay = 0
  let most = 0
  const begun: number[] = []
  const all = upTo(200).map((number) =>
    throughReadGate(gate, inTime, async () => {
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

test('what a page shows is read before what saves read, of which every fourth read is one', async () => {
  const gate = openReadGate()
  const begun: string[] = []
  const reads = (name: string, isFirst: boolean) =>
    throughReadGate(gate, { ...inTime, isFirst }, async () => {
      begun.push(name)
      await takes(20)
    })
  const all = [
    ...upTo(16).map(() => reads('', false)),
    ...upTo(8).map(() => reads('save', false)),
    ...upTo(12).map(() => reads('page', true)),
  ]
  await vi.advanceTimersByTimeAsync(300)
  await Promise.all(all)
  const turns = begun.slice(16)
  expect(turns.slice(0, 16).filter((name) => name === 'page')).toHaveLength(12)
  expect(turns.slice(0, 4).sort()).toEqual(['page', 'page', 'page', 'save'])
  expect(turns.slice(16)).toEqual(Array(4).fill('save'))
})

test('a read that fails is reported to its caller, and makes room', async () => {
  const gate = openReadGate()
  const failed = upTo(16).map(() => throughReadGate(gate, inTime, () => Promise.reject(new Error('no'))))
  expect((await Promise.allSettled(failed)).every(({ status }) => status === 'rejected')).toBe(true)
  expect(await throughReadGate(gate, inTime, async () => 'read')).toBe('read')
})

test('a caller who waits in vain is told in time, and reads nothing', async () => {
  const gate = openReadGate()
  for (const _ of upTo(16)) void throughReadGate(gate, inTime, () => never)
  const read = vi.fn()
  const waiting = throughReadGate(gate, inTime, read).catch(nameOf)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await waiting).toBe('TimeoutError')
  expect(read).not.toHaveBeenCalled()
})

test('a request that the platform ended, reading or waiting, delays others no longer than its time', async () => {
  const gate = openReadGate()
  for (const _ of upTo(16)) void throughReadGate(gate, inTime, () => never)
  gate.queue.add({ seen: Date.now(), isFirst: true, wake: () => {} })
  await vi.advanceTimersByTimeAsync(1_000)
  const waiting = throughReadGate(gate, inTime, async () => 'read')
  await vi.advanceTimersByTimeAsync(maxMs - 1_000 + 150)
  expect(await waiting).toBe('read')
})

test('a read waits for its turn beyond its own time while others are answered', async () => {
  const gate = openReadGate()
  const left: number[] = []
  const all = upTo(200).map((number) =>
    throughReadGate(gate, inTime, async (leftMs) => {
      left.push(leftMs)
      await takes(1_000)
      return number
    }),
  )
  await vi.advanceTimersByTimeAsync(13_000)
  expect(await Promise.all(all)).toEqual(upTo(200))
  expect(Math.min(...left), 'of its time when it begins').toBeGreaterThan(maxMs - 200)
})

test('a waiting caller is told as soon as ever once nobody is answered any more', async () => {
  const gate = openReadGate()
  for (const _ of upTo(48)) void throughReadGate(gate, inTime, () => takes(1_000))
  for (const _ of upTo(16)) void throughReadGate(gate, inTime, () => never)
  const waiting = throughReadGate(gate, inTime, async () => 'read').catch(nameOf)
  await vi.advanceTimersByTimeAsync(3_000)
  const listener = vi.fn()
  void waiting.then(listener)
  await vi.advanceTimersByTimeAsync(2_900)
  expect(listener).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(listener).toHaveBeenCalledWith('TimeoutError')
})

test('nobody waits for longer than twenty seconds, even if many are answered before', async () => {
  const gate = openReadGate()
  const all = upTo(400).map(() => throughReadGate(gate, inTime, () => takes(1_000)).catch(nameOf))
  await vi.advanceTimersByTimeAsync(21_500)
  const outcomes = await Promise.all(all)
  expect(outcomes.filter((outcome) => outcome !== 'TimeoutError').length).toBeGreaterThanOrEqual(320)
  expect(outcomes.at(-1)).toBe('TimeoutError')
})

test('a read’s waiting time leaves out the time for which the isolate was busy', async () => {
  const gate = openReadGate()
  const first = upTo(16).map(() => throughReadGate(gate, inTime, () => takes(200)))
  const waiting = throughReadGate(gate, inTime, async () => 'read').catch(nameOf)
  vi.setSystemTime(Date.now() + 5_000)
  await vi.advanceTimersByTimeAsync(400)
  expect(await waiting).toBe('read')
  await Promise.all(first)
})
