import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { tryAgent } from '../../../workflows/chat/try-agent.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

/** An owner asks their own agent before visitors do (R29); each line of the answer is one JSON object. */
export const benchRoutes = new Hono<App>().post('/agent-bench', readInput('POST /agent-bench'), async (c) => {
  const lines = await tryAgent(c.var.call, c.req.valid('json'), c.req.raw.signal)
  c.header('Content-Type', 'application/x-ndjson')
  return stream(c, async (out) => {
    for await (const line of lines) await out.write(`${JSON.stringify(line)}\n`)
  })
})
