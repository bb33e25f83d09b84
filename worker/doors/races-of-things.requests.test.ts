import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Correction, CorrectionsPage } from '#schema/corrections/correction-answers.ts'
import type { Draft } from '#schema/drafts/drafts.ts'
import type { BookingAnswer, MeetingView } from '#schema/meetings/meetings.ts'
import { type Browser, browser, registration, signedInAs } from '#test/account.ts'
import { teacher } from '#test/agent.ts'
import { device } from '#test/device.ts'
import { drafted } from '#test/drafted.ts'
import { eventually } from '#test/eventually.ts'
import { callsInProcess } from '#test/in-process/calls.ts'
import { booked, booking, openHours, ownersTokenOf, publishHost, slots } from '#test/meetings.ts'
import { database } from '#test/people.ts'
import {
  call,
  filledIn,
  invitationOf,
  invitedReferee,
  ownerWithReferees,
  referenceOf,
} from '#test/referees.ts'
import { jsonOf, refusalOf } from '#test/requests.ts'
import { allAtOnce } from '#test/simulations/all-at-once.ts'
import { ownerWithSubmitted } from '#test/submitted-story.ts'
import { tables } from '../services/database.ts'

const { holdAnswers, visitor } = callsInProcess()
const { corrections, drafts, meetings, outbox, profiles, stories, storyVersions, users } = tables
const done = (answer: Response | undefined) => answer !== undefined && answer.status < 300

/** The token of the latest link that opens a draft elsewhere. */
const adoptLink = (email: string) =>
  eventually(async () => {
    const mails = await database().select().from(outbox).where(eq(outbox.to, email))
    return /#adopt=(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1]
  })

const ownerAt = async (email: string) => {
  const [row] = await database()
    .select({ id: users.id, problem: profiles.coreProblemSolved })
    .from(users)
    .innerJoin(profiles, eq(profiles.ownerId, users.id))
    .where(eq(users.email, email))
  return row
}

/** Somebody on whose device there is a draft, and who registers; `meanwhile` happens once that was read. */
async function registeredWhile(meanwhile: (draft: Draft, maker: Browser) => Promise<void>) {
  const maker = browser()
  const draft = drafted()
  expect((await maker.post('/solution-profile', draft)).status).toBe(201)
  // Nobody else's name: who finds it taken reads all again.
  const input = registration({ fullName: `Noor ${randomUUID()}` })
  const { reached, release } = holdAnswers(/from \\"drafts\\"/)
  const request = visitor(maker).post('/register-free-profile', input)
  await reached
  await meanwhile(draft, maker)
  release()
  expect((await request).status).toBe(201)
  const [row] = await database().select().from(drafts).where(eq(drafts.email, draft.email))
  return { draft, row, owner: await ownerAt(input.email) }
}

test('a draft that another device adopts while its own registers is the other one’s', async () => {
  const finder = device()
  const { draft, row, owner } = await registeredWhile(async ({ email }) => {
    await finder.post('/solution-profile/link', { email })
    const adopted = await finder.post('/solution-profile/adopt', { token: await adoptLink(email) })
    expect(adopted.status).toBe(200)
  })
  expect([row?.claimedBy, owner?.problem]).toEqual([null, ''])
  expect((await finder.save(draft)).status).toBe(201)
})

test('one of two accounts that are made at once on one device has its draft', async () => {
  const other = registration()
  const { draft, row, owner } = await registeredWhile(async (_, maker) => {
    expect((await maker.post('/register-free-profile', other)).status).toBe(201)
  })
  const second = await ownerAt(other.email)
  expect([row?.claimedBy, second?.problem, owner?.problem]).toEqual([second?.id, draft.problemSolved, ''])
})

test('a meeting that is moved, cancelled and booked over at once is mailed as it ends, and overlaps none', async () => {
  const { id, profileUrl } = await publishHost()
  const [first = '', second = ''] = slots(2)
  const mine = await booked(profileUrl, first)
  const other = browser()
  const [moved, cancelled, taken, again] = await allAtOnce([
    () => mine.visitor.post(`/meetings/${mine.token}/move`, { start: second }),
    () => mine.visitor.post(`/meetings/${mine.token}/cancel`, { reason: '' }),
    () => other.post('/meetings', booking(profileUrl, second)),
    () => browser().post('/meetings', booking(profileUrl, first)),
  ])
  expect(cancelled?.status).toBe(200)
  const standing = await database()
    .select()
    .from(meetings)
    .where(and(eq(meetings.profileId, id), eq(meetings.status, 'booked')))
  const starts = standing.map(({ startsAt }) => startsAt.toISOString())
  expect(new Set(starts).size).toBe(starts.length)
  const bookedStarts = (
    await Promise.all(
      [taken, again].filter(done).map((answer) => jsonOf<BookingAnswer>(answer ?? expect.unreachable())),
    )
  ).map(({ start }) => start)
  expect(starts.toSorted()).toEqual(bookedStarts.toSorted())
  const view = await jsonOf<MeetingView>(mine.visitor.get(`/meetings/${mine.token}`))
  expect(view.status).toBe('cancelled')
  expect([200, 409]).toContain(moved?.status)
})

test.each(['cancel', 'move'])(
  'an owner’s link that is replaced while somebody uses it to %s a meeting changes nothing',
  async (act) => {
    const { account, id, profileUrl } = await teacher({ profile: { hasOpenHours: true } })
    await openHours(id)
    const [first = '', second = ''] = slots(2)
    const { token } = await booked(profileUrl, first)
    await account.post('/meetings/feed/renew')
    const old = await ownersTokenOf(account)
    const { reached, release } = holdAnswers(/from \\"meetings\\"/)
    const request = visitor().post(`/meetings/${old}/${act}`, act === 'move' ? { start: second } : {})
    await reached
    expect((await account.post('/meetings/feed/renew')).status).toBe(200)
    release()
    expect(await refusalOf(request)).toEqual([404, 'MEETING_NOT_FOUND'])
    expect(await jsonOf(browser().get(`/meetings/${token}`))).toMatchObject({
      status: 'booked',
      start: first,
    })
  },
)

test('an invitation that is answered, declined and taken back at once ends one way', async () => {
  const account = await signedInAs('owner')
  const owner = await ownerWithReferees({ references: [invitedReferee()] }, account)
  const [referee] = owner.referees
  const token = await invitationOf(referee ?? expect.unreachable())
  const id = referee?.id ?? 0
  const [answered, declined, cancelled] = await allAtOnce([
    () => call('/submit-reference', filledIn({ token, confirmations: [] })),
    () => call('/references/decline', { token }),
    () => account.post(`/references/${id}/cancel`),
  ])
  // Whoever declined may answer after all.
  expect(done(cancelled)).toBe(!(done(answered) || done(declined)))
  const status = done(answered) ? 'validated' : done(declined) ? 'declined' : 'cancelled'
  expect((await referenceOf(id))?.status).toBe(status)
})

test('a story that is decided on while its owner takes it back ends one way', async () => {
  const account = await signedInAs('owner')
  const { storyId } = await ownerWithSubmitted({}, {}, account)
  const validator = await signedInAs('validator')
  const [decided, back] = await allAtOnce([
    () => validator.post(`/reviews/${storyId}`, { version: 1, verdict: 'validated' }),
    () => account.post(`/stories/${storyId}/take-back`),
  ])
  expect([decided, back].filter(done)).toHaveLength(1)
  const [version] = await database().select().from(storyVersions).where(eq(storyVersions.storyId, storyId))
  const [story] = await database().select().from(stories).where(eq(stories.id, storyId))
  expect([version?.status, story?.status]).toEqual(
    done(decided) ? ['validated', 'validated'] : ['taken-back', 'draft'],
  )
})

test('a story that is validated while its owner deletes it is gone, or was validated and is gone', async () => {
  const account = await signedInAs('owner')
  const { storyId, profileUrl } = await ownerWithSubmitted({}, {}, account)
  const validator = await signedInAs('validator')
  const [decided, deleted] = await allAtOnce([
    () => validator.post(`/reviews/${storyId}`, { version: 1, verdict: 'validated' }),
    () => account.post(`/stories/${storyId}/delete`),
  ])
  expect(deleted?.status).toBe(204)
  expect([200, 204, 404, 409]).toContain(decided?.status)
  expect(await database().select().from(stories).where(eq(stories.id, storyId))).toEqual([])
  const page = await browser().get(`/public-profiles/${profileUrl}`)
  expect(page.status).toBe(404)
})

test('an answer that is taught about a story while that is deleted is about none, or refused', async () => {
  const { account, id: profileId, storyIds } = await teacher()
  const [storyId] = storyIds
  const card = { asked: 'Do you repair engines?', answer: 'Only small ones.', storyId }
  const [answer] = await allAtOnce([
    () => account.post('/corrections', card),
    () => account.post(`/stories/${storyId}/delete`),
  ])
  expect([201, 404]).toContain(answer?.status)
  const rows = await database().select().from(corrections).where(eq(corrections.profileId, profileId))
  expect(rows.map((row) => row.storyId)).toEqual(done(answer) ? [null] : [])
})

test('an answer that is edited, switched off and deleted at once is gone', async () => {
  const { account, id: profileId } = await teacher()
  const card = { asked: 'Do you repair engines?', answer: 'Only small ones.' }
  const { correction } = await jsonOf<{ correction: Correction }>(account.post('/corrections', card))
  const path = `/corrections/${correction.id}`
  const [edited, off, deleted] = await allAtOnce([
    () => account.put(path, { answer: 'Large ones, too.' }),
    () => account.put(path, { isActive: false }),
    () => account.post(`${path}/delete`),
  ])
  expect(deleted?.status).toBe(204)
  for (const answer of [edited, off]) expect([200, 404]).toContain(answer?.status)
  expect((await jsonOf<CorrectionsPage>(account.get('/corrections'))).corrections).toEqual([])
  expect(await database().select().from(corrections).where(eq(corrections.profileId, profileId))).toEqual([])
})
