import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { teacher } from '#test/agent.ts'
import { callsInProcess } from '#test/in-process/calls.ts'
import { database } from '#test/people.ts'
import { mailsTo } from '#test/referees.ts'
import { refusalOf } from '#test/requests.ts'
import { tables } from '../services/database.ts'

const { holdAnswers, settled, visitor } = callsInProcess()
const { leads, profiles, questions, scorecardSubmissions } = tables

const ida = () => ({ name: 'Ida', email: `${randomUUID()}@ida.example`, consent: true })

type Visitor = ReturnType<typeof visitor>
type Act = {
  /** What it reads last before it writes. */
  about: RegExp
  code: string
  send: (profileUrl: string, who: Visitor) => Promise<() => Promise<Response>>
}
const acts: Record<string, Act> = {
  'leaves a message': {
    about: /from \\"profiles\\"/,
    code: 'PROFILE_NOT_FOUND',
    send: async (profileUrl, who) => () =>
      who.post('/questions', { ...ida(), profileUrl, question: 'Do you sail?', questionKey: randomUUID() }),
  },
  'hands a conversation over': {
    about: /from \\"chat_messages\\"/,
    code: 'HAND_OFF_CLOSED',
    async send(agentName, who) {
      const sessionId = `test-${randomUUID()}`
      const line = { sessionId, agentName, message: 'Do you sail?', isUser: true }
      expect((await who.post('/chat', line)).status).toBe(201)
      return () => who.post(`/chat/${sessionId}/hand-off`, ida())
    },
  },
  'shares a scorecard': {
    about: /from \\"profiles\\"/,
    code: 'PROFILE_NOT_FOUND',
    send: async (profileUrl, who) => () =>
      who.post('/scorecard', {
        ...ida(),
        profileUrl,
        sharesWithOwner: true,
        answers: {},
        submissionKey: randomUUID(),
      }),
  },
}

test.each(Object.entries(acts))(
  'a visitor who %s while the page is taken down is refused, and nobody is mailed',
  async (_, { about, code, send }) => {
    const { account, id, profileUrl } = await teacher({ profile: { plan: 'premium', scorecardActive: true } })
    const act = await send(profileUrl, visitor())
    await settled()
    const before = (await mailsTo(account.email)).length
    const { reached, release } = holdAnswers(about)
    const asked = act()
    await reached
    await database()
      .update(profiles)
      .set({ listedAt: null, suspendedAt: new Date() })
      .where(eq(profiles.id, id))
    release()
    expect(await refusalOf(asked)).toEqual([expect.any(Number), code])
    await settled()
    expect(await mailsTo(account.email)).toHaveLength(before)
    for (const table of [leads, questions, scorecardSubmissions])
      expect(await database().$count(table, eq(table.profileId, id))).toBe(0)
  },
)
