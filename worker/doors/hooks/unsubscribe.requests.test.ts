import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { optionalMailsOf } from '#schema/accounts/mail-preferences.ts'
import { browser, mailedToken, verifiedOwner } from '#test/account.ts'
import { callOn } from '#test/call.ts'
import { dueAfterAllTests } from '#test/mailbox.ts'
import { database, publishPerson } from '#test/people.ts'
import { invitationOf, ownerWithReferees } from '#test/referees.ts'
import { jsonOf, postJson } from '#test/requests.ts'
import { tables } from '../../services/database.ts'
import { suppressAddress } from '../../services/mail/suppressions.ts'
import { issueExpiringToken } from '../../services/tokens.ts'

const { outbox, suppressedAddresses, suppressions } = tables
const address = () => `${randomUUID()}@letters.example`
const invitation = (email: string) => ({
  firstName: 'Ilse',
  lastName: 'Brandt',
  email,
  solutionStory: 'We counted what was left every evening.',
})
const mailsTo = (to: string, kind?: string) =>
  database()
    .select()
    .from(outbox)
    .where(and(eq(outbox.normalisedTo, to), kind ? eq(outbox.kind, kind) : undefined))
    .orderBy(outbox.id)
const stoppedFor = async (email: string) =>
  (await database().select().from(suppressions).where(eq(suppressions.normalisedEmail, email)))
    .map(({ kind, reason }) => `${kind}: ${reason}`)
    .sort()
const threeRequests = ['confirm-story: asked', 'invitation: asked', 'reminder: asked']

/** The token at the foot of the latest mail to an address. */
async function footToken(email: string) {
  const mail = (await mailsTo(email)).at(-1)
  const [, inText] = /^.+: \S+\/unsubscribe#token=(\S+)$/m.exec(mail?.text ?? '') ?? []
  if (!inText) throw new Error(`No link at the foot of: ${mail?.text}`)
  expect(mail?.html).toContain(`/unsubscribe#token=${inText}"`)
  return inText
}
/** Somebody who was invited, and the token at the foot of that mail. */
async function invited() {
  const [email, owner] = [address(), await verifiedOwner()]
  expect((await owner.post('/references', invitation(email))).status).toBe(201)
  return { email, owner, token: await footToken(email) }
}
const signed = (claims: object, purpose = 'unsubscribe') =>
  issueExpiringToken(inject('authSecret'), purpose, claims, new Date(Date.now() + 60_000))
const path = '/unsubscribe'
const url = `${inject('url')}/api${path}`
/** What a mail program sends, without an Origin or JSON of ours, from wherever it is. */
const press = (token: string, body: RequestInit['body'] = 'List-Unsubscribe=One-Click') =>
  fetch(`${url}?${new URLSearchParams({ token })}`, {
    method: 'POST',
    headers: {
      ...(typeof body === 'string' && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      Origin: 'https://mail.example',
      'Sec-Fetch-Site': 'cross-site',
    },
    body: body ?? null,
  })

test('a referee stops all requests with one press, from every owner, and can allow them again', async () => {
  const { email, token } = await invited()
  const view = { kind: 'invitation', email: `${email[0]}•••@letters.example` }
  expect(await jsonOf(browser().get(`${path}/${token}`))).toEqual({ ...view, standing: 'wanted' })
  for (const press of ['the first', 'a second']) {
    const answer = await browser().post(path, { token })
    expect(answer.status, press).toBe(200)
    expect(await jsonOf(answer)).toEqual({ ...view, standing: 'stopped' })
  }
  expect(await stoppedFor(email)).toEqual(threeRequests)
  const other = await verifiedOwner()
  const tagged = email.replace('@', '+work@')
  expect(await jsonOf(other.post('/references', invitation(tagged)))).toMatchObject({ problem: 'stopped' })
  expect(await mailsTo(email)).toHaveLength(1)

  expect(await jsonOf(browser().post(path, { token, isWanted: true }))).toEqual({
    ...view,
    standing: 'wanted',
  })
  expect(await stoppedFor(email)).toEqual([])
})

test('a mail program stops it with a form, without an Origin of ours or JSON, also where it is sent twice', async () => {
  const { email, token } = await invited()
  const form = new FormData()
  form.append('List-Unsubscribe', 'One-Click')
  for (const body of ['List-Unsubscribe=One-Click', 'List-Unsubscribe=One-Click', form]) {
    const answer = await press(token, body)
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
  }
  expect(await stoppedFor(email)).toEqual(threeRequests)
})

test('opening the address of the header leads to the page, and stops nothing', async () => {
  const { email, token } = await invited()
  const answer = await fetch(`${url}?${new URLSearchParams({ token })}`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/unsubscribe#token=${token}`])
  for (const method of ['GET', 'HEAD']) await fetch(`${url}/${token}`, { method })
  expect(await stoppedFor(email)).toEqual([])
})

test('a forged token, one of another purpose and one of a mail that nobody can do without stop nothing', async () => {
  const { email, token } = await invited()
  const { referees } = await ownerWithReferees()
  const tokens = [
    'nothing at all',
    `${token.slice(0, -4)}AAAA`,
    await signed({ email, kind: 'invitation' }, 'reference'),
    await signed({ email, kind: 'sign-in-link' }),
    await signed({ email, kind: '*' }),
    await signed({ kind: 'invitation' }),
    await invitationOf(referees[1] ?? { id: 0, invitedAt: null }),
  ]
  for (const wrong of tokens) {
    for (const answer of [
      await browser().post(path, { token: wrong }),
      await browser().get(`${path}/${encodeURIComponent(wrong)}`),
      await press(wrong),
    ])
      expect([answer.status, (await jsonOf<{ code: string }>(answer)).code]).toEqual([410, 'LINK_EXPIRED'])
  }
  expect((await press('')).status, 'no token').toBe(410)
  for (const body of ['', 'List-Unsubscribe=Maybe', 'token=another'])
    expect((await press(token, body)).status, body).toBe(400)
  expect((await browser().post(path)).status, 'no token in JSON').toBe(400)
  expect(await stoppedFor(email)).toEqual([])
})

test('the owner’s letters stop by themselves, and mail that signs in still comes', async () => {
  const owner = await verifiedOwner()
  const { profileUrl } = await publishPerson({ profile: { isSample: false, email: owner.email } })
  const write = () =>
    postJson(`${inject('url')}/api/questions`, {
      questionKey: randomUUID(),
      profileUrl,
      question: 'Could you look at our timetable in May?',
      name: 'Daniel Okafor',
      email: 'daniel@okafor.example',
      consent: true,
    })
  expect((await write()).status).toBe(201)
  const token = await footToken(owner.email)
  expect((await press(token)).status).toBe(200)
  expect(await stoppedFor(owner.email)).toEqual(['question: asked'])
  expect((await write()).status).toBe(201)
  expect(await mailsTo(owner.email, 'question')).toHaveLength(1)
  const all = Object.fromEntries(optionalMailsOf('owner').map((kind) => [kind, kind !== 'question']))
  expect(await jsonOf(owner.get('/mail-preferences'))).toEqual(all)
  await owner.post('/login/link', { email: owner.email })
  expect(await mailedToken('sign-in-link', owner.email)).toBeTruthy()
})

test('what waits to be sent to somebody who asks for no more is not sent, under any tag', async () => {
  const { email, token } = await invited()
  const waiting = {
    normalisedTo: email,
    subject: '',
    text: '',
    html: '',
    attachments: [],
    createdAt: new Date(),
  }
  const addresses = [email, email.replace('@', '+work@')]
  await database()
    .insert(outbox)
    .values(
      addresses.flatMap((to) =>
        ['reminder', 'sign-in-link'].map((kind) => ({
          ...waiting,
          kind,
          to,
          key: randomUUID(),
          state: 'waiting' as const,
          dueAt: dueAfterAllTests,
        })),
      ),
    )
  expect((await press(token)).status).toBe(200)
  expect(await mailsTo(email, 'reminder')).toEqual([])
  expect(
    (await mailsTo(email, 'sign-in-link')).map(({ to }) => to),
    'what was asked for',
  ).toEqual(addresses)
})

test('an address to which nothing is sent at all says so, and no press here changes that', async () => {
  const { email, token } = await invited()
  const call = callOn(database())
  await call.db.batch([suppressAddress(call, email, 'complaint')])
  for (const isWanted of [false, true])
    expect(await jsonOf(browser().post(path, { token, isWanted }))).toMatchObject({ standing: 'barred' })
  expect(await stoppedFor(email)).toEqual([])
  expect(await database().$count(suppressedAddresses, eq(suppressedAddresses.email, email))).toBe(1)
})

test('letters that nobody can do without have no such line, and a message to support is one of them', async () => {
  const owner = await verifiedOwner()
  await owner.post('/login/link', { email: owner.email })
  await mailedToken('sign-in-link', owner.email)
  for (const { kind, text } of await mailsTo(owner.email)) expect(text, kind).not.toContain('/unsubscribe')
  const { profileUrl } = await publishPerson({ profile: { isSample: true } })
  const question = `Is anybody there, ${randomUUID()}?`
  await postJson(`${inject('url')}/api/questions`, {
    questionKey: randomUUID(),
    profileUrl,
    question,
    consent: true,
  })
  const mail = (await database().select().from(outbox).where(eq(outbox.kind, 'question-to-house'))).find(
    ({ text }) => text.includes(question),
  )
  expect(mail?.text).not.toContain('/unsubscribe')
})
