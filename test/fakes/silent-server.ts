import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** That a request was given up is known a moment later. */
const momentMs = 500

/** Takes every request and never answers; how many waited for it at most at the same time, for longer than a moment. */
export async function startSilentServer() {
  const waiting = new Set<object>()
  let most = 0
  let asked = 0
  const server = createServer((request, response) => {
    request.resume()
    asked += 1
    waiting.add(response)
    const together = [...waiting]
    setTimeout(() => {
      most = Math.max(most, together.filter((one) => waiting.has(one)).length)
    }, momentMs)
    response.once('close', () => waiting.delete(response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    most: () => most,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
