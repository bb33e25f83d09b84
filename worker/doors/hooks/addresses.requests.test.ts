import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { WireError } from '#schema/errors.ts'
import { browser, registeredOwner, registration } from '#test/account.ts'
import { teacher } from '#test/agent.ts'
import { drafted } from '#test/drafted.ts'
import { database } from '#test/people.ts'
import { jsonOf } from '#test/requests.ts'
import { tables } from '../../services/database.ts'

const { profiles, references } = tables

/** Written as if it were two people, or as what some mail server reads as another address. */
const impostors = [
  ...['a<me@gmail.example', 'Ada <me@gmail.example>', '"a"@gmail.example', 'a,me@gmail.example'],
  ...[
    'a;me@gmail.example',
    'a me@gmail.example',
    'me@gmail.example\r\nBcc: b@gmail.example',
    'me\u0000@gmail.example',
  ],
  ...['me\u202e@gmail.example', 'me\u200b@gmail.example', 'a@me@gmail.example', 'me(a)@gmail.example'],
  ...[
    'me%gmail.example@relay.example',
    'me@gmаil.example',
    'me@ｇmail.example',
    'me@localhost',
    'me@[127.0.0.1]',
  ],
]
const referee = {
  firstName: 'Ilse',
  lastName: 'Brandt',
  solutionStory: 'We counted what was left every evening.',
}
const joined = (email: string) => `Ilse Brandt (${email}) - We counted what was left every evening.`

/** Every call that takes an address from anybody, and the field it is refused beside. */
const calls: [path: string, field: string, body: (email: string) => object][] = [
  ['/login', 'email', (email) => ({ email, password: 'a loaf of bread' })],
  ['/login/link', 'email', (email) => ({ email })],
  ['/forgot-password', 'email', (email) => ({ email })],
  ['/register-free-profile', 'email', (email) => registration({ email })],
  [
    '/register-free-profile',
    'references.0.email',
    (email) => registration({ references: [{ ...referee, email }] }),
  ],
  [
    '/register-free-profile',
    'referenceList.0.email',
    (email) => registration({ referenceList: [{ ...referee, email }] }),
  ],
  ['/solution-profile', 'email', (email) => ({ ...drafted(), email })],
  ['/solution-profile/link', 'email', (email) => ({ email })],
  ['/submit-reference', 'referenceEmail', (referenceEmail) => ({ referenceEmail })],
  ['/submit-reference', 'candidateEmail', (candidateEmail) => ({ candidateEmail })],
  ['/waitlist', 'email', (email) => ({ name: 'Ada', email })],
  ['/scorecard', 'email', (email) => ({ name: 'Ada', email, answers: {} })],
  ['/create-payment-intent', 'customer_email', (customer_email) => ({ customer_email })],
  ['/create-free-trial-setup', 'customer_email', (customer_email) => ({ customer_email })],
  ['/questions', 'email', (email) => ({ email })],
  ['/meetings', 'email', (email) => ({ email })],
  ['/reports', 'email', (email) => ({ email })],
  ['/purchases/link', 'email', (email) => ({ email })],
  ['/chat/a-conversation/hand-off', 'email', (email) => ({ email })],
]

test.each(calls)(
  'POST %s refuses beside %s everything that is not plainly one mailbox',
  async (path, field, body) => {
    const visitor = browser()
    for (const email of impostors) {
      const answer = await visitor.post(path, body(email))
      expect(answer.status, email).toBe(400)
      const { details = {} } = await jsonOf<WireError>(answer)
      expect(JSON.stringify(details), email).toContain(field)
    }
    const { details = {} } = await jsonOf<WireError>(visitor.post(path, body("o'brien+x@gmail.example")))
    expect(JSON.stringify(details)).not.toContain(field)
  },
)

test('an owner cannot invite one mailbox twice by an address that only looks like another', async () => {
  const owner = await registeredOwner()
  for (const email of impostors) {
    const answer = await owner.post('/references', { ...referee, email })
    expect(answer.status, email).toBe(400)
  }
})

test('an owner names no address as theirs, or for transcripts, that is not plainly one mailbox', async () => {
  const { account } = await teacher()
  const refusedBeside = async (answer: Promise<Response>) => {
    const { details = {} } = await jsonOf<WireError>(answer)
    return [(await answer).status, JSON.stringify(details)]
  }
  for (const email of impostors) {
    const request = account.post('/account/email', { newEmail: email, password: account.password })
    expect(await refusedBeside(request), email).toEqual([400, expect.stringContaining('newEmail')])
    const settingsRequest = account.put('/agent-settings', { handOffEmail: email })
    expect(await refusedBeside(settingsRequest), email).toEqual([
      400,
      expect.stringContaining('handOffEmail'),
    ])
  }
})

test('a referee in the joined text without a proper address is left out', async () => {
  const [good, other] = [`${randomUUID()}@brandt.example`, `${randomUUID()}@said.example`]
  const names = [`a<${good}`, good, other].map(joined).join('; ')
  const input = registration({ references: names })
  expect((await browser().post('/register-free-profile', input)).status).toBe(201)
  const referees = await database()
    .select({ email: references.email })
    .from(references)
    .innerJoin(profiles, eq(profiles.id, references.profileId))
    .where(eq(profiles.email, input.email))
  expect(referees.map(({ email }) => email).sort()).toEqual([good, other].sort())
})
