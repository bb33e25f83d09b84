import crypto, { randomUUID } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { WireError } from '#schema/errors.ts'
import { type Browser, registeredOwner, registration, signedInAs, verifiedOwner } from '#test/account.ts'
import { teacher } from '#test/agent.ts'
import { checkout, paid } from '#test/billing/checkout.ts'
import { drafted } from '#test/drafted.ts'
import { Authenticator, addedPasskey, signInWith } from '#test/fakes/passkeys.ts'
import { callsInProcess } from '#test/in-process/calls.ts'
import { booking, publishHost, slots } from '#test/meetings.ts'
import { database, publishPerson } from '#test/people.ts'
import { filledIn, ownerWithReferees } from '#test/referees.ts'
import { postJson } from '#test/requests.ts'
import { tables } from '../services/database.ts'
import { calls } from './calls.ts'

const { env, holdAnswers, settled, statements, visitor } = callsInProcess()

const hashes = vi.spyOn(crypto, 'scrypt')
const signatures = vi.spyOn(globalThis.crypto.subtle, 'verify')
beforeAll(() => syncBuiltinESMExports())
afterAll(() => signatures.mockRestore())

/** What an answer says, and all that it waited for. */
async function waitedFor(ask: () => Promise<Response>) {
  await settled()
  statements.length = 0
  for (const spy of [hashes, signatures]) spy.mockClear()
  const answer = await ask()
  const { code } = (await answer.clone().json()) as Partial<WireError>
  const waited = {
    outcome: [answer.status, code],
    // What is read side by side is answered in any order.
    statements: statements.toSorted(),
    hashes: hashes.mock.calls.length,
    signatures: signatures.mock.calls.length,
  }
  await settled()
  return waited
}
const unknown = () => `${randomUUID()}@nowhere.example`

const change = (email: string, changes: Partial<typeof tables.users.$inferInsert>) =>
  database().update(tables.users).set(changes).where(eq(tables.users.email, email))
const people: Record<string, () => Promise<string>> = {
  'an owner': async () => (await registeredOwner()).email,
  'an owner who proved it': async () => (await verifiedOwner()).email,
  'a validator': async () => (await signedInAs('validator')).email,
  'somebody suspended': async () => {
    const { email } = await verifiedOwner()
    await change(email, { suspendedAt: new Date() })
    return email
  },
  'somebody without a password': async () => {
    const { id, email } = await signedInAs('owner')
    await database().delete(tables.credentials).where(eq(tables.credentials.userId, id))
    return email
  },
}

test.each(Object.entries(people))(
  'a wrong password for %s costs what one for nobody costs',
  async (_, of) => {
    const attempt = (email: string) =>
      waitedFor(() => visitor().post('/login', { email, password: 'not the loaf' }))
    const [known, nobody] = [await attempt(await of()), await attempt(unknown())]
    expect(known).toEqual(nobody)
    expect(nobody).toMatchObject({ outcome: [401, 'WRONG_CREDENTIALS'], hashes: 1 })
    expect(nobody.statements.length).toBeGreaterThan(1)
  },
)

test('an unknown passkey costs what a known one costs whose signature is wrong', async () => {
  const known = await addedPasskey(await registeredOwner(), env.APP_URL)
  const attempt = async (device: Authenticator) => {
    const person = visitor()
    return waitedFor(() => signInWith(person as Browser, device, { forges: true }))
  }
  const [theirs, nobodys] = [await attempt(known), await attempt(new Authenticator(env.APP_URL))]
  expect(theirs).toEqual(nobodys)
  expect(nobodys).toMatchObject({ outcome: [401, 'WRONG_PASSKEY'], hashes: 0 })
  expect(nobodys.statements.length).toBeGreaterThan(1)
})

/** Calls that mail whoever has an address, and for whom they do. */
const mailing: Record<string, () => Promise<string>> = {
  '/login/link': async () => (await verifiedOwner()).email,
  '/forgot-password': async () => (await verifiedOwner()).email,
  '/purchases/link': async () => (await paid(3)).order.email,
  '/solution-profile/link': async () => {
    const draft = drafted()
    await postJson(`${env.APP_URL}/api/solution-profile`, draft)
    return draft.email
  },
}

test.each(Object.entries(mailing))('%s is answered before anything is looked up', async (path, of) => {
  for (const email of [await of(), unknown()]) {
    await settled()
    const { release } = holdAnswers(/^/)
    const request = visitor().post(path, { email })
    const answer = await Promise.race([request, sleep(20_000, 'it waits for the database')])
    release()
    expect(answer, email).toMatchObject({ status: 202 })
    expect(await (await request).text()).toBe('{}')
  }
  await settled()
})

type Ask = (email: string) => Promise<Response>
const visitors: Record<string, () => Promise<Ask>> = {
  'POST /register-free-profile': async () => {
    // A name that nobody has yet: how many look for a free address says nothing here.
    const input = registration({ fullName: `Noor ${randomUUID()}` })
    const [first, second] = input.references
    return (email) =>
      visitor().post('/register-free-profile', { ...input, references: [{ ...first, email }, second] })
  },
  'POST /solution-profile': async () => (email) => visitor().post('/solution-profile', drafted({ email })),
  'POST /waitlist': async () => (email) => visitor().post('/waitlist', { name: 'Ida', email }),
  'POST /scorecard': async () => (email) =>
    visitor().post('/scorecard', { name: 'Ida', email, answers: {}, submissionKey: randomUUID() }),
  'POST /create-payment-intent': async () => (customer_email) =>
    visitor().post('/create-payment-intent', checkout(3, { customer_email })),
  'POST /create-free-trial-setup': async () => (customer_email) => {
    const { customer_name, customer_mobile } = checkout(1)
    return visitor().post('/create-free-trial-setup', { customer_name, customer_mobile, customer_email })
  },
  'POST /submit-reference': async () => {
    const { owner } = await ownerWithReferees()
    return (referenceEmail) =>
      visitor().post('/submit-reference', filledIn({ referenceEmail, candidateEmail: owner.email }))
  },
  'POST /questions': async () => {
    const { profileUrl } = await publishPerson()
    const message = { profileUrl, question: 'Do you sail?', name: 'Ida', consent: true, wantsAnswer: true }
    return (email) => visitor().post('/questions', { ...message, email, questionKey: randomUUID() })
  },
  'POST /reports': async () => {
    const { profileUrl } = await publishPerson()
    const report = { profileUrl, reason: 'other', text: 'They say that they sailed there.' }
    return (email) => visitor().post('/reports', { ...report, email, reportKey: randomUUID() })
  },
  'POST /meetings': async () => {
    const { profileUrl } = await publishHost()
    const [start = ''] = slots(1)
    return (email) => visitor().post('/meetings', booking(profileUrl, start, { email }))
  },
  'POST /chat/:sessionId/hand-off': async () => {
    const { profileUrl } = await teacher()
    const person = visitor()
    const sessionId = `test-${randomUUID()}`
    const line = { sessionId, agentName: profileUrl, message: 'Do you sail?', isUser: true }
    expect((await person.post('/chat', line)).status).toBe(201)
    return (email) => person.post(`/chat/${sessionId}/hand-off`, { name: 'Ida', email, consent: true })
  },
}
const owners: Record<string, () => Promise<Ask>> = {
  'POST /account/email': async () => {
    const owner = await verifiedOwner()
    const person = visitor(owner)
    return (newEmail) => person.post('/account/email', { newEmail, password: owner.password })
  },
  'POST /references': async () => {
    const person = visitor(await verifiedOwner())
    const referee = { firstName: 'Ida', lastName: 'Okafor', solutionStory: 'We counted what was left.' }
    return (email) => person.post('/references', { ...referee, email })
  },
  'POST /onboarding': async () => {
    const person = visitor(await verifiedOwner())
    const references = (email: string) => [{ name: 'Ida Okafor', email, role: 'Baker' }]
    return (email) =>
      person.post('/onboarding', { profile: { email }, expertise: {}, references: references(email) })
  },
  'PUT /agent-settings': async () => {
    const person = visitor((await teacher()).account)
    return (handOffEmail) => person.put('/agent-settings', { handOffEmail })
  },
}

test.each(Object.entries({ ...visitors, ...owners }))(
  '%s waits for the same for an address of somebody and of nobody',
  async (_, prepared) => {
    const { email } = await verifiedOwner()
    const costs = []
    for (const address of [unknown(), email]) {
      const ask = await prepared()
      costs.push(await waitedFor(() => ask(address)))
    }
    const [nobody, somebody] = costs
    expect(somebody).toEqual(nobody)
    expect(nobody?.outcome[0]).toBeLessThan(300)
    expect(nobody?.statements).not.toEqual([])
  },
)

/** What their words tell anyway, and why they are asked nowhere here. */
const exceptions = new Set([
  // Whose draft belongs to an account is told to log in.
  'GET /solution-profile/:email',
  // Administrators see who has an account.
  'POST /admin/accounts/:id/erase',
  'POST /admin/validators',
  'POST /dev/sandbox/advance',
])

test('every call that reads an address of mail is asked here', () => {
  const namesOf = (schema: unknown): string[] =>
    schema && typeof schema === 'object'
      ? [
          ...('properties' in schema ? Object.keys(schema.properties as object) : []),
          ...Object.values(schema).flatMap(namesOf),
        ]
      : []
  const reading = [...calls].flatMap(([call, { input = {} }]) => {
    const parts = [input.param, input.query, input.json].flatMap((part) =>
      part ? namesOf(z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' })) : [],
    )
    return parts.some((name) => /email$/i.test(name)) ? [call] : []
  })
  const covered = new Set(['POST /login', ...Object.keys({ ...visitors, ...owners })])
  for (const path of Object.keys(mailing)) covered.add(`POST ${path}`)
  const missing = reading.filter((call) => !covered.has(call) && !exceptions.has(call))
  expect(missing, 'ask each in this file, or say in `exceptions` why what it answers may tell').toEqual([])
  expect([...covered].filter((call) => !reading.includes(call))).toEqual([])
})
