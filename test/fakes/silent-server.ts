import { createServer } from 'node:http'
import { listening } from './listening.ts'

/** That a request was given up is known a moment later. */
const momentMs = 500

/** Takes every request and never answers; how many waited for it at most at the same time, for longer than a moment. */
export async function startSilentServer() {
  const waiting = new Set<object>()
  let maxTogether = 0
  let requestCount = 0
  const server = createServer((request, response) => {
    request.resume()
    requestCount += 1
    waiting.add(response)
    const together = [...waiting]
    setTimeout(() => {
      maxTogether = Math.max(maxTogether, together.filter((one) => waiting.has(one)).length)
    }, momentMs)
    response.once('close', () => waiting.delete(response))
  })
  const { origin, stop } = await listening(server)
  return {
    url: origin,
    countRequests: () => requestCount,
    most: () => maxTogether,
    stop,
  }
}
