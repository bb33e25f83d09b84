import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isUnsteady } from './after-offline.ts'
import { createQueryClient } from './queries.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

function accountPage(queryFn: () => Promise<string>) {
  const client = createQueryClient({ staleTime: 0, retry: isUnsteady })
  client.mount()
  const observer = new QueryObserver(client, { queryKey: ['account'], queryFn })
  return { observer, leave: [observer.subscribe(() => undefined), () => client.unmount()] }
}

test('a page whose first call after being offline is lost is loaded by the next one', async () => {
  let isReached = false
  const { observer, leave } = accountPage(async () => {
    if (!isReached) throw new TypeError('Failed to fetch')
    return 'loaded'
  })
  await vi.advanceTimersByTimeAsync(100)
  expect(observer.getCurrentResult().isError, 'nothing says that a network is on its way').toBe(true)
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await vi.advanceTimersByTimeAsync(500)
  expect(observer.getCurrentResult().isFetching).toBe(true)
  isReached = true
  await vi.advanceTimersByTimeAsync(1000)
  expect(observer.getCurrentResult().data).toBe('loaded')
  for (const stop of leave) stop()
})

test('a server that does not answer after being offline is given up within ten seconds', async () => {
  const { observer, leave } = accountPage(() => Promise.reject(new TypeError('Failed to fetch')))
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(observer.getCurrentResult().isError).toBe(true)
  for (const stop of leave) stop()
})
