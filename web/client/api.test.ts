import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createApi, dataOf, sentenceOf } from './api.ts'

test('who sends something that the network loses without a sign is told to try again', async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const inTime = AbortSignal.timeout
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => inTime(50))
  onTestFinished(() => {
    timeout.mockRestore()
    server.closeAllConnections()
    server.close()
  })
  const api = createApi(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const failure = await dataOf(api.ping.$get()).catch((error: unknown) => error)
  expect(sentenceOf(failure, 'It failed.')).toMatch(/check your connection and try again/)
})
