import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { FoundDraft } from '#schema/drafts/draft-answers.ts'
import type { WireError } from '#schema/errors.ts'
import { callOn } from '#test/call.ts'
import { device } from '#test/device.ts'
import { drafted } from '#test/drafted.ts'
import { eventually } from '#test/eventually.ts'
import { database, runJob } from '#test/people.ts'
import { at, jsonOf } from '#test/requests.ts'
import { draftAt } from '../../../features/drafts/queries.ts'
import { tables } from '../../../services/database.ts'
import { addressHash } from '../../../services/identity/address.ts'
import { draftSavesPerDay, saveDraft } from '../../../workflows/drafts/save-draft.ts'

const { drafts } = tables
const daysFromNow = (days: number) => new Date(Date.now() + days * 24 * 3600_000)

async function mailsTo(recipient: string) {
  const mails = await database().select().from(tables.outbox).where(eq(tables.outbox.to, recipient))
  return mails.map(({ subject, text }) => ({ subject, text }))
}
const tokenIn = (text = '') => /#adopt=(\S+)/.exec(text)?.[1] ?? ''

/** Asks for the link that opens a draft here; the token of that mail, once there are so many. */
async function requestToken(person: ReturnType<typeof device>, email: string, count = 1) {
  expect((await person.post('/solution-profile/link', { email })).status).toBe(202)
  const mails = await eventually(async () => {
    const sent = await mailsTo(email)
    return sent.length >= count ? sent : undefined
  })
  return tokenIn(mails.at(-1)?.text)
}

test('answers saved on a device are kept, and found under their address in any case', async () => {
  const one = device()
  const draft = drafted()
  const saved = await one.save(draft)
  expect(saved.status).toBe(201)
  expect(await saved.json()).toEqual({ success: true, profile: draft })
  const body = await jsonOf<FoundDraft>(one.lookUp(draft.email.toUpperCase()))
  expect(body).toEqual({ success: true, profile: draft, isYours: true })
})

test('saving twice keeps one draft, and the device that made it can change it', async () => {
  const one = device()
  const draft = drafted()
  await one.save(draft)
  await one.save(draft)
  expect((await one.save({ ...draft, fullName: 'Noor Haddad-Lind' })).status).toBe(201)
  const rows = await draftAt(callOn(database()), draft.email)
  expect(rows.map(({ fullName }) => fullName)).toEqual(['Noor Haddad-Lind'])
})

test('one IP address saves only so many drafts in a day, not counting those that are refused', async () => {
  const call = callOn(database(), { actor: { kind: 'visitor', address: randomUUID() } })
  const [deviceId, draft] = [randomUUID(), drafted()]
  await saveDraft(call, deviceId, draft)
  await expect(saveDraft(call, randomUUID(), draft)).rejects.toMatchObject({ code: 'DRAFT_NOT_YOURS' })
  const { budgets } = tables
  const ofAddress = eq(budgets.subject, `drafts:${await addressHash(call)}`)
  expect(await database().select({ used: budgets.used }).from(budgets).where(ofAddress)).toEqual([
    { used: 1 },
  ])
  await database()
    .update(budgets)
    .set({ used: draftSavesPerDay - 1 })
    .where(ofAddress)
  await saveDraft(call, deviceId, { ...draft, fullName: 'Noor Lind' })
  const error = { code: 'FORM_LIMIT', retryAfterSeconds: expect.any(Number) }
  await expect(saveDraft(call, deviceId, draft)).rejects.toMatchObject(error)
  await expect(saveDraft(call, randomUUID(), drafted())).rejects.toMatchObject(error)
  expect(await draftAt(callOn(database()), draft.email)).toMatchObject([{ fullName: 'Noor Lind' }])
})

test('another device finds only the fields of the preview, without ids', async () => {
  const draft = drafted()
  await device().save(draft)
  const answer = await device().lookUp(draft.email)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const body = await jsonOf<FoundDraft>(answer)
  expect(body.isYours).toBe(false)
  expect(body.profile.problemSolved).toBe(`${draft.problemSolved.slice(0, 97)}...`)
  expect(Object.keys(body.profile).toSorted()).toEqual(Object.keys(draft).toSorted())
})

test('another device cannot change the draft; the link mailed to its address moves it to that device', async () => {
  const [one, other] = [device(), device()]
  const draft = drafted()
  await one.save(draft)
  const refusal = await other.save({ ...draft, fullName: 'Somebody Else' })
  expect(refusal.status).toBe(403)
  expect((await jsonOf<WireError>(refusal)).code).toBe('DRAFT_NOT_YOURS')
  const [mail, ...more] = await mailsTo(draft.email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Open your Rembrandt profile on another device')

  const adopted = await other.post('/solution-profile/adopt', { token: tokenIn(mail?.text) })
  expect(await adopted.json()).toEqual({ success: true, profile: draft })
  expect((await other.save({ ...draft, fullName: 'Noor H.' })).status).toBe(201)
  expect((await one.save(draft)).status).toBe(403)
})

test('an adoption link is good once for another device: the same one may repeat it, a third one may not', async () => {
  const [one, second, third] = [device(), device(), device()]
  const draft = drafted()
  await one.save(draft)
  const token = await requestToken(second, draft.email)
  const another = await requestToken(third, draft.email, 2)
  const adopt = async (person: ReturnType<typeof device>, token = '') =>
    (await person.post('/solution-profile/adopt', { token })).status
  expect(await adopt(one, token), 'the device that has it uses nothing up').toBe(200)
  expect(await adopt(second, token)).toBe(200)
  expect(await adopt(second, token)).toBe(200)
  expect(await adopt(third, token)).toBe(410)
  expect(await adopt(third, another), 'asked for before it passed on').toBe(410)
  expect((await second.save(draft)).status).toBe(201)

  expect(await adopt(one, await requestToken(one, draft.email, 3))).toBe(200)
  expect(await adopt(third, token), 'used once, though the first device has it again').toBe(410)
})

test('an adopted draft is the one that the assistant speaks of, also where the device had another before', async () => {
  const [one, other] = [device(), device()]
  const [adopted, own] = [drafted(), drafted()]
  await one.save(adopted)
  await other.save(own)
  await other.post('/solution-profile/adopt', { token: await requestToken(other, adopted.email) })
  const { drafts: list } = await jsonOf<{ drafts: { email: string; updatedAt: string }[] }>(
    other.get('/privacy/visitor'),
  )
  const [latest] = list.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  expect(latest?.email).toBe(adopted.email)
})

test('a link that is forged, changed or a day old opens nothing', async () => {
  const [one, other] = [device(), device()]
  const draft = drafted()
  await one.save(draft)
  const token = await requestToken(other, draft.email)
  expect(token).not.toBe('')
  const tries = [
    other.post('/solution-profile/adopt', { token: 'made-up' }),
    other.post('/solution-profile/adopt', { token: `${token.slice(0, -4)}AAAA` }),
    other.post('/solution-profile/adopt', { token }, at(daysFromNow(1.01))),
  ]
  for (const answer of await Promise.all(tries)) {
    expect(answer.status).toBe(410)
    expect((await jsonOf<WireError>(answer)).code).toBe('LINK_EXPIRED')
  }
})

test('asking for a link says nothing of whether there is a draft', async () => {
  const answer = await device().post('/solution-profile/link', { email: 'nobody-at-all@haddad.example' })
  expect([answer.status, await answer.text()]).toEqual([202, '{}'])
})

test('a draft that an account has is shown to nobody and changed by nobody else', async () => {
  const one = device()
  const draft = drafted()
  await one.save(draft)
  await database().update(drafts).set({ claimedBy: 'an-account' }).where(eq(drafts.email, draft.email))
  for (const answer of [await one.save(draft), await one.lookUp(draft.email), await device().save(draft)]) {
    expect(answer.status).toBe(403)
    expect((await jsonOf<WireError>(answer)).code).toBe('PROFILE_CLAIMED')
  }
})

test('a draft that an account claimed is no longer in the device’s export', async () => {
  const one = device()
  const draft = drafted()
  await one.save(draft)
  await database().update(drafts).set({ claimedBy: 'an-account' }).where(eq(drafts.email, draft.email))
  expect(await jsonOf(one.get('/privacy/visitor'))).toMatchObject({ drafts: [] })
  await one.post('/privacy/visitor/erase', {})
  expect(await draftAt(callOn(database()), draft.email)).toHaveLength(1)
})

test('an address without a draft is told so', async () => {
  const answer = await device().lookUp('nobody-here@haddad.example')
  expect(answer.status).toBe(404)
  expect(await jsonOf<WireError>(answer)).toEqual({
    code: 'DRAFT_NOT_FOUND',
    error: 'No solution profile found for this email address. You may need to create a new profile.',
  })
})

test('missing fields are named in the specified words and order', async () => {
  const answer = await device().save({
    ...drafted(),
    fullName: ' ',
    email: 'noor',
    problemSolved: '',
    keySkills: ['One', 'Two', '', 'Four'],
  })
  expect(answer.status).toBe(400)
  expect((await jsonOf<WireError>(answer)).details?.map(({ message }) => message)).toEqual([
    'Please provide your full name.',
    'Please provide a valid email address.',
    'Please describe the problem you solve.',
    'Please provide all 4 key skills.',
  ])
})

test('a draft’s person is told once, a week before it is erased; then it goes', async () => {
  const draft = drafted()
  await device().save(draft)
  const leave = (days: number) =>
    database()
      .update(drafts)
      .set({ expiresAt: daysFromNow(days) })
      .where(eq(drafts.email, draft.email))
  await runJob('remind-of-drafts')
  await leave(8)
  await runJob('remind-of-drafts')
  expect(await mailsTo(draft.email)).toEqual([])
  await leave(6)
  await runJob('remind-of-drafts')
  await runJob('remind-of-drafts')
  const mails = await mailsTo(draft.email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your profile draft will be erased on \d+ \w+$/),
  ])
  await runJob('expire-drafts')
  expect(await draftAt(callOn(database()), draft.email)).toHaveLength(1)
  await leave(-1)
  await runJob('expire-drafts')
  expect(await draftAt(callOn(database()), draft.email)).toEqual([])
})

test('nobody is told that a draft will be erased on a day that is past', async () => {
  const draft = drafted()
  await device().save(draft)
  await database()
    .update(drafts)
    .set({ expiresAt: daysFromNow(-1) })
    .where(eq(drafts.email, draft.email))
  await runJob('remind-of-drafts')
  expect(await mailsTo(draft.email)).toEqual([])
})

test('a draft is kept for 90 days from its last change', async () => {
  const one = device()
  const draft = drafted()
  await one.save(draft)
  await one.post('/solution-profile', draft, at(daysFromNow(30)))
  const [row] = await draftAt(callOn(database()), draft.email)
  expect(Math.round(((row?.expiresAt.getTime() ?? 0) - Date.now()) / (24 * 3600_000))).toBe(120)
})

test('a visitor exports all data kept about their device, and erases it', async () => {
  const [one, other] = [device(), device()]
  const [own, others] = [drafted(), drafted()]
  await one.save(own)
  await other.save(others)
  const sessionId = `test-${randomUUID()}`
  await one.post('/chat', { sessionId, message: 'Hello', isUser: true, agentName: 'tom-arkwright' })
  const answer = await one.get('/privacy/visitor')
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  expect(await answer.json()).toEqual({
    exportedAt: expect.any(String),
    messages: [],
    meetings: [],
    orders: [],
    handOffs: [],
    drafts: [
      {
        ...own,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        expiresAt: expect.any(String),
      },
    ],
    conversations: [
      {
        conversation: sessionId,
        profileUrl: 'tom-arkwright',
        isVisitor: true,
        text: 'Hello',
        at: expect.any(String),
        widgetSite: null,
      },
    ],
  })
  for (const _ of ['once', 'again']) expect((await one.post('/privacy/visitor/erase', {})).status).toBe(204)
  expect(await jsonOf(one.get('/privacy/visitor'))).toEqual({
    exportedAt: expect.any(String),
    drafts: [],
    conversations: [],
    messages: [],
    meetings: [],
    orders: [],
    handOffs: [],
  })
  expect(await draftAt(callOn(database()), others.email)).toHaveLength(1)
})
