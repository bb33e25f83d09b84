import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { teacher } from '#test/agent.ts'
import { callsInProcess } from '#test/in-process/calls.ts'
import { mailsTo } from '#test/mailbox.ts'
import { database } from '#test/people.ts'
import { refusalOf } from '#test/requests.ts'
import { tables } from '../services/database.ts'

const { holdAnswers, settled, visitor } = callsInProcess()
const { leads, profiles, questions, scorecardSubmissions } = tables

const ida = () => ({ name: 'Ida', email: `${randomUUID()}@ida.example`, consent: true })

type Visitor = ReturnType<typeof visitor>
type Act = {
  /** What it reads last before it writes. */
  about: RegExp
  prepare: (profileUrl: string, person: Visitor) => Promise<() => Promise<Response>>
}
const acts = {
  'leaves a message': {
    about: /from \\"profiles\\"/,
    prepare: async (profileUrl, person) => () =>
      person.post('/questions', {
        ...ida(),
        profileUrl,
        question: 'Do you sail?',
        questionKey: randomUUID(),
      }),
  },
  'hands a conversation over': {
    about: /from \\"chat_messages\\"/,
    async prepare(agentName, person) {
      const sessionId = `test-${randomUUID()}`
      const line = { sessionId, agentName, message: 'Do you sail?', isUser: true }
      expect((await person.post('/chat', line)).status).toBe(201)
      return () => person.post(`/chat/${sessionId}/hand-off`, ida())
    },
  },
  'shares a scorecard': {
    about: /from \\"profiles\\"/,
    prepare: async (profileUrl, person) => () =>
      person.post('/scorecard', {
        ...ida(),
        profileUrl,
        sharesWithOwner: true,
        answers: {},
        submissionKey: randomUUID(),
      }),
  },
} satisfies Record<string, Act>

/** What an act needs of a page, taken away. */
const withdrawals = {
  'the page is taken down': { listedAt: null, suspendedAt: new Date() },
  'the plan lapses': { plan: 'free' },
  'the scorecard is closed': { scorecardActive: false },
} satisfies Record<string, Partial<typeof profiles.$inferInsert>>

test.each<[act: keyof typeof acts, withdrawal: keyof typeof withdrawals, code: string]>([
  ['leaves a message', 'the page is taken down', 'PROFILE_NOT_FOUND'],
  ['hands a conversation over', 'the page is taken down', 'HAND_OFF_CLOSED'],
  ['hands a conversation over', 'the plan lapses', 'HAND_OFF_CLOSED'],
  ['shares a scorecard', 'the page is taken down', 'PROFILE_NOT_FOUND'],
  ['shares a scorecard', 'the plan lapses', 'SCORECARD_NOT_ACTIVE'],
  ['shares a scorecard', 'the scorecard is closed', 'SCORECARD_NOT_ACTIVE'],
])('a visitor who %s while %s is refused, and nobody is mailed', async (act, withdrawal, code) => {
  const { account, id, profileUrl } = await teacher({ profile: { plan: 'premium', scorecardActive: true } })
  const { about, prepare } = acts[act]
  const send = await prepare(profileUrl, visitor())
  await settled()
  const before = (await mailsTo(account.email)).length
  const { reached, release } = holdAnswers(about)
  const answer = send()
  await reached
  await database().update(profiles).set(withdrawals[withdrawal]).where(eq(profiles.id, id))
  release()
  expect(await refusalOf(answer)).toEqual([expect.any(Number), code])
  await settled()
  expect(await mailsTo(account.email)).toHaveLength(before)
  for (const table of [leads, questions, scorecardSubmissions])
    expect(await database().$count(table, eq(table.profileId, id))).toBe(0)
})
