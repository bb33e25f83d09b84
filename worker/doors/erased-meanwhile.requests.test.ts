import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { signedInAs } from '#test/account.ts'
import { teacher, unansweredItem, visitorOf } from '#test/agent.ts'
import { callOn } from '#test/call.ts'
import { callsInProcess } from '#test/in-process/calls.ts'
import { mailsTo } from '#test/mailbox.ts'
import { booking, openHours, slots } from '#test/meetings.ts'
import { database } from '#test/people.ts'
import { filledIn, ownLinkOf } from '#test/referees.ts'
import { jsonOf, refusalOf } from '#test/requests.ts'
import { isRetired } from '../features/profiles/address-queries.ts'
import { tables } from '../services/database.ts'

const { holdAnswers, settled, visitor } = callsInProcess()
const { decisions, leads, meetings, outbox, profileRedirects, profiles, questions } = tables
const { references, reports, scorecardSubmissions, unanswered } = tables
type Expert = Awaited<ReturnType<typeof expertOf>>
type Visitor = ReturnType<typeof visitor>

async function expertOf() {
  const expert = await teacher({ profile: { hasOpenHours: true, plan: 'premium', scorecardActive: true } })
  await openHours(expert.id)
  return expert
}

const email = () => `${randomUUID()}@ida.example`
type Act = {
  /** What it reads last before it writes. */
  about: RegExp
  code: string
  send: (expert: Expert, person: Visitor) => Promise<() => Promise<Response>>
}
const acts: Record<string, Act> = {
  'leaves a message': {
    about: /from \\"profiles\\"/,
    code: 'PROFILE_NOT_FOUND',
    send: async ({ profileUrl }, person) => {
      const body = { profileUrl, question: 'Do you sail?', consent: true, wantsAnswer: true }
      return () =>
        person.post('/questions', { ...body, name: 'Ida', email: email(), questionKey: randomUUID() })
    },
  },
  'hands a conversation over': {
    about: /from \\"chat_messages\\"/,
    // The conversation goes with the account.
    code: expect.toBeOneOf(['HAND_OFF_CLOSED', 'CONVERSATION_NOT_FOUND']),
    async send({ profileUrl: agentName }, person) {
      const sessionId = `test-${randomUUID()}`
      const line = { sessionId, agentName, message: 'Do you sail?', isUser: true }
      expect((await person.post('/chat', line)).status).toBe(201)
      return () => person.post(`/chat/${sessionId}/hand-off`, { name: 'Ida', email: email(), consent: true })
    },
  },
  'writes a reference': {
    about: /from \\"profiles\\"/,
    code: 'CANDIDATE_NOT_FOUND',
    send:
      async ({ account }, person) =>
      () =>
        person.post('/submit-reference', filledIn({ candidateEmail: account.email, consent: true })),
  },
  'reports the page': {
    about: /from \\"profiles\\"/,
    code: 'PROFILE_NOT_FOUND',
    send: async ({ profileUrl }, person) => {
      const report = { profileUrl, reason: 'other', text: 'They say that they sailed there.' }
      return () => person.post('/reports', { ...report, reportKey: randomUUID() })
    },
  },
  'shares a scorecard': {
    about: /from \\"profiles\\"/,
    code: 'PROFILE_NOT_FOUND',
    send: async ({ profileUrl }, person) => {
      const body = { profileUrl, sharesWithOwner: true, name: 'Ida', email: email(), answers: {} }
      return () => person.post('/scorecard', { ...body, submissionKey: randomUUID() })
    },
  },
  'books a meeting': {
    about: /from \\"profiles\\"/,
    code: 'PROFILE_NOT_FOUND',
    send:
      async ({ profileUrl }, person) =>
      () =>
        person.post('/meetings', booking(profileUrl, slots(1)[0] ?? '')),
  },
}

test.each(Object.entries(acts))(
  'a visitor who %s while the account of the expert is erased is refused, and nobody is mailed',
  async (_, { about, code, send }) => {
    const [expert, person] = [await expertOf(), visitor()]
    const { account, id } = expert
    const act = await send(expert, person)
    await settled()
    const { reached, release } = holdAnswers(about)
    const request = act()
    await reached
    expect((await account.post('/privacy/erase', { password: account.password })).status).toBe(204)
    release()
    expect(await refusalOf(request)).toEqual([expect.any(Number), code])
    await settled()
    const db = database()
    const condition = and(eq(outbox.to, account.email), ne(outbox.kind, 'account-erased'))
    expect(await db.$count(outbox, condition)).toBe(0)
    for (const table of [leads, meetings, questions, references, reports, scorecardSubmissions])
      expect(await db.$count(table, eq(table.profileId, id))).toBe(0)
  },
)

test.each(['withdraw', 'erase'] as const)(
  'a referee who would %s while the account of their expert is erased sends it no mail',
  async (action) => {
    const { account, referees } = await expertOf()
    const [referee] = referees
    const token = referee ? await ownLinkOf(referee) : ''
    await settled()
    const { reached, release } = holdAnswers(/from \\"references\\"/)
    const request = visitor().post(`/references/${action}`, { token })
    await reached
    expect((await account.post('/privacy/erase', { password: account.password })).status).toBe(204)
    release()
    expect((await request).status).toBe(200)
    await settled()
    expect(await mailsTo(account.email, 'reference-withdrawn')).toEqual([])
  },
)

test('an administrator who suspends a page while its owner erases it records nothing and mails nobody', async () => {
  const [{ account, id, profileUrl }, admin] = [await expertOf(), await signedInAs('admin')]
  await settled()
  const { reached, release } = holdAnswers(/from \\"profiles\\"/)
  const reason = { reason: 'Somebody told us that the harbour never was.' }
  const request = visitor(admin).post(`/admin/profiles/${profileUrl}/suspend`, reason)
  await reached
  expect((await account.post('/privacy/erase', { password: account.password })).status).toBe(204)
  release()
  expect(await refusalOf(request)).toEqual([404, 'PROFILE_NOT_FOUND'])
  await settled()
  const onPage = and(eq(decisions.subject, 'profile'), eq(decisions.subjectId, id))
  expect(await database().$count(decisions, onPage)).toBe(0)
  const kinds = (await mailsTo(account.email)).map(({ kind }) => kind)
  expect(kinds).toEqual(['account-erased'])
})

test.each(['/login/link', '/forgot-password'])(
  'a link that is asked for by %s while its account is erased is mailed to nobody',
  async (path) => {
    const { account } = await expertOf()
    await settled()
    const { reached, release } = holdAnswers(/from \\"users\\"/)
    expect((await visitor().post(path, { email: account.email })).status).toBe(202)
    await reached
    expect((await account.post('/privacy/erase', { password: account.password })).status).toBe(204)
    release()
    await settled()
    expect((await mailsTo(account.email)).map(({ kind }) => kind)).toEqual(['account-erased'])
  },
)

const question = 'Since Ruth left me, do you teach sailing?'
const answerBody = { text: 'Yes.', asCorrection: true, mail: false }

/** An owner with two visitors' question in their inbox, in the words of the first one, and the calls of that owner here. */
async function ownerWithQuestion() {
  const { account, profileUrl, id: profileId } = await teacher()
  const first = visitorOf(profileUrl)
  await first.answerTo(question)
  const { id } = await unansweredItem(account, question)
  await database().update(unanswered).set({ count: 2 }).where(eq(unanswered.id, id))
  const erase = async () => expect((await first.post('/privacy/visitor/erase')).status).toBe(204)
  const exportText = async () => JSON.stringify(await jsonOf(account.get('/privacy/export')))
  return { account, owner: visitor(account), id, profileId, erase, exportText }
}

test.each([
  ['answer', answerBody],
  ['answer', { ...answerBody, asked: `${question} ` }],
  ['story', {}],
] as const)(
  'an owner who makes a copy by %s %j while who asked it erases everything is refused, and has none',
  async (act, body) => {
    const { owner, id, erase, exportText } = await ownerWithQuestion()
    const { reached, release } = holdAnswers(/from \\"unanswered\\"/)
    const request = owner.post(`/inbox/${id}/${act}`, body)
    await reached
    await erase()
    release()
    expect(await refusalOf(request)).toEqual([409, 'UNANSWERED_CHANGED'])
    expect(await exportText()).not.toContain('Ruth left me')
  },
)

test('an owner who answers what they read before it was erased is asked for words of their own', async () => {
  const { account, id, erase, exportText } = await ownerWithQuestion()
  await erase()
  const stale = account.post(`/inbox/${id}/answer`, { ...answerBody, asked: `${question} `, shown: question })
  expect(await refusalOf(stale)).toEqual([409, 'UNANSWERED_CHANGED'])
  expect(await exportText()).not.toContain('Ruth left me')
  const own = await account.post(`/inbox/${id}/answer`, { ...answerBody, asked: 'Do you teach sailing?' })
  expect(own.status).toBe(200)
  expect(await exportText()).toContain('Do you teach sailing?')
})

test('an owner who edits an answer that they read before its question was erased brings no word back', async () => {
  const { account, id, erase, exportText } = await ownerWithQuestion()
  const answer = account.post(`/inbox/${id}/answer`, answerBody)
  const { correctionId } = await jsonOf<{ correctionId: number }>(answer)
  await erase()
  const stale = { asked: question, answer: 'In July.', shown: question }
  expect(await refusalOf(account.put(`/corrections/${correctionId}`, stale))).toEqual([
    409,
    'UNANSWERED_CHANGED',
  ])
  expect(await exportText()).not.toContain('Ruth left me')
  const own = { asked: 'Do you teach sailing?', answer: 'In July.' }
  expect((await account.put(`/corrections/${correctionId}`, own)).status).toBe(200)
  expect(await exportText()).toContain('Do you teach sailing?')
})

test('an account takes along the address and the referee that it got while it was being erased', async () => {
  const { account, id, profileUrl } = await teacher()
  const { reached, release } = holdAnswers(/from \\"profile_redirects\\"/)
  const request = visitor(account).post('/privacy/erase', { password: account.password })
  await reached
  const next = `${profileUrl}-anew`
  const late = `${randomUUID()}@harbour.example`
  const now = new Date()
  const referee = { profileId: id, name: 'Lea Late', email: late, normalisedEmail: late, createdAt: now }
  await database().batch([
    database().insert(profileRedirects).values({ oldUrl: profileUrl, profileId: id, createdAt: now }),
    database().update(profiles).set({ profileUrl: next }).where(eq(profiles.id, id)),
    database()
      .insert(references)
      .values({ ...referee, status: 'validated' }),
  ])
  release()
  expect((await request).status).toBe(204)
  const call = callOn(database())
  const variables = { ...call.variables, AUTH_SECRET: inject('authSecret') }
  await settled()
  for (const name of [profileUrl, next])
    expect(await isRetired({ ...call, variables }, name), name).toBe(true)
  expect(await database().$count(outbox, and(eq(outbox.to, late), eq(outbox.kind, 'reference-gone')))).toBe(1)
})
