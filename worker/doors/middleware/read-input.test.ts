import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readPart } from './read-input.ts'

test('half a character is replaced in every text, and what a contract made of a text stays', async () => {
  const schema = z.object({
    said: z.array(z.object({ text: z.string() })),
    at: z.iso.datetime().transform((text) => new Date(text)),
  })
  const app = new Hono().post('/', readPart('json', schema), (c) => {
    const { said, at } = c.req.valid('json')
    return c.json({ said, year: at.getUTCFullYear() })
  })
  const answer = await app.request('/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"said":[{"text":"a\\ud800b"}],"at":"2026-01-02T03:04:05Z"}',
  })
  expect(await answer.json()).toEqual({ said: [{ text: 'a\ufffdb' }], year: 2026 })
})
