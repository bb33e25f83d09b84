import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Dashboard } from '#schema/dashboard.ts'
import { type Browser, signedInAs } from '#test/account.ts'
import { callOn } from '#test/call.ts'
import { database } from '#test/people.ts'
import { jsonOf } from '#test/requests.ts'
import { storiesOf } from '#test/stories.ts'
import { ownerWithSubmitted } from '#test/submitted-story.ts'
import { waitingOf } from '#worker/features/dashboard/waiting-queries.ts'
import { tables } from '#worker/services/database.ts'

const { chatSessions, leads, references } = tables

/** An owner for whom nothing waits, with a story before the validators. */
async function ownerOfOne() {
  const account = await signedInAs('owner')
  const submitted = await ownerWithSubmitted({}, {}, account)
  const waiting = async () => {
    const answer = await jsonOf<Dashboard>(account.get('/current-user-dashboard'))
    expect(await waitingOf(callOn(database()), account.id), 'of a push').toBe(answer.waiting)
    return answer.waiting
  }
  expect(await waiting()).toBe(0)
  return { account, waiting, profileId: submitted.id, storyId: submitted.storyId }
}

async function writeLeads(profileId: number, howMany = 1) {
  const rows = await database()
    .insert(leads)
    .values(
      Array.from({ length: howMany }, () => ({
        profileId,
        source: 'question' as const,
        name: 'Daniel',
        email: 'daniel@okafor.example',
        createdAt: new Date(),
      })),
    )
    .returning({ id: leads.id })
  return rows.map(({ id }) => id)
}

test.each([
  ['read', (one: Browser, id: number) => one.post(`/dashboard/leads/${id}/read`)],
  [
    'answered',
    (one: Browser, id: number) => one.post(`/dashboard/leads/${id}/answered`, { isAnswered: true }),
  ],
  ['deleted', (one: Browser, id: number) => one.post(`/dashboard/leads/${id}/delete`)],
])('a message waits for its owner until it is %s', async (_, act) => {
  const { account, waiting, profileId } = await ownerOfOne()
  const [id = 0] = await writeLeads(profileId, 2)
  expect(await waiting()).toBe(2)
  expect((await act(account, id)).status).toBe(204)
  expect(await waiting()).toBe(1)
})

test('a conversation waits until it is read, and again once the visitor goes on', async () => {
  const { account, waiting, profileId } = await ownerOfOne()
  const id = `chat-${randomUUID()}`
  const at = new Date()
  const talk = { profileId, visitorId: 'somebody', startedAt: at, lastActivityAt: at }
  await database()
    .insert(chatSessions)
    .values([
      { ...talk, id, noticeAt: at },
      { ...talk, id: `chat-${randomUUID()}`, noticeAt: null },
    ])
  expect(await waiting(), 'only the one that they may read').toBe(1)
  const readUntil = at.toISOString()
  expect((await account.post(`/dashboard/conversations/${id}/read`, { readUntil })).status).toBe(204)
  expect(await waiting()).toBe(0)
  const later = new Date(at.getTime() + 60_000)
  await database().update(chatSessions).set({ lastActivityAt: later }).where(eq(chatSessions.id, id))
  expect(await waiting()).toBe(1)
})

test.each([
  [
    'edited',
    async (one: Browser, id: number) => {
      const own = storiesOf(one)
      return own.edit(await own.read({ id }), { task: 'Fill twelve boats by spring.' })
    },
  ],
  ['deleted', (one: Browser, id: number) => storiesOf(one).remove({ id })],
])('a story that came back waits for its owner until it is %s', async (_, act) => {
  const { account, waiting, storyId } = await ownerOfOne()
  const validator = await signedInAs('validator')
  const verdict = { version: 1, verdict: 'returned', note: 'How many boats were there?' }
  expect((await validator.post(`/reviews/${storyId}`, verdict)).status).toBe(200)
  expect(await waiting()).toBe(1)
  expect((await act(account, storyId)).ok).toBe(true)
  expect(await waiting()).toBe(0)
})

test('tasks of others do not count as waiting for the owner', async () => {
  const { waiting, profileId } = await ownerOfOne()
  await database().update(references).set({ status: 'invited' }).where(eq(references.profileId, profileId))
  expect(await waiting()).toBe(0)
})

test('the badge counts at most a hundred of each kind', async () => {
  const { waiting, profileId } = await ownerOfOne()
  await writeLeads(profileId, 120)
  expect(await waiting()).toBe(100)
})
