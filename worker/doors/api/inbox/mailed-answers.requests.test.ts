import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { normaliseEmail } from '#schema/email.ts'
import type { LeadsPage } from '#schema/leads/lead-answers.ts'
import { browser } from '#test/account.ts'
import { asker, inVain, teacher } from '#test/agent.ts'
import { ownProcess } from '#test/call.ts'
import { database } from '#test/people.ts'
import { jsonOf } from '#test/requests.ts'
import { answersPerDay } from '../../../features/questions/commands.ts'
import { tables } from '../../../services/database.ts'
import { app } from '../../app.ts'

const question = 'Do you repair engines?'
/** The worker itself, with limits. */
const env = {
  APP_ENV: 'local',
  APP_URL: inject('url'),
  AUTH_SECRET: inject('authSecret'),
  TURSO_DATABASE_URL: inject('databaseUrl'),
  RATE_LIMITS: 'on',
  OWNER_LIMITER: { limit: async () => ({ success: true }) },
}

/** An owner who answers with limits, and a mailbox that was mailed so many answers today. */
async function mailed(times: number) {
  const owner = await teacher()
  const email = `${randomUUID()}@okafor.example`
  await database()
    .insert(tables.outbox)
    .values(
      Array.from({ length: times }, () => ({
        ...{
          key: `answer/test-${randomUUID()}`,
          kind: 'answer',
          to: email,
          state: 'kept' as const,
          attachments: [],
        },
        ...{ normalisedTo: normaliseEmail(email), subject: '', text: '', html: '', createdAt: new Date() },
      })),
    )
  const post = (path: string, body: object) =>
    app.request(
      `/api${path}`,
      {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Cookie: `session=${owner.account.cookies.get('session')}`,
        },
        body: JSON.stringify(body),
      },
      env,
      ownProcess,
    )
  const mails = () =>
    database().select().from(tables.outbox).where(sql`recipient = ${email} and kind = 'answer'`)
  return { ...owner, email, post, mails }
}

test.each([
  [answersPerDay - 1, 1],
  [answersPerDay, 0],
])('a mailbox that was mailed %i answers today is mailed %i more', async (times, more) => {
  const { account, profileUrl, email, post, mails } = await mailed(times)
  await browser().post('/questions', {
    ...{ profileUrl, question, email, consent: true, wantsAnswer: true },
  })
  const { id } = await inVain(account, question)
  const answered = await post(`/inbox/${id}/answer`, { text: 'No.', asCorrection: false, mail: true })
  expect(await answered.json()).toMatchObject({ mailed: more })
  expect(await mails()).toHaveLength(times + more)
})

test('nobody is mailed more answers of a day for having handed conversations over', async () => {
  const { account, profileUrl, email, post, mails } = await mailed(answersPerDay)
  const visitor = asker(profileUrl)
  await visitor.ask(question)
  await visitor.who.post(`/chat/${visitor.sessionId}/hand-off`, { name: 'Daniel', email, consent: true })
  const { leads } = await jsonOf<LeadsPage>(account.get('/dashboard/leads'))
  const answered = await post(`/dashboard/leads/${leads[0]?.id}/answer`, { text: 'No.' })
  expect(await answered.json()).toEqual({ mailed: false })
  expect(await mails()).toHaveLength(answersPerDay)
})
