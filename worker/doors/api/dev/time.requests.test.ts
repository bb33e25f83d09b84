import { expect, inject, onTestFinished, test } from 'vitest'
import { scorecardAnswerSchema } from '#schema/scorecard/scorecard-answers.ts'
import { ownProcess } from '#test/call.ts'
import { at, jsonOf } from '#test/requests.ts'
import { setClock } from '../../../services/clock.ts'
import { app } from '../../app.ts'

const url = inject('url')
const day = 24 * 3600_000

type Ask = (path: string, init?: RequestInit) => Promise<Response>
const posted = (body: object) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

/** Asks a product for something that is good for a day, and answers until when. */
async function somethingThatExpires(ask: Ask) {
  const body = { name: 'Odile Quaife', email: 'odile@quaife.example', answers: {} }
  const { submission } = scorecardAnswerSchema.parse(await jsonOf(ask('/api/scorecard', posted(body))))
  return async (headers = {}) => {
    const answer = ask(`/api/scorecard/${submission.token}/for-chat`, { headers })
    return (await jsonOf<{ expiresAt: string }>(answer)).expiresAt
  }
}

test('a request with a time of its own is answered as at that time, and no other request is', async () => {
  const expiresAt = await somethingThatExpires((path, init) => fetch(url + path, init))
  const now = new Date('2031-05-04T10:00:00.000Z')
  expect(Date.parse(await expiresAt(at(now)))).toBe(now.getTime() + day)
  expect(Date.parse(await expiresAt())).toBeLessThan(Date.now() + 1.1 * day)
})

test('an invalid time is refused', async () => {
  expect((await fetch(`${url}/api/ping`, { headers: { 'X-Now': 'tomorrow' } })).status).toBe(400)
})

/** The worker itself: the clock that the other tests share stays where it is. */
const env = {
  APP_ENV: 'local',
  APP_URL: 'http://nowhere.example',
  AUTH_SECRET: inject('authSecret'),
  TURSO_DATABASE_URL: inject('databaseUrl'),
  RATE_LIMITS: 'off',
}

test('the clock of a product is moved for everybody and set right again; an invalid time moves nothing', async () => {
  onTestFinished(() => setClock(null))
  const ask = async (path: string, init: RequestInit = {}) => app.request(path, init, env, ownProcess)
  const expiresAt = await somethingThatExpires(ask)
  const set = (now: unknown) => ask('/api/dev/clock', posted({ now }))
  const now = Date.parse('2031-05-04T10:00:00.000Z')
  expect((await set(new Date(now).toISOString())).status).toBe(200)
  expect((await set('tomorrow')).status).toBe(400)
  const moved = Date.parse(await expiresAt())
  expect(moved).toBeGreaterThanOrEqual(now + day)
  expect(moved).toBeLessThan(now + 1.1 * day)
  expect((await set(null)).status).toBe(200)
  expect(Date.parse(await expiresAt())).toBeLessThan(Date.now() + 1.1 * day)
})
