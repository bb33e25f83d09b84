import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { nextSprint, sprintStart } from '#schema/billing/sprints.ts'
import { signedInAs } from '#test/account.ts'
import { teacher, visitorOf } from '#test/agent.ts'
import { giveSprintSeat } from '#test/billing/checkout.ts'
import { runJob } from '#test/people.ts'
import { deviceOf } from '#test/pushes.ts'
import { call, invitationOf, ownerWithReferees, ownLinkOf, submit, submittedAtOf } from '#test/referees.ts'
import { ownerWithSubmitted } from '#test/submitted-story.ts'

const dashboard = '/customer-dashboard'
const invited = async () => {
  const owner = await ownerWithReferees()
  const referee = owner.referees.find(({ status }) => status === 'invited')
  if (!referee) throw new Error('Nobody is invited')
  return { owner, referee, device: await deviceOf(owner.owner.id), token: await invitationOf(referee) }
}

test('a visitor’s request for the expert is pushed to the owner’s devices, once', async () => {
  const { account, profileUrl } = await teacher()
  const device = await deviceOf(account.id)
  const visitor = visitorOf(profileUrl)
  await visitor.answerTo('Do you repair engines?')
  await expect.poll(async () => (await visitor.storedLines()).length).toBe(2)
  const body = { name: 'Daniel Okafor', email: 'daniel@okafor.example', consent: true }
  for (let times = 0; times < 2; times += 1) await visitor.post(`/chat/${visitor.sessionId}/hand-off`, body)
  const path = expect.stringMatching(/^\/customer-dashboard\?tab=messages&lead=\d+$/)
  expect(await device.notifications()).toEqual([
    { kind: 'message', path, key: `hand-off/${visitor.sessionId}` },
  ])
})

test('a referee’s answer, and its withdrawal, are pushed to the owner’s devices, each once', async () => {
  const { owner, referee, device, token } = await invited()
  for (let times = 0; times < 2; times += 1)
    expect((await submit({ token, referenceEmail: referee.email })).status).toBe(201)
  const notification = { kind: 'reference-answered', path: `${dashboard}?tab=referees` }
  expect(await device.notifications()).toMatchObject([notification])
  const own = await ownLinkOf(referee)
  for (let times = 0; times < 2; times += 1)
    expect((await call('/references/withdraw', { token: own })).status).toBe(200)
  const [, back, ...more] = await device.notifications()
  expect(back).toEqual({ ...notification, key: expect.stringMatching(`^reference/${referee.id}/withdrawn/`) })
  expect([more, owner.id > 0]).toEqual([[], true])
})

test('a referee’s refusal is pushed to the owner’s devices, once', async () => {
  const { device, token } = await invited()
  await Promise.all([1, 2, 3].map(() => call('/references/decline', { token })))
  expect(await device.notifications()).toMatchObject([
    { kind: 'reference-answered', path: `${dashboard}?tab=referees` },
  ])
})

test('a reference without an invitation is pushed to the owner’s devices, once', async () => {
  const owner = await ownerWithReferees()
  const device = await deviceOf(owner.owner.id)
  const body = {
    referenceEmail: `${randomUUID()}@elsewhere.example`,
    candidateName: 'Petra Proof',
    candidateEmail: owner.owner.email,
  }
  for (let times = 0; times < 2; times += 1) expect((await submit(body)).status).toBe(201)
  expect(await device.notifications()).toMatchObject([
    { kind: 'reference-answered', path: `${dashboard}?tab=referees` },
  ])
})

test.each([
  ['validated', {}, dashboard],
  ['returned', { note: 'How many boats were there?' }, `${dashboard}?tab=stories`],
])('a story that is %s is pushed to its owner’s devices, once', async (verdict, more, path) => {
  const owner = await ownerWithSubmitted()
  const device = await deviceOf(owner.owner.id)
  const validator = await signedInAs('validator')
  const answers = await Promise.all(
    [1, 2].map(() => validator.post(`/reviews/${owner.storyId}`, { version: 1, verdict, ...more })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await device.notifications()).toMatchObject([{ kind: 'verdict', path }])
})

test('a reference that a validator rejects is pushed to the owner’s devices, once', async () => {
  const { owner, referees } = await ownerWithReferees()
  const device = await deviceOf(owner.id)
  const validator = await signedInAs('validator')
  const submittedAt = await submittedAtOf(referees[0]?.id ?? 0)
  const verdict = { submittedAt, verdict: 'rejected', note: 'The address is the owner’s own.' }
  for (let times = 0; times < 2; times += 1)
    expect((await validator.post(`/reviews/references/${referees[0]?.id}`, verdict)).status).toBe(200)
  expect(await device.notifications()).toMatchObject([{ kind: 'verdict', path: `${dashboard}?tab=referees` }])
})

test('a sprint that begins within the hour is pushed to everybody with a place, once, and to nobody else', async () => {
  const number = nextSprint(new Date()) + 40
  const [buyer, other] = await Promise.all([ownerWithReferees(), ownerWithReferees()])
  const [device, elsewhere] = [await deviceOf(buyer.owner.id), await deviceOf(other.owner.id)]
  await giveSprintSeat(buyer.owner.id, number, {
    email: buyer.owner.email,
    grantsUntil: new Date('2040-01-01T00:00:00Z'),
  })
  const begins = sprintStart(number).getTime()
  for (const minutesBefore of [61, 60, 30, 1])
    await runJob('remind-of-sprint', undefined, new Date(begins - minutesBefore * 60_000))
  expect(await device.notifications()).toEqual([
    { kind: 'sprint', path: dashboard, key: `sprint/${number}/begins` },
  ])
  expect(await elsewhere.notifications()).toEqual([])
})

test('an owner who is suspended gets no pushes any more', async () => {
  const owner = await ownerWithReferees()
  const device = await deviceOf(owner.owner.id)
  const admin = await signedInAs('admin')
  const reason = { reason: 'The stories are somebody else’s.' }
  expect((await admin.post(`/admin/profiles/${owner.profileUrl}/suspend`, reason)).status).toBe(200)
  expect(await device.isThere()).toBe(false)
})
