import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { badgeOwner, badgesOf, isOnList, issued, signedByNobody } from '#test/badges/badge-owner.ts'
import { callOn } from '#test/call.ts'
import { startOwnDatabase } from '#test/fakes/own-database.ts'
import { databaseAt, writePerson } from '#test/people.ts'
import { queueBadges } from '../../features/badges/commands.ts'
import { findOwnBadges } from '../../features/badges/own-badge-queries.ts'
import { findBadgeState } from '../../features/badges/queries.ts'
import { tables } from '../../services/database.ts'
import { updatePublications } from '../profiles/update-publication.ts'
import { issueBadges } from './issue-badges.ts'

const databaseUrl = await startOwnDatabase()
const db = databaseAt(databaseUrl)
const call = callOn(db)
const { badgeEndorsements, badgeQueue, claimConfirmations, profiles, references, stories } = tables
const owner = (overrides = {}) => badgeOwner(db, databaseUrl, overrides)
const queueRow = (profileId: number) =>
  db.select().from(badgeQueue).where(eq(badgeQueue.profileId, profileId))

test('a published story has a badge with everybody who confirms it and their claims, once', async () => {
  const { id, storyId, profileUrl, title, referees } = {
    title: 'The timetable nobody read',
    ...(await owner()),
  }
  const [badge, ...more] = await issued(call, id)
  expect(more).toEqual([])
  expect(badge).toMatchObject({
    storyId,
    version: 1,
    profileUrl,
    title,
    statusList: 1,
    revokedAt: null,
    keyId: 'k1',
  })
  expect(badge?.id).toMatch(/^[a-z0-9]{12}$/)
  expect(badge?.statusIndex).toBeLessThan(131_072)
  const named = await db
    .select({ referenceId: badgeEndorsements.referenceId, claims: badgeEndorsements.claims })
    .from(badgeEndorsements)
    .where(eq(badgeEndorsements.badgeId, badge?.id ?? ''))
  expect(named).toEqual([
    { referenceId: referees[0]?.id, claims: [0, 1] },
    { referenceId: referees[1]?.id, claims: [0] },
  ])
  expect(await queueRow(id)).toEqual([])
  await queueBadges(call, id)
  expect(await issued(call, id)).toEqual([badge])
})

test('a change of the page that no badge says issues nothing', async () => {
  const { id } = await owner()
  await issued(call, id)
  await db.update(profiles).set({ headline: 'Another one' }).where(eq(profiles.id, id))
  await updatePublications(call, [id])
  expect(await queueRow(id)).toEqual([])
  await db.update(references).set({ company: 'Another' }).where(eq(references.profileId, id))
  await updatePublications(call, [id])
  expect(await queueRow(id)).toHaveLength(1)
  await issued({ ...call, now: new Date() }, id)
})

test('nothing is issued for a sample without an owner', async () => {
  const { id } = await writePerson({ profile: { isSample: true } }, databaseUrl)
  await updatePublications(call, [id])
  expect(await issued(call, id)).toEqual([])
  expect(await queueRow(id)).toEqual([])
})

test('a story that its plan does not show has no badge', async () => {
  const { id, storyIds } = await owner({ profile: { plan: 'free' }, stories: [{}, {}], confirmations: [] })
  const found = await issued(call, id)
  expect(found.map(({ storyId }) => storyId)).toEqual(storyIds.slice(0, 1))
})

test('two runs at once issue one badge', async () => {
  const { id } = await owner()
  const work = await db.select().from(badgeQueue).where(eq(badgeQueue.profileId, id))
  expect(work).toHaveLength(1)
  let first = () => {}
  const bothSign = new Promise<void>((resolve) => {
    first = resolve
  })
  let signing = 0
  const together = async (badge: Parameters<typeof signedByNobody>[0]) => {
    signing += 1
    if (signing === 2) first()
    await bothSign
    return signedByNobody(badge)
  }
  const one = issueBadges(call, together)
  await expect.poll(() => signing).toBe(1)
  // As after a lease that ended while the first run still worked.
  await db.update(badgeQueue).set({ dueAt: 0 }).where(eq(badgeQueue.profileId, id))
  await Promise.all([one, issueBadges(call, together)])
  expect(await badgesOf(db, id)).toHaveLength(1)
  await db.update(badgeQueue).set({ dueAt: 0 })
  expect(await issued(call, id)).toHaveLength(1)
  expect(await queueRow(id)).toEqual([])
})

test('a run that was ended anywhere is done again, and issues one badge', async () => {
  const { id } = await owner()
  await expect(issued(call, id, () => Promise.reject(new Error('ended')))).rejects.toThrow('ended')
  expect(await badgesOf(db, id)).toEqual([])
  const [waiting] = await queueRow(id)
  expect(waiting?.dueAt).toBe(call.now.getTime() + 60_000)
  expect((await findOwnBadges(call, id)).waiting).toHaveLength(1)
  const later = { ...call, now: new Date(call.now.getTime() + 61_000) }
  expect(await issued(later, id)).toHaveLength(1)
  expect((await findOwnBadges(call, id)).waiting).toEqual([])
})

test('a profile that always fails waits longer each time and holds up nobody else', async () => {
  const broken = await owner()
  const other = await owner()
  const sign = (badge: Parameters<typeof signedByNobody>[0]) =>
    badge.profile.id === broken.id ? Promise.reject(new Error('no')) : signedByNobody(badge)
  for (const [attempt, pause] of [1, 2, 4, 8].entries()) {
    const [row] = await queueRow(broken.id)
    const at = { ...call, now: new Date(Math.max(call.now.getTime(), row?.dueAt ?? 0)) }
    await expect(issueBadges(at, sign)).rejects.toThrow('no')
    expect(await queueRow(broken.id)).toMatchObject([
      { attempts: attempt + 1, dueAt: at.now.getTime() + pause * 60_000 },
    ])
  }
  expect(await badgesOf(db, other.id)).toHaveLength(1)
  await db.delete(badgeQueue).where(eq(badgeQueue.profileId, broken.id))
})

test('a badge whose page changes while it is signed is not kept', async () => {
  const { id } = await owner()
  const changing = async (badge: Parameters<typeof signedByNobody>[0]) => {
    await db.run(sql`update profiles set updated_at = updated_at + 1 where id = ${id}`)
    return signedByNobody(badge)
  }
  expect(await issued(call, id, changing)).toEqual([])
  expect(await queueRow(id)).toHaveLength(1)
  const later = { ...call, now: new Date(call.now.getTime() + 61_000) }
  expect(await issued(later, id)).toHaveLength(1)
})

test('a further claim that a referee confirms makes a new badge, and the old one still holds', async () => {
  const { id, storyId, referees } = await owner()
  const [old] = await issued(call, id)
  await db.insert(claimConfirmations).values({
    storyId,
    version: 1,
    claimIndex: 1,
    outcome: 'confirmed',
    at: new Date(),
    referenceId: referees[1]?.id ?? 0,
  })
  await updatePublications(call, [id])
  const later = { ...call, now: new Date(call.now.getTime() + 1000) }
  const [same, newest, ...more] = await issued(later, id)
  expect(more).toEqual([])
  expect(same).toEqual(old)
  expect(await findBadgeState(call, old?.id ?? '')).toMatchObject({
    state: { state: 'valid', reason: null, current: newest?.id },
  })
})

test('a badge of a referee whose role changed is revoked by the job, and issued anew', async () => {
  const { id, referees } = await owner()
  const [old] = await issued(call, id)
  await db
    .update(references)
    .set({ role: 'Retired' })
    .where(eq(references.id, referees[0]?.id ?? 0))
  await updatePublications(call, [id])
  const [revoked, newest] = await issued({ ...call, now: new Date(call.now.getTime() + 1000) }, id)
  expect(revoked).toMatchObject({ id: old?.id, reason: 'changed', revokedAt: expect.any(Date) })
  expect(newest).toMatchObject({ revokedAt: null })
  expect(revoked && (await isOnList(db, revoked))).toBe(true)
})

test('a restored profile has a new badge, and the one it had stays revoked', async () => {
  const { id } = await owner()
  const [old] = await issued(call, id)
  const setActive = async (isActive: boolean) => {
    await db.update(profiles).set({ isActive }).where(eq(profiles.id, id))
    await updatePublications(call, [id])
  }
  await setActive(false)
  await setActive(true)
  const [revoked, newest] = await issued({ ...call, now: new Date(call.now.getTime() + 1000) }, id)
  expect(revoked).toMatchObject({ id: old?.id, reason: 'profile' })
  expect(newest).toMatchObject({ revokedAt: null, contentHash: old?.contentHash })
  expect(await findOwnBadges(call, id)).toMatchObject({
    badges: [
      { id: newest?.id, state: 'valid', endorsedBy: ['Referee 1', 'Referee 2'] },
      { id: old?.id, state: 'revoked', reason: 'profile' },
    ],
  })
})

test('the same words in two parts of a story, of which one is confirmed, are badged once', async () => {
  const sentence = 'We filled 9 of 10 boats.'
  const { id } = await owner({
    stories: [{ solution: sentence, results: sentence }],
    confirmations: [{ reference: 0, story: 0, claims: [1] }],
  })
  const [badge] = await issued(call, id)
  expect(badge).toMatchObject({ revokedAt: null })
  expect(await findBadgeState(call, badge?.id ?? '')).toMatchObject({ state: { state: 'valid' } })
  const rows = await db
    .select()
    .from(stories)
    .where(and(eq(stories.profileId, id), eq(stories.status, 'validated')))
  expect(rows).toHaveLength(1)
})
