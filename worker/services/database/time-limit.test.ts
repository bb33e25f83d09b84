import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitTime } from './time-limit.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a time limit is over after its time, and not before', async () => {
  const { signal } = limitTime(1_700)
  await vi.advanceTimersByTimeAsync(1_690)
  expect(signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(10)
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})

test('a time limit does not count for how long the isolate was busy, within ten seconds', async () => {
  const { signal } = limitTime(1_700)
  vi.setSystemTime(Date.now() + 5_000)
  await vi.advanceTimersByTimeAsync(1_600)
  expect(signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(signal.aborted).toBe(true)
  const stalled = limitTime(1_700)
  vi.setSystemTime(Date.now() + 12_000)
  await vi.advanceTimersByTimeAsync(100)
  expect(stalled.signal.aborted).toBe(true)
})

test('a time limit that has ended aborts nothing and leaves no timer', async () => {
  const { signal, end } = limitTime(1_700)
  end()
  expect(vi.getTimerCount()).toBe(0)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(signal.aborted).toBe(false)
})
