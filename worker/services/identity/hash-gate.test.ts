import { afterAll, expect, test, vi } from 'vitest'
import { besideHashes, inHashTurn, requireRoom } from './hash-gate.ts'

// One clock for all: the gate remembers when the last hash was.
vi.useFakeTimers()
afterAll(() => {
  vi.useRealTimers()
})
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** In which order hashes of 100 ms begin and others are answered. */
async function orderOf(work: (began: (name: string) => Promise<void>, order: string[]) => void) {
  const order: string[] = []
  const hash = (name: string) =>
    inHashTurn(async () => {
      order.push(name)
      await pause(100)
    })
  // Nothing waits for a hash that an earlier test made.
  await vi.advanceTimersByTimeAsync(20_000)
  work(hash, order)
  await vi.advanceTimersByTimeAsync(20_000)
  return order
}

test('a read that becomes ready as a hash ends is answered before the next one begins', async () => {
  const order = await orderOf((hash, order) => {
    void hash('first')
    void hash('second')
    void besideHashes(() => pause(250)).then(() => order.push('answered'))
  })
  expect(order).toEqual(['first', 'answered', 'second'])
})

test('a read that never ends holds no hash up for good', async () => {
  const order = await orderOf((hash) => {
    void hash('first')
    void besideHashes(() => new Promise(() => {}))
    void hash('second')
  })
  expect(order).toEqual(['first', 'second'])
})

test('two sign-ins wait for a hash, and the next one is told to try again', async () => {
  const order = await orderOf((hash, order) => {
    for (const name of ['first', 'second', 'third', 'fourth'])
      void hash(name).catch(({ code }) => order.push(code))
    expect(requireRoom).toThrow('Many people are signing in')
  })
  expect(order.toSorted()).toEqual(['BUSY', 'first', 'second', 'third'])
  expect(requireRoom).not.toThrow()
})
