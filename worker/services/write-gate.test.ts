import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { throughWriteGate } from './write-gate.ts'

afterEach(() => {
  vi.useRealTimers()
})
const patient = () => new AbortController().signal

test('never more than two writes are under way, and all of them are done in their order', async () => {
  let underWay = 0
  let most = 0
  const begun: number[] = []
  const write = async (number: number) => {
    begun.push(number)
    underWay += 1
    most = Math.max(most, underWay)
    await sleep(1)
    underWay -= 1
    return number
  }
  const numbers = Array.from({ length: 64 }, (_, number) => number)
  const done = await Promise.all(numbers.map((number) => throughWriteGate(patient(), () => write(number))))
  expect(done).toEqual(numbers)
  expect(begun).toEqual(numbers)
  expect(most).toBe(2)
})

test('two thousand who wait cost little more than their own writes', async () => {
  const before = process.threadCpuUsage()
  const order: number[] = []
  const write = async (number: number) => {
    order.push(number)
    await sleep(1)
  }
  const numbers = Array.from({ length: 2000 }, (_, number) => number)
  await Promise.all(numbers.map((number) => throughWriteGate(patient(), () => write(number))))
  const { user, system } = process.threadCpuUsage(before)
  expect(order).toEqual(numbers)
  expect((user + system) / 1e6, 'seconds of the processor; it was 8.5').toBeLessThan(2)
})

test('a write that fails makes way like one that succeeds', async () => {
  const failing = () => throughWriteGate(patient(), () => Promise.reject(new Error('no')))
  await Promise.allSettled(Array.from({ length: 12 }, failing))
  expect(await throughWriteGate(patient(), async () => 'written')).toBe('written')
})

test('a write that never returns loses its place after a second and a half, once', async () => {
  vi.useFakeTimers()
  const finish: (() => void)[] = []
  const stuck = Array.from({ length: 2 }, () =>
    throughWriteGate(patient(), () => new Promise<void>((resolve) => finish.push(resolve))),
  )
  let underWay = 0
  let most = 0
  const later = Array.from({ length: 9 }, () =>
    throughWriteGate(patient(), async () => {
      underWay += 1
      most = Math.max(most, underWay)
      await sleepFake()
      underWay -= 1
    }),
  )
  await vi.advanceTimersByTimeAsync(1_400)
  expect(most).toBe(0)
  await vi.advanceTimersByTimeAsync(150)
  expect(most).toBe(2)
  for (const end of finish) end()
  await vi.advanceTimersByTimeAsync(5_000)
  await Promise.all([...stuck, ...later])
  expect(most, 'a late return frees no second place').toBe(2)
})
const sleepFake = () => new Promise((resolve) => setTimeout(resolve, 100))

test('whoever waits too long gives up and leaves the queue', async () => {
  const finish: (() => void)[] = []
  const busy = Array.from({ length: 2 }, () =>
    throughWriteGate(patient(), () => new Promise<void>((resolve) => finish.push(resolve))),
  )
  const impatient = new AbortController()
  const write = vi.fn(async () => {})
  const waiting = throughWriteGate(impatient.signal, write)
  impatient.abort(new Error('too long'))
  await expect(waiting).rejects.toThrow('too long')
  for (const end of finish) end()
  await Promise.all(busy)
  expect(await throughWriteGate(patient(), async () => 'written')).toBe('written')
  expect(write).not.toHaveBeenCalled()
})

test('whoever comes too late does not enter at all', async () => {
  const late = AbortSignal.abort(new Error('too late'))
  const finish: (() => void)[] = []
  const busy = Array.from({ length: 2 }, () =>
    throughWriteGate(patient(), () => new Promise<void>((resolve) => finish.push(resolve))),
  )
  const waiting = throughWriteGate(late, async () => 'written')
  const outcome = Promise.race([waiting, sleep(50).then(() => 'waits')])
  await expect(outcome).rejects.toThrow('too late')
  for (const end of finish) end()
  await Promise.all(busy)
})
