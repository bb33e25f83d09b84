import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { openWriteGate, throughWriteGate, type Writer } from './write-gate.ts'

afterEach(() => {
  vi.useRealTimers()
})

type WriteAll = Writer<number, number>['writeAll']

/** A gate, and what brings a number to it that `writeAll` writes; the promises that it keeps alive are in `promises`. */
function open(writeAll: WriteAll) {
  const gate = openWriteGate<number, number>()
  const promises: Promise<unknown>[] = []
  return {
    gate,
    promises,
    write: (work: number, deadline = Date.now() + 60_000) =>
      throughWriteGate(gate, work, { deadline, keepAlive: (group) => promises.push(group), writeAll }),
  }
}
const done = (works: number[]) => works.map((value) => ({ status: 'fulfilled' as const, value }))
const upTo = (length: number) => Array.from({ length }, (_, number) => number)

test('two groups are written at a time, of at most 32 works, all of them in their order', async () => {
  let underWay = 0
  let most = 0
  const groups: number[][] = []
  const { write } = open(async (works) => {
    underWay += 1
    most = Math.max(most, underWay)
    groups.push(works)
    await sleep(1)
    underWay -= 1
    return done(works)
  })
  expect(await Promise.all(upTo(80).map((number) => write(number)))).toEqual(upTo(80))
  expect(groups.flat()).toEqual(upTo(80))
  expect(groups.map(({ length }) => length)).toEqual([1, 1, 32, 32, 14])
  expect(most).toBe(2)
})

test('two thousand waiting writes cost little more than their own time', async () => {
  const before = process.threadCpuUsage()
  const { write } = open(async (works) => {
    await sleep(1)
    return done(works)
  })
  expect(await Promise.all(upTo(2000).map((number) => write(number)))).toEqual(upTo(2000))
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1e6, 'seconds of the processor; it was 8.5').toBeLessThan(2)
})

test('a work that was refused says so to its caller, and to nobody else', async () => {
  const { write } = open(async (works) =>
    works.map((value) =>
      value === 3 ? { status: 'rejected', reason: new Error('no') } : { status: 'fulfilled', value },
    ),
  )
  const outcomes = await Promise.allSettled(upTo(6).map((number) => write(number)))
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([true, true, true, false, true, true])
  expect(await write(7)).toBe(7)
})

test('a group that never returns loses its place after a second and a half, once', async () => {
  vi.useFakeTimers()
  const finish: (() => void)[] = []
  let underWay = 0
  let most = 0
  const { write } = open(async (works) => {
    if (finish.length < 2) await new Promise<void>((resolve) => finish.push(resolve))
    else {
      underWay += 1
      most = Math.max(most, underWay)
      await new Promise((resolve) => setTimeout(resolve, 100))
      underWay -= 1
    }
    return done(works)
  })
  const all = upTo(200).map((number) => write(number))
  await vi.advanceTimersByTimeAsync(1_400)
  expect(most).toBe(0)
  await vi.advanceTimersByTimeAsync(150)
  expect(most).toBe(2)
  for (const end of finish) end()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await Promise.all(all)).toEqual(upTo(200))
  expect(most, 'a late return frees no further place').toBe(2)
})

test('a caller who waits too long gives up and is not written any more', async () => {
  vi.useFakeTimers()
  const written: number[] = []
  const finish: (() => void)[] = []
  const { write } = open(async (works) => {
    written.push(...works)
    if (finish.length < 2) await new Promise<void>((resolve) => finish.push(resolve))
    return done(works)
  })
  const busy = [write(0), write(1)]
  const outcome = expect(write(2, Date.now() + 400)).rejects.toThrow('in time')
  await vi.advanceTimersByTimeAsync(600)
  await outcome
  for (const end of finish) end()
  await vi.advanceTimersByTimeAsync(200)
  await Promise.all(busy)
  expect(await write(3)).toBe(3)
  expect(written).toEqual([0, 1, 3])
})

test('a caller who comes too late does not enter at all', async () => {
  const writeAll = vi.fn<WriteAll>(async (works) => done(works))
  const { write } = open(writeAll)
  await expect(write(1, Date.now() - 1)).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(writeAll).not.toHaveBeenCalled()
})

test('a caller whose request has ended delays nobody, and is written with the next if still in time', async () => {
  const written: number[] = []
  const { gate, write } = open(async (works) => {
    written.push(...works)
    return done(works)
  })
  // The platform ends a request without a word: its ticket stays, and it never looks again.
  const ended = (work: number, deadline: number) =>
    gate.queue.add({ work, deadline, seen: Date.now() - 1_000, wake: () => {} })
  ended(1, Date.now() + 60_000)
  ended(2, Date.now() - 1)
  expect(await write(3)).toBe(3)
  expect(written).toEqual([1, 3])
  expect(gate.queue.size).toBe(0)
})

test('a caller who writes the group is kept alive until all of it is written', async () => {
  let finish = () => {}
  const { promises, write } = open(async (works) => {
    await new Promise<void>((resolve) => (finish = resolve))
    return done(works)
  })
  const writing = write(1)
  const state = () => Promise.race([Promise.all(promises).then(() => 'over'), sleep(0, 'open')])
  expect(promises).toHaveLength(1)
  expect(await state()).toBe('open')
  finish()
  await writing
  expect(await state()).toBe('over')
})

test('a job writes its own work alone, and leaves a place to visitors while it waits for its connection', async () => {
  const groups: number[][] = []
  let finish = () => {}
  const { gate, promises, write } = open(async (works) => {
    groups.push(works)
    return done(works)
  })
  const job = (work: number) =>
    throughWriteGate(gate, work, {
      deadline: Date.now() + 60_000,
      keepAlive: (group) => promises.push(group),
      writesAlone: true,
      writeAll: async (works) => {
        groups.push(works)
        await new Promise<void>((resolve) => (finish = resolve))
        return done(works)
      },
    })
  const jobs = [job(100), job(101)]
  expect(await Promise.all(upTo(3).map((number) => write(number)))).toEqual([0, 1, 2])
  expect(groups[0], 'nobody else’s').toEqual([100])
  expect(groups.slice(1).flat().sort(), 'visitors write what another job brought').toEqual([0, 1, 101, 2])
  finish()
  expect(await Promise.all(jobs)).toEqual([100, 101])
})

test('the jobs of one invocation are written together, and nobody else with them', async () => {
  const gate = openWriteGate<number, number>()
  const groups: number[][] = []
  const invocation = () => {
    const keepAlive = () => {}
    return (work: number) =>
      throughWriteGate(gate, work, {
        deadline: Date.now() + 60_000,
        keepAlive,
        writesAlone: true,
        writeAll: async (works) => {
          groups.push(works)
          await sleep(1)
          return done(works)
        },
      })
  }
  const [minute, hour] = [invocation(), invocation()]
  const jobs = [minute(1), minute(2), hour(10), minute(3), hour(11)]
  expect(await Promise.all(jobs)).toEqual([1, 2, 10, 3, 11])
  expect(groups).toEqual([[1], [2, 3], [10, 11]])
})
