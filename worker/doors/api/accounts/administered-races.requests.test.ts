import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { browser, mailedToken, signedInAs, verifiedOwner } from '#test/account.ts'
import { database, runJob } from '#test/people.ts'
import { refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { cronRuns, decisions, profiles, sessions, users } = tables
const reason = 'They wrote to us from that address.'
const [admin, other] = [await signedInAs('admin'), await signedInAs('admin')]
const statusesOf = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status)

test('an owner who is suspended and restored while they are erased is erased, and the words go too', async () => {
  const owner = await verifiedOwner()
  const [row] = await database().select().from(users).where(eq(users.email, owner.email))
  const { id = '' } = row ?? {}
  const words = `${reason} ${randomUUID()}`
  const act = (by: typeof admin, action: string, body: object = { reason: words }) =>
    by.post(`/admin/accounts/${id}/${action}`, body)
  const statuses = await statusesOf([
    act(admin, 'suspend'),
    act(other, 'restore'),
    act(admin, 'erase', { email: owner.email, reason: 'asked' }),
    act(other, 'suspend'),
  ])
  for (const status of statuses) expect([200, 204, 404]).toContain(status)
  expect(statuses[2]).toBe(204)
  expect(await database().select().from(users).where(eq(users.id, id))).toEqual([])
  const [profile] = await database().select().from(profiles).where(eq(profiles.profileUrl, owner.profileUrl))
  expect(profile === undefined || profile.erasedAt !== null).toBe(true)
  expect(await database().select().from(decisions).where(eq(decisions.note, words))).toEqual([])
  expect(await refusalOf(act(admin, 'restore'))).toEqual([404, 'ACCOUNT_NOT_FOUND'])
})

test('a validator who is removed while they accept the invitation has no way in, and one act is kept', async () => {
  const email = `${randomUUID()}@bello.example`
  await admin.post('/admin/validators', { name: email, email })
  const token = await mailedToken('validator-invitation', email)
  const [row] = await database().select().from(users).where(eq(users.email, email))
  const { id = '' } = row ?? {}
  const visitor = browser()
  const remove = (by: typeof admin) => by.post(`/admin/validators/${id}/remove`, { reason })
  const statuses = await statusesOf([
    remove(admin),
    visitor.post('/reset-password', { token, newPassword: 'an evening in Lagos' }),
    remove(other),
  ])
  expect([statuses[0], statuses[2]].toSorted()).toEqual([200, 404])
  expect([204, 410]).toContain(statuses[1])
  expect((await visitor.get('/reviews')).status).toBe(401)
  expect(await database().select().from(sessions).where(eq(sessions.userId, id))).toEqual([])
  const removed = and(eq(decisions.verdict, 'removed'), eq(decisions.note, `${email}: ${reason}`))
  expect(await database().select().from(decisions).where(removed)).toHaveLength(1)
})

test('an administrator whose role is taken away does nothing more in the session they have', async () => {
  const one = await signedInAs('admin')
  expect((await one.get('/admin/jobs')).status).toBe(200)
  await database().update(users).set({ role: 'validator' }).where(eq(users.id, one.id))
  for (const request of [one.get('/admin/jobs'), one.post('/admin/jobs/count-words/run')])
    expect(await refusalOf(request)).toEqual([403, 'FORBIDDEN'])
  expect(await database().select().from(decisions).where(eq(decisions.decidedBy, one.id))).toEqual([])
})

test('a job that two run beside the clock ends well, and each run by hand is recorded', async () => {
  const job = 'expire-sessions'
  const decisionsOn = () => database().select().from(decisions).where(eq(decisions.subjectKey, job))
  const before = (await decisionsOn()).length
  const clock = runJob(job, inject('url'))
  const run = (by: typeof admin) => by.post(`/admin/jobs/${job}/run`)
  const statuses = await statusesOf([run(admin), run(other)])
  await clock
  for (const status of statuses) expect([200, 409]).toContain(status)
  expect((await decisionsOn()).length - before).toBe(statuses.filter((status) => status === 200).length)
  // Another file may run it at this moment.
  const runs = () => database().select().from(cronRuns).where(eq(cronRuns.job, job))
  await expect.poll(runs).toMatchObject([{ outcome: 'ended', problem: null }])
})
