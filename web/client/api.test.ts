import { createServer } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listening } from '#test/fakes/listening.ts'
import { createApi, dataOf, sentenceOf } from './api.ts'

test('who sends something that the network loses without a sign is told to try again', async () => {
  const { origin, stop } = await listening(createServer(() => {}))
  const inTime = AbortSignal.timeout
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => inTime(50))
  onTestFinished(() => {
    timeout.mockRestore()
    stop()
  })
  const api = createApi(origin)
  const failure = await dataOf(api.ping.$get()).catch((error: unknown) => error)
  expect(sentenceOf(failure, 'It failed.')).toMatch(/check your connection and try again/)
})
