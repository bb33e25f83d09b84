import { globSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { WireError } from '#schema/errors.ts'
import type { InboxPage } from '#schema/inbox/inbox-answers.ts'
import { type Role, roles } from '#schema/roles.ts'
import { type Browser, browser, registeredOwner, signedInAs } from '#test/account.ts'
import { teacher } from '#test/agent.ts'
import { codeOf, jsonOf } from '#test/requests.ts'
import { isTechnical } from '#test/simulations/contract-bodies.ts'
import type { CallRow } from './call-row.ts'
import { calls } from './calls.ts'

const forged = { token: `${'a'.repeat(22)}.${'b'.repeat(43)}` }
/** Values for the parameters of a pattern, which match nothing. */
const samples: Record<string, string> = {
  token: forged.token,
  id: '999999999',
  storyId: '999999999',
  file: 'nothing-here.ics',
  email: 'nobody@nowhere.example',
  businessArea: 'all',
  industry: 'all',
}
/** The calls that a signed token opens, with what else they ask for. */
const openedByLink: Record<string, object> = {
  'POST /login/link/open': {},
  'POST /reset-password': { newPassword: 'a quiet evening' },
  'POST /verify-email': {},
  'POST /verify-email/read': {},
  'POST /account/email/read': {},
  'POST /account/email/confirm': {},
  'POST /account/email/undo/read': {},
  'POST /account/email/undo': {},
  'POST /agent-settings/address/read': {},
  'POST /agent-settings/address/confirm': {},
  'POST /solution-profile/adopt': {},
  'GET /purchases/:token': {},
  'POST /account/open': { password: 'a quiet evening' },
  'POST /trial/cancel': {},
  'GET /references/unconfirmed/:token': {},
  'POST /references/confirm': {},
  'GET /references/mine/:token': {},
  'POST /references/withdraw': {},
  'POST /references/erase': {},
  'POST /references/confirm-story': {},
  'GET /story-confirmations/:token': {},
  'POST /references/decline': {},
  'GET /unsubscribe/:token': {},
  'POST /unsubscribe': {},
}

const pathOf = (call: string) =>
  call
    .replace(/^\w+ /, '')
    // Of several words the first.
    .replace(/:\w+\{(\w+)\|\w+\}/g, '$1')
    .replace(/:(\w+)(\{[^}]+\})?/g, (_, name) => samples[name] ?? 'nothing-here')
const methodOf = (call: string) => call.split(' ')[0] as 'GET' | 'POST' | 'PUT'
const ask = (person: Browser, call: string, body: object = {}, headers: Record<string, string> = {}) =>
  methodOf(call) === 'GET'
    ? person.get(pathOf(call), headers)
    : person[methodOf(call) === 'PUT' ? 'put' : 'post'](pathOf(call), body, headers)

const signedInActors = async (): Promise<Record<Role, Browser>> => ({
  owner: await registeredOwner(),
  validator: await signedInAs('validator'),
  admin: await signedInAs('admin'),
})
let actors: Record<Role, Browser>
beforeAll(async () => {
  actors = await signedInActors()
})

test('every call stands in the table, and nothing else does', async () => {
  const { app } = await import('./app.ts')
  const routes = app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/') && !path.endsWith('*'))
    .map(({ method, path }) => `${method} ${path.slice('/api'.length)}`)
  expect([...new Set(routes)].sort()).toEqual([...calls.keys()].sort())
})

/** The expected refusal of a role; undefined where the call is allowed. */
function refusalOf(role: Role, { caller }: CallRow): number | undefined {
  if (caller === 'profile') return role === 'owner' ? undefined : 404
  if (typeof caller === 'string') return undefined
  if ('roles' in caller) return caller.roles.includes(role) ? undefined : 403
  // Who registered a moment ago has a plan that unlocks nothing.
  return role === 'owner' ? 403 : 404
}

test.each([...calls])('%s answers who may call it, and refuses everybody else', async (call, row) => {
  // Whoever logs out must not take the others' session with them.
  const people = call === 'POST /logout' ? await signedInActors() : actors
  const nobody = await ask(browser(), call)
  if (row.caller === 'anyone') expect([401, 403], 'nobody').not.toContain(nobody.status)
  else {
    expect(nobody.status, 'nobody').toBe(401)
    expect(await jsonOf(nobody)).toMatchObject({ code: 'SIGN_IN_FIRST' })
  }
  for (const role of roles) {
    const { status } = await ask(people[role], call)
    const refusal = refusalOf(role, row)
    if (refusal) expect(status, role).toBe(refusal)
    else expect([401, 403], role).not.toContain(status)
  }
})

test.each(['free', 'starter'] as const)(
  'a %s plan shows the unanswered questions, and opens no call that teaches the agent',
  async (plan) => {
    const { account } = await teacher({ profile: { plan } })
    const teaching = [...calls].flatMap(([call, { caller }]) =>
      typeof caller === 'object' && 'unlocked' in caller && caller.unlocked === 'advancedAgent' ? [call] : [],
    )
    for (const call of [
      ...['POST /inbox/:id/answer', 'POST /inbox/:id/story', 'POST /inbox/:id/tie', 'POST /corrections'],
      ...['PUT /corrections/:id', 'PUT /agent-settings', 'POST /agent-bench'],
    ])
      expect(teaching).toContain(call)
    for (const call of teaching) {
      const answer = await ask(account, call)
      expect([answer.status, await codeOf(answer)], call).toEqual([403, 'PLAN_DOES_NOT_COVER'])
    }
    expect(await jsonOf<InboxPage>(account.get('/inbox'))).toMatchObject({ canTeach: false, items: [] })
  },
)

test('each route reads what its own row says', () => {
  const routes = globSync(`${import.meta.dirname}/{api,hooks}/**/*.ts`)
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((text) => [
      ...text.matchAll(/\.(get|post|put)\(\s*'([^']+)',(?:\s*\w+,)*\s*readInput\('([^']+)'\)/g),
    ])
  for (const [, method = '', path, row] of routes) expect(row).toBe(`${method.toUpperCase()} ${path}`)
  const reading = [...calls].flatMap(([call, { input }]) => (input ? call : []))
  expect(routes.map(([, , , row]) => row).sort()).toEqual(reading.sort())
})

/** Who makes a call here: the first who may. */
const whoMakes = ({ caller }: CallRow): Role =>
  typeof caller === 'object' && 'roles' in caller ? (caller.roles[0] ?? 'owner') : 'owner'
const mayOwnerNot = ({ caller }: CallRow) => typeof caller === 'object' && 'unlocked' in caller

/** Bodies that a contract refuses: nothing, and each field of a wrong type. */
const refusedBodies = (contract: z.ZodType) => {
  const { properties = {} } = z.toJSONSchema(contract, { io: 'input', unrepresentable: 'any' })
  return [undefined, 7, {}]
    .map((wrong) => Object.fromEntries(Object.keys(properties).map((name) => [name, wrong])))
    .filter((body) => !contract.safeParse(body).success)
}

test.each(
  [...calls].flatMap(([call, row]) => {
    const bodies = row.input?.json && !mayOwnerNot(row) ? refusedBodies(row.input.json) : []
    return bodies.length ? [[call, row, bodies] as const] : []
  }),
)('%s says in sentences for people what a body lacks', async (call, row, bodies) => {
  for (const body of bodies) {
    const answer = await ask(actors[whoMakes(row)], call, body)
    expect(answer.status).toBe(400)
    const { code, details = [] } = await jsonOf<WireError>(answer)
    expect([code, details.length > 0]).toEqual(['BAD_REQUEST', true])
    expect(details.filter(({ message }) => isTechnical(message))).toEqual([])
  }
})

test.each(Object.entries(openedByLink))(
  '%s opens nothing with a forged link, in any role',
  async (call, more) => {
    for (const person of [browser(), ...Object.values(actors)])
      expect((await ask(person, call, { ...forged, ...more })).status).toBe(410)
  },
)

test.each([...calls.keys()].filter((call) => methodOf(call) !== 'GET' && !calls.get(call)?.isBare))(
  '%s is carried out for no page of another site',
  async (call) => {
    const answer = await ask(actors.owner, call, {}, { Origin: 'https://evil.example' })
    expect(answer.status).toBe(403)
    expect(await jsonOf(answer)).toMatchObject({ code: 'FOREIGN_ORIGIN' })
  },
)

test('a device of one account is ended by nobody else', async () => {
  const owner = await registeredOwner()
  const [device] = await jsonOf<{ id: string }[]>(owner.get('/sessions'))
  for (const other of Object.values(actors))
    expect((await other.post(`/sessions/${device?.id}/end`)).status).toBe(404)
  expect(await owner.user()).toMatchObject({ email: owner.email })
})
