import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { normaliseEmail } from '#schema/email.ts'
import {
  browser,
  ownerWithMovedEmail,
  registeredOwner,
  requestEmailChange,
  signedInAs,
  verifiedOwner,
} from '#test/account.ts'
import { callOn } from '#test/call.ts'
import { drafted } from '#test/drafted.ts'
import { mailsTo } from '#test/mailbox.ts'
import { booked, publishHost, slots } from '#test/meetings.ts'
import { database } from '#test/people.ts'
import {
  gmailSpellings,
  ownerWithReferees,
  storyWithClaims,
  taggedSpellings,
  validatedReferee,
} from '#test/referees.ts'
import { jsonOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'
import { decline, suppressAddress } from '../../../services/mail/suppressions.ts'

const { drafts, emailChanges, leads, meetings, outbox, questions, references, reports } = tables
const { scorecardSubmissions, users, waitlistEntries } = tables

/** What somebody leaves with an expert under an address, told apart by a mark. */
async function leaveData(email: string, mark: string, place = 0) {
  const { profileUrl } = await publishHost({ profile: { scorecardActive: true } })
  const visitor = browser()
  const from = { name: mark, email }
  const answers = await Promise.all([
    visitor.post('/questions', {
      ...from,
      profileUrl,
      consent: true,
      questionKey: randomUUID(),
      question: `May I ask, ${mark}?`,
    }),
    visitor.post('/scorecard', {
      ...from,
      profileUrl,
      submissionKey: randomUUID(),
      answers: {},
      sharesWithOwner: true,
    }),
    visitor.post('/reports', {
      email,
      profileUrl,
      reportKey: randomUUID(),
      reason: 'other',
      text: `${mark}: not so at all.`,
    }),
  ])
  expect(answers.map(({ status }) => status < 300)).toEqual([true, true, true])
  const start = slots(place + 1)[place] ?? ''
  await booked(profileUrl, start, from)
  return profileUrl
}

type Left = Record<
  'scorecards' | 'givenToExperts' | 'messages' | 'reports' | 'meetings',
  { expert?: string; cancelReason?: string }[]
>
type Exported = {
  leftUnderFormerAddresses?: ({
    email: string
    mailNotWanted: { kind: string; email?: string }[]
    waitlist: { name: string } | null
  } & Left)[]
  leftWithOthers: Left
  mails: { kind: string }[]
  referencesGiven: { email: string }[]
}
const exportOf = (person: { get: (path: string) => Promise<Response> }) =>
  jsonOf<Exported>(person.get('/privacy/export'))

/** The number of rows with an address, by table. */
async function standing(email: string) {
  const db = database()
  const counted = await Promise.all(
    [scorecardSubmissions, leads, questions, reports, meetings].map((table) =>
      db.select().from(table).where(eq(table.normalisedEmail, email)),
    ),
  )
  return counted.map((rows) => rows.length)
}

/** Somebody who left something, moved on, and whose former mailbox left something since. */
async function movedOn() {
  const change = await requestEmailChange(await verifiedOwner())
  const before = await leaveData(change.from, 'before')
  expect((await change.owner.post('/account/email/confirm', { token: change.token })).status).toBe(200)
  await leaveData(change.from, 'since', 1)
  return { ...change, before }
}

test('an export holds the data left under a former address until it was given up, and nothing since', async () => {
  const { owner, from, before } = await movedOn()
  const { leftUnderFormerAddresses: [former, ...others] = [], mails } = await exportOf(owner)
  expect(others).toEqual([])
  expect(former?.email).toBe(from)
  for (const list of ['scorecards', 'messages', 'meetings'] as const)
    expect(
      former?.[list].map(({ expert }) => expert),
      list,
    ).toEqual([before])
  expect(former?.reports).toHaveLength(1)
  expect(former?.givenToExperts.map(({ expert }) => new Set([expert]))).toContainEqual(new Set([before]))
  expect(JSON.stringify(former)).not.toContain('since')
  expect(mails.map(({ kind }) => kind)).toContain('email-changed')
})

/** Somebody else who registers with a former address, once its change cannot be undone any more. */
async function laterHolder(email: string) {
  await database()
    .update(emailChanges)
    .set({ expiresAt: new Date(0) })
    .where(eq(emailChanges.email, email))
  return verifiedOwner({ email })
}

test('an account neither exports nor erases what the former holder of its address had left', async () => {
  const { from } = await movedOn()
  const later = await laterHolder(from)
  const { leftWithOthers, mails } = await exportOf(later)
  expect(JSON.stringify(leftWithOthers)).toContain('since')
  expect(JSON.stringify(leftWithOthers)).not.toContain('before')
  expect(mails.map(({ kind }) => kind)).not.toContain('email-changed')
  const all = await standing(from)
  expect((await later.post('/privacy/erase', { password: later.password })).status).toBe(204)
  expect(await standing(from)).toEqual(all.map((count) => count / 2))
})

test('what a later holder of a former address gave as a referee is not in the export', async () => {
  const { owner, from, token } = await requestEmailChange(await verifiedOwner())
  await ownerWithReferees({ references: [validatedReferee({ email: from })] })
  expect((await owner.post('/account/email/confirm', { token })).status).toBe(200)
  expect((await exportOf(owner)).referencesGiven).toMatchObject([{ email: from }])
  // As if somebody else had answered a reminder there since.
  await database()
    .update(references)
    .set({ submittedAt: new Date(Date.now() + 60_000) })
    .where(eq(references.normalisedEmail, from))
  expect((await exportOf(owner)).referencesGiven).toEqual([])
})

test('what two holders of an address say as one referee is in the export of whoever said it', async () => {
  const { owner, from, token } = await requestEmailChange(await verifiedOwner())
  const expert = await signedInAs('owner')
  const stories = [storyWithClaims, { ...storyWithClaims, title: 'The boat that waited' }]
  const firstWords = 'She hears what a crowd means.'
  const { storyIds, referees } = await ownerWithReferees(
    { stories, references: [validatedReferee({ email: from, feedback: firstWords })] },
    expert,
  )
  const confirms = async (storyId: number, sentence: string, number: number) => {
    const answer = await expert.post(`/stories/${storyId}/ask-confirmation`, {
      referenceIds: [referees[0]?.id],
    })
    expect(answer.status).toBe(202)
    const mail = (await mailsTo(from, 'confirm-story'))[number]
    const claims = [
      { claimIndex: 0, outcome: 'confirmed' },
      { claimIndex: 1, outcome: 'differs', words: `${sentence} But not by April.` },
    ]
    const confirmation = { token: /#story=(\S+)/.exec(mail?.text ?? '')?.[1], sentence, claims }
    expect((await browser().post('/references/confirm-story', confirmation)).status).toBe(200)
  }
  await confirms(storyIds[0] ?? 0, 'I was on that boat.', 0)
  expect((await owner.post('/account/email/confirm', { token })).status).toBe(200)
  await confirms(storyIds[1] ?? 0, 'Somebody else was too.', 1)
  const referencesGiven = async (person: typeof owner) =>
    JSON.stringify((await exportOf(person)).referencesGiven)
  expect(await referencesGiven(owner)).toContain('I was on that boat. But not by April.')
  expect(await referencesGiven(owner)).not.toContain('Somebody else')
  const later = await laterHolder(from)
  expect(await referencesGiven(later)).toContain('Somebody else was too. But not by April.')
  expect(await referencesGiven(later)).not.toContain('on that boat')
  expect(await referencesGiven(later)).not.toContain(firstWords)
})

test('why a later holder of a former address cancelled a meeting is not in the export', async () => {
  const { owner, from, token } = await requestEmailChange(await verifiedOwner())
  const { profileUrl } = await publishHost()
  const [one = '', other = ''] = slots(2)
  const first = await booked(profileUrl, one, { email: from })
  const second = await booked(profileUrl, other, { email: from })
  const cancel = async (meeting: string, reason: string) =>
    expect((await browser().post(`/meetings/${meeting}/cancel`, { reason })).status).toBe(200)
  await cancel(first.token, 'before')
  expect((await owner.post('/account/email/confirm', { token })).status).toBe(200)
  await cancel(second.token, 'since')
  const { leftUnderFormerAddresses: [former] = [] } = await exportOf(owner)
  expect(former?.meetings.map(({ cancelReason }) => cancelReason).sort()).toEqual(['', 'before'])
})

test('a waitlist entry that a later holder of a former address renewed is not in the export', async () => {
  const { owner, from, newEmail, token } = await requestEmailChange(await verifiedOwner())
  const join = (name: string, email: string) => browser().post('/waitlist', { name, email, interests: [] })
  await Promise.all([from, newEmail].map((email) => join('before', email)))
  expect((await owner.post('/account/email/confirm', { token })).status).toBe(200)
  const former = async () => (await exportOf(owner)).leftUnderFormerAddresses?.[0]?.waitlist
  expect(await former()).toMatchObject({ name: 'before' })
  await join('since', from)
  expect(await former()).toBeNull()
})

test('data left under a former address is erased with the account, and later data stays', async () => {
  const { owner, from } = await movedOn()
  const all = await standing(from)
  expect((await owner.post('/privacy/erase', { password: owner.password })).status).toBe(204)
  const counts = await standing(from)
  expect(counts).toEqual(all.map((count) => count / 2))
  const [meeting] = await database().select().from(meetings).where(eq(meetings.normalisedEmail, from))
  expect(meeting?.name).toBe('since')
  const mails = await database().select().from(outbox).where(eq(outbox.normalisedTo, from))
  expect(mails.map(({ text }) => text).join()).not.toContain('before')
  expect(mails.filter(({ kind }) => kind === 'email-changed')).toEqual([])
  expect(mails.length).toBeGreaterThan(0)
})

test('a former mailbox’s refusals are exported and erased, unless they were repeated since', async () => {
  const change = await requestEmailChange(await verifiedOwner())
  const tagged = change.from.replace('@', '+news@')
  const call = callOn(database())
  const stop = (now: Date, to: string) =>
    call.db.batch([suppressAddress({ ...call, now }, to, 'bounce'), decline({ ...call, now }, to, 'digest')])
  const before = new Date(Date.now() - 60_000)
  await stop(before, change.from)
  await stop(before, tagged)
  await change.owner.post('/account/email/confirm', { token: change.token })
  const { leftUnderFormerAddresses: [former] = [] } = await exportOf(change.owner)
  expect(former?.mailNotWanted.map(({ kind, email }) => [kind, email])).toEqual([
    ['digest', undefined],
    ['*', change.from],
    ['*', tagged],
  ])
  await call.db.batch([suppressAddress({ ...call, now: new Date(Date.now() + 60_000) }, tagged, 'complaint')])
  await change.owner.post('/privacy/erase', { password: change.owner.password })
  const { suppressedAddresses, suppressions } = tables
  const rows = await call.db
    .select()
    .from(suppressedAddresses)
    .where(eq(suppressedAddresses.normalisedEmail, change.from))
  expect(rows.map(({ email, reason }) => [email, reason])).toEqual([[tagged, 'bounce']])
  expect(await call.db.$count(suppressions, eq(suppressions.normalisedEmail, change.from))).toBe(0)
})

test('an expert is told that a meeting booked under a former address is cancelled', async () => {
  const change = await requestEmailChange(await verifiedOwner())
  const expert = await signedInAs('validator')
  const [user] = await database().select().from(users).where(eq(users.email, expert.email))
  const host = await publishHost({ profile: { ownerId: user?.id ?? null, email: expert.email } })
  await booked(host.profileUrl, slots(1)[0] ?? '', { email: change.from })
  await change.owner.post('/account/email/confirm', { token: change.token })
  await change.owner.post('/privacy/erase', { password: change.owner.password })
  const mails = await mailsTo(expert.email, 'meeting')
  expect(mails.map(({ subject }) => subject).filter((subject) => /cancelled/i.test(subject))).toHaveLength(1)
})

test('nothing is given away or erased of a former address that nobody showed to be theirs', async () => {
  const change = await requestEmailChange(await registeredOwner())
  await leaveData(change.from, 'somebody else')
  const all = await standing(change.from)
  await change.owner.post('/account/email/confirm', { token: change.token })
  expect((await exportOf(change.owner)).leftUnderFormerAddresses).toBeUndefined()
  await change.owner.post('/privacy/erase', { password: change.owner.password })
  expect(await standing(change.from)).toEqual(all)
})

test('a draft and a waitlist entry of the mailbox’s later holder stay theirs', async () => {
  const { owner, from } = await ownerWithMovedEmail()
  await browser().post('/waitlist', { name: 'Noor', email: from, interests: [] })
  const db = database()
  expect((await browser().post('/solution-profile', drafted({ email: from }))).status).toBeLessThan(300)
  await owner.post('/privacy/erase', { password: owner.password })
  expect(await db.select().from(drafts).where(eq(drafts.normalisedEmail, from))).toHaveLength(1)
  const entries = db.select().from(waitlistEntries).where(eq(waitlistEntries.normalisedEmail, from))
  expect(await entries).toHaveLength(1)
})

test.each([
  ['Gmail', gmailSpellings()],
  ['Proton', taggedSpellings('proton.me', '', '.')],
  ['Yandex', taggedSpellings('yandex.ru', '.', '-')],
])('data left under another spelling of the %s mailbox is exported and erased', async (_, [email, other]) => {
  const owner = await verifiedOwner({ email })
  const expert = await leaveData(other, 'spelled otherwise')
  const { leftWithOthers } = await exportOf(owner)
  for (const list of ['scorecards', 'messages', 'meetings'] as const)
    expect(
      leftWithOthers[list].map((one) => one.expert),
      list,
    ).toEqual([expert])
  expect(leftWithOthers.reports).toHaveLength(1)
  expect((await owner.post('/privacy/erase', { password: owner.password })).status).toBe(204)
  expect(await standing(normaliseEmail(other))).toEqual([0, 0, 0, 0, 0])
})
