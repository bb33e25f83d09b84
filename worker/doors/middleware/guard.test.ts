import { expect, test } from 'vitest'
import { type Role, roles } from '#schema/roles.ts'
import { callOn } from '#test/call.ts'
import type { Actor } from '../../call.ts'
import type { AppError } from '../../services/app-error.ts'
import type { Database } from '../../services/database.ts'
import type { Caller } from '../call-row.ts'
import { calls } from '../calls.ts'
import { authorise } from './guard.ts'

const address = '192.0.2.1'
const as = (role: Role, { hasTotp = false, isUserVerified = false } = {}): Actor => ({
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
    isUserVerified,
    profile: null,
  },
})

/** What somebody gets at a call for validators and administrators, at one for administrators, and at one's own account. */
function answersTo(actor: Actor, appEnv: 'local' | 'production') {
  const call = callOn({} as Database, { actor })
  const callers: Caller[] = [{ roles: ['validator', 'admin'] }, { roles: ['admin'] }, 'account']
  return callers.map((caller) => {
    try {
      authorise({ ...call, variables: { ...call.variables, APP_ENV: appEnv } }, caller)
      return 'in'
    } catch (error) {
      return (error as AppError).code
    }
  })
}

test('each role reaches only the calls that it may make', () => {
  const visitor: Actor = { kind: 'visitor', address }
  expect(answersTo(visitor, 'local')).toEqual(Array(3).fill('SIGN_IN_FIRST'))
  expect(answersTo({ kind: 'job', name: 'any' }, 'local')).toEqual(Array(3).fill('SIGN_IN_FIRST'))
  const answers = roles.map((role) => answersTo(as(role), 'local'))
  expect(answers).toEqual([
    ['FORBIDDEN', 'FORBIDDEN', 'in'],
    ['in', 'FORBIDDEN', 'in'],
    ['in', 'in', 'in'],
  ])
})

test('an administrator without a second factor reaches in production their own account only', () => {
  expect(answersTo(as('admin'), 'production')).toEqual(['TOTP_REQUIRED', 'TOTP_REQUIRED', 'in'])
  expect(answersTo(as('admin', { hasTotp: true }), 'production')).toEqual(['in', 'in', 'in'])
  expect(answersTo(as('admin', { isUserVerified: true }), 'production')).toEqual(['in', 'in', 'in'])
  expect(answersTo(as('validator'), 'production')).toEqual(['in', 'FORBIDDEN', 'in'])
})

test('an administrator without a second factor makes in production none of the administrators’ calls', () => {
  const isOpen = (caller: Caller, changes: object) => {
    const call = callOn({} as Database, { actor: as('admin', changes) })
    try {
      authorise({ ...call, variables: { ...call.variables, APP_ENV: 'production' } }, caller)
      return true
    } catch (error) {
      return (error as AppError).code
    }
  }
  const theirs = [...calls].filter(([call]) => /^\w+ \/(admin|reviews)\b/.test(call))
  expect(theirs.length).toBeGreaterThan(40)
  for (const [call, { caller }] of theirs) {
    expect(isOpen(caller, {}), call).toBe('TOTP_REQUIRED')
    for (const factor of [{ hasTotp: true }, { isUserVerified: true }])
      expect(isOpen(caller, factor), call).toBe(true)
  }
  const others = [...calls].flatMap(([call, { caller }]) =>
    typeof caller === 'object' && 'roles' in caller && isOpen(caller, {}) === true ? [call] : [],
  )
  expect(others.sort(), 'what else is administrators’: setting the factor up').toEqual([
    'POST /totp',
    'POST /totp/confirm',
    'POST /totp/remove',
  ])
})
