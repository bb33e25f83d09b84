import { Hono } from 'hono'

/** The smallest worker that Hono makes. */
export default new Hono().get('/api/ping', (c) => c.json({ ok: true }))
