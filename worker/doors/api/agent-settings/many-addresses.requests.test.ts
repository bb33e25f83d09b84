import { randomUUID } from 'node:crypto'
import { like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { teacher } from '#test/agent.ts'
import { ownProcess } from '#test/call.ts'
import { limitedWorker, limiter } from '#test/in-process/limited-worker.ts'
import { database } from '#test/people.ts'
import { tables } from '../../../services/database.ts'
import { app } from '../../app.ts'

/** The worker itself, with limits. */
const env = limitedWorker({
  OWNER_LIMITER: limiter(true),
})

test('an owner names at most ten addresses for conversations in a day, and the next one stays as it was', async () => {
  const { account, id } = await teacher()
  const name = (handOffEmail: string, now = new Date()) =>
    app.request(
      '/api/agent-settings',
      {
        method: 'PUT',
        headers: {
          'Content-Type': 'application/json',
          Cookie: `session=${account.cookies.get('session')}`,
          'X-Now': now.toISOString(),
        },
        body: JSON.stringify({ handOffEmail }),
      },
      env,
      ownProcess,
    )
  const strangers = Array.from({ length: 12 }, () => `${randomUUID()}@stranger.example`)
  const statuses = await Promise.all(strangers.map(async (email) => (await name(email)).status))
  expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  const mails = await database()
    .select()
    .from(tables.outbox)
    .where(like(tables.outbox.key, `hand-off-address/${id}/%`))
  expect(mails).toHaveLength(10)
  expect((await name('', new Date())).status, 'their own needs no mail').toBe(200)
  const later = new Date(Date.now() + 25 * 3_600_000)
  expect((await name(`${randomUUID()}@office.example`, later)).status).toBe(200)
})
