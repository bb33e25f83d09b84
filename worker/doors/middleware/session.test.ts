import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { ErrorCode } from '#schema/errors.ts'
import { type Role, roles } from '#schema/roles.ts'
import { callOn } from '#test/call.ts'
import type { Actor } from '../../call.ts'
import type { App } from '../context.ts'
import type { Database } from '../../services/database.ts'
import { answerErrors } from './answer-errors.ts'
import { requireAccount, requireRole } from './session.ts'

const address = '192.0.2.1'
const as = (role: Role, hasTotp = false): Actor => ({
  kind: role,
  address,
  account: {
    userId: 'somebody',
    sessionId: 'here',
    email: 'somebody@nowhere.example',
    name: 'Somebody',
    role,
    emailVerified: true,
    hasTotp,
    profile: null,
  },
})

/** What somebody gets at a call for validators and administrators, at one for administrators, and at one's own account. */
async function answersTo(actor: Actor, appEnv: 'local' | 'production') {
  const app = new Hono<App>()
    .use(async (c, next) => {
      const call = callOn({} as Database, { actor })
      c.set('call', { ...call, variables: { ...call.variables, APP_ENV: appEnv } })
      await next()
    })
    .get('/reviews', requireRole('validator', 'admin'), (c) => c.text('in'))
    .get('/house', requireRole('admin'), (c) => c.text('in'))
    .get('/account', requireAccount(), (c) => c.text('in'))
  app.onError(answerErrors)
  const answers = await Promise.all(['/reviews', '/house', '/account'].map((path) => app.request(path)))
  return Promise.all(
    answers.map(async (answer) =>
      answer.ok ? answer.text() : ((await answer.json()) as { code: ErrorCode }).code,
    ),
  )
}

test('each role goes where it may', async () => {
  const visitor: Actor = { kind: 'visitor', address }
  expect(await answersTo(visitor, 'local')).toEqual(Array(3).fill('SIGN_IN_FIRST'))
  expect(await answersTo({ kind: 'job', name: 'any' }, 'local')).toEqual(Array(3).fill('SIGN_IN_FIRST'))
  const found = await Promise.all(roles.map((role) => answersTo(as(role), 'local')))
  expect(found).toEqual([
    ['FORBIDDEN', 'FORBIDDEN', 'in'],
    ['in', 'FORBIDDEN', 'in'],
    ['in', 'in', 'in'],
  ])
})

test('in production an administrator without a second factor reaches their own account only', async () => {
  expect(await answersTo(as('admin'), 'production')).toEqual(['TOTP_REQUIRED', 'TOTP_REQUIRED', 'in'])
  expect(await answersTo(as('admin', true), 'production')).toEqual(['in', 'in', 'in'])
  expect(await answersTo(as('validator'), 'production')).toEqual(['in', 'FORBIDDEN', 'in'])
})
