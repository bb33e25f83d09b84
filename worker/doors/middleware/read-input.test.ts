import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readPart } from './read-input.ts'

test('half a character is replaced in every text, and a value made by a contract stays', async () => {
  const schema = z.object({
    lines: z.array(z.object({ text: z.string() })),
    at: z.iso.datetime().transform((text) => new Date(text)),
  })
  const app = new Hono().post('/', readPart('json', schema), (c) => {
    const { lines, at } = c.req.valid('json')
    return c.json({ lines, year: at.getUTCFullYear() })
  })
  const answer = await app.request('/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"lines":[{"text":"a\\ud800b"}],"at":"2026-01-02T03:04:05Z"}',
  })
  expect(await answer.json()).toEqual({ lines: [{ text: 'a\ufffdb' }], year: 2026 })
})

test.each(['[', '{"a":'])(
  '%j nested without end is refused where a contract takes anything',
  async (open) => {
    const refusals: unknown[] = []
    const app = new Hono().post('/', readPart('json', z.object({ any: z.unknown() })), (c) => c.json({}))
    app.onError((error, c) => {
      refusals.push(error)
      return c.json({}, 400)
    })
    const depth = 20_000
    const inside = `${open.repeat(depth)}1${(open === '[' ? ']' : '}').repeat(depth)}`
    const answer = await app.request('/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: `{"any":${inside}}`,
    })
    expect(answer.status).toBe(400)
    expect(refusals).toMatchObject([{ code: 'BAD_REQUEST' }])
  },
)
