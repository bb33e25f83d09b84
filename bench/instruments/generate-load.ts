import autocannon from 'autocannon'
import Answers from 'autocannon/lib/pipelinedRequestsQueue.js'
import type { Load } from './load.ts'

/** Where a load's body shall differ from request to request. */
const mark = '[<id>]'

// A process of its own: the generator shares no event loop with what it measures.
const { url, connections, seconds, body, isGzip }: Load = JSON.parse(process.argv[2] ?? '{}')
let number = 0
const nextBody = () => body?.replaceAll(mark, `${process.pid.toString(36)}-${(number++).toString(36)}-load`)

// It would put each answer together as text, a quarter of the machine’s time, which nobody reads.
Answers.prototype.addBody = () => undefined

const before = process.cpuUsage()
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  timeout: 10,
  ...(isGzip && { headers: { 'accept-encoding': 'gzip' } }),
  ...(body && {
    method: 'POST',
    // As browsers call themselves: what a program does is not counted, and would cost less.
    headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0' },
    requests: [{ setupRequest: (request) => ({ ...request, body: nextBody() ?? '' }) }],
  }),
})
const { user, system } = process.cpuUsage(before)
process.stdout.write(JSON.stringify({ ...result, processorMs: (user + system) / 1000 }))
