import { and, eq, type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { badgeOwner, badgesOf, isOnList, issued } from '#test/badges/badge-owner.ts'
import { callOn } from '#test/call.ts'
import { startOwnDatabase } from '#test/fakes/own-database.ts'
import { databaseAt } from '#test/people.ts'
import { storyWithClaims } from '#test/referees.ts'
import { simulateBadgeRace } from '#test/simulations/badge-race.ts'
import type { SignedIn } from '../../call.ts'
import { revokeReported } from '../../features/badges/commands.ts'
import { credentialOf } from '../../features/badges/credential.ts'
import { findBadgeState } from '../../features/badges/queries.ts'
import { deleteBlanked } from '../../features/profiles/commands.ts'
import { recomputePlan } from '../../features/profiles/plan-commands.ts'
import { findAsPublished } from '../../features/profiles/public-profile-queries.ts'
import { issueReferenceLink } from '../../features/references/links.ts'
import { upsertVersion } from '../../features/stories/commands.ts'
import { tables } from '../../services/database.ts'
import { write } from '../../services/write.ts'
import { eraseOwner } from '../privacy/erase-account.ts'
import { editOwnProfile } from '../profiles/edit-profile.ts'
import { updatePublications } from '../profiles/update-publication.ts'
import { hideReference, showReference } from '../references/hide-reference.ts'
import { eraseReference, withdrawReference } from '../references/withdraw-reference.ts'
import { decideOnReference } from '../reviews/decide-on-reference.ts'
import { decideOnStory } from '../reviews/decide-on-story.ts'
import { restoreProfileAt, suspendProfileAt } from '../reviews/suspend-profile.ts'
import { deleteOwnStory } from '../stories/own-stories.ts'
import type { SignBadge } from './issue-badges.ts'

const databaseUrl = await startOwnDatabase()
const db = databaseAt(databaseUrl)
const call = callOn(db)
const { badgeEndorsements, badges, claimConfirmations, claims, confirmations, sessions, users } = tables

type Badged = Awaited<ReturnType<typeof badged>>
/** A published owner with two stories, each with its badge. */
async function badged(overrides: Parameters<typeof badgeOwner>[2] = {}) {
  const owner = await badgeOwner(db, databaseUrl, {
    stories: [storyWithClaims, { ...storyWithClaims, title: 'A second one' }],
    confirmations: [
      { reference: 0, story: 0, claims: [0, 1] },
      { reference: 1, story: 0, claims: [0] },
      { reference: 0, story: 1, claims: [0] },
      { reference: 1, story: 1, claims: [0] },
    ],
    ...overrides,
  })
  await issued(call, owner.id)
  const [badge] = await badgesOfStory(owner.storyId)
  if (!badge) throw new Error('No badge was issued')
  const [first, second] = owner.referees
  if (!first || !second) throw new Error('There are not two referees')
  return { ...owner, badge, first, second }
}
const badgesOfStory = (storyId: number) =>
  db.select().from(badges).where(eq(badges.storyId, storyId)).orderBy(sql`rowid`)
const reasonOf = async ({ id }: { id: string }) => (await findBadgeState(call, id))?.state.reason
const later = () => ({ ...call, now: new Date(Date.now() + 90_000) })

/** So that a profile keeps the two that it needs. */
const threeReferees = () => [0, 1, 2].map((n) => ({ email: `${n}-${crypto.randomUUID()}@harbour.example` }))

/** One change of a row, as a batch of any verb makes it, and why the badge of the first story is then revoked. */
const takenAway: Record<string, [change: (one: Badged) => SQL, reason: string]> = {
  'its profile is suspended': [
    ({ id }) => sql`update profiles set suspended_at = 1 where id = ${id}`,
    'profile',
  ],
  'its profile is switched off': [
    ({ id }) => sql`update profiles set is_active = 0 where id = ${id}`,
    'profile',
  ],
  'its profile is unpublished': [
    ({ id }) => sql`update profiles set listed_at = null where id = ${id}`,
    'profile',
  ],
  'its profile has no owner': [
    ({ id }) => sql`update profiles set owner_id = null where id = ${id}`,
    'profile',
  ],
  'its profile has another address': [
    ({ id }) => sql`update profiles set profile_url = 'moved-' || id where id = ${id}`,
    'changed',
  ],
  'its story is deleted': [({ storyId }) => sql`delete from stories where id = ${storyId}`, 'story'],
  'its story waits for a validator again': [
    ({ storyId }) => sql`update stories set status = 'submitted' where id = ${storyId}`,
    'story',
  ],
  'its story has a newer version': [
    ({ storyId }) => sql`update stories set version = 2 where id = ${storyId}`,
    'replaced',
  ],
  'a referee in it withdrew': [
    ({ first }) => sql`update "references" set status = 'withdrawn' where id = ${first.id}`,
    'confirmation',
  ],
  'a referee in it was rejected': [
    ({ second }) => sql`update "references" set status = 'rejected' where id = ${second.id}`,
    'confirmation',
  ],
  'a referee in it is hidden': [
    ({ first }) => sql`update "references" set hidden_at = 1 where id = ${first.id}`,
    'confirmation',
  ],
  'a referee in it was erased': [
    ({ second }) => sql`delete from "references" where id = ${second.id}`,
    'confirmation',
  ],
  'a referee took the confirmation back': [
    ({ second, storyId }) =>
      sql`delete from confirmations where reference_id = ${second.id} and story_id = ${storyId}`,
    'confirmation',
  ],
  'a referee remembers one claim of two differently': [
    ({ first, storyId }) => sql`update claim_confirmations set outcome = 'differs'
      where reference_id = ${first.id} and story_id = ${storyId} and place = 1`,
    'confirmation',
  ],
  'a referee unticked a claim': [
    ({ first, storyId }) => sql`delete from claim_confirmations
      where reference_id = ${first.id} and story_id = ${storyId} and place = 1`,
    'confirmation',
  ],
}

test.each(Object.entries(takenAway))(
  'a badge is revoked by the same write once %s',
  async (_, [change, reason]) => {
    const one = await badged()
    expect(await isOnList(db, one.badge)).toBe(false)
    await db.run(change(one))
    expect(await isOnList(db, one.badge)).toBe(true)
    expect(await reasonOf(one.badge)).toBe(reason)
  },
)

test('a badge is revoked once a referee tells the same words differently in a later version', async () => {
  const { storyId, first, badge } = await badged()
  const [second, ...more] = upsertVersion({ db }, versionOf(storyId, 2))
  await db.batch([second, ...more])
  await db.insert(claimConfirmations).values({
    storyId,
    version: 2,
    claimIndex: 1,
    referenceId: first.id,
    outcome: 'differs',
    words: 'It was eight.',
    at: new Date(),
  })
  expect(await isOnList(db, badge)).toBe(true)
  expect(await reasonOf(badge)).toBe('confirmation')
})

test('a change that takes nothing away revokes nothing', async () => {
  const { id, storyId, storyIds, badge, second } = await badged()
  await db.run(sql`update profiles set headline = 'Another', plan = 'starter' where id = ${id}`)
  await db.run(sql`delete from stories where id = ${storyIds[1]}`)
  await db.insert(claimConfirmations).values({
    storyId,
    version: 1,
    claimIndex: 1,
    referenceId: second.id,
    outcome: 'differs',
    at: new Date(),
  })
  const [draft, ...more] = upsertVersion({ db }, { ...versionOf(storyId, 2), status: 'draft' })
  await db.batch([draft, ...more])
  await updatePublications(call, [id])
  expect(await isOnList(db, badge)).toBe(false)
})

const versionOf = (storyId: number, version: number) => ({
  ...storyWithClaims,
  subtitle: '',
  industry: '',
  timeline: '',
  problemDescription: 'The boats left half empty.',
  task: 'Fill them by spring.',
  storyId,
  version,
  status: 'submitted' as 'submitted' | 'draft',
  submittedAt: new Date(),
  editedAt: new Date(),
  createdAt: new Date(),
})

/** A call of somebody who is signed in. */
const as = (role: 'owner' | 'admin', account: Partial<SignedIn>) =>
  callOn(db, {
    actor: {
      kind: role,
      address: '192.0.2.1',
      account: {
        userId: 'nobody',
        sessionId: 'none',
        email: 'ada@lark.example',
        name: 'Ada Lark',
        role,
        emailVerified: true,
        hasTotp: true,
        isUserVerified: false,
        profile: null,
        ...account,
      },
    },
  })
async function insertSession(userId: string) {
  const id = crypto.randomUUID()
  const at = new Date()
  const session = { id, token: id, userId, expiresAt: at, createdAt: at, updatedAt: at }
  await db.insert(sessions).values({ ...session, isUserVerified: false })
  return id
}
async function asOwner({ id, ownerId: userId, profileUrl, email }: Badged) {
  const sessionId = await insertSession(userId)
  return as('owner', { userId, sessionId, email, profile: { id, profileUrl, plan: 'premium' } })
}
async function asAdmin() {
  const userId = crypto.randomUUID()
  const at = new Date()
  const account = { name: 'Ada Lark', email: `${userId}@admin.example`, role: 'admin' as const }
  await db.insert(users).values({ id: userId, ...account, emailVerified: true, createdAt: at, updatedAt: at })
  return as('admin', { userId, sessionId: await insertSession(userId), email: account.email })
}
const ownLink = ({ first }: Badged) =>
  issueReferenceLink(call, 'referee', { id: first.id, createdAt: first.createdAt.getTime() })

/** What people do, which revokes the badge of the first story for good; `again` is whether it is issued anew. */
const done: Record<string, { act: (one: Badged) => Promise<unknown>; reason: string; again: boolean }> = {
  'a referee withdraws': {
    act: async (one) => withdrawReference(call, await ownLink(one)),
    reason: 'confirmation',
    again: true,
  },
  'a validator rejects a reference': {
    act: async ({ first }) =>
      decideOnReference(await asAdmin(), first.id, {
        submittedAt: first.submittedAt?.toISOString() ?? null,
        verdict: 'rejected',
        note: 'No.',
      }),
    reason: 'confirmation',
    again: true,
  },
  'an owner hides a reference': {
    act: ({ id, first }) => hideReference(call, id, first.id),
    reason: 'confirmation',
    again: true,
  },
  'a story is deleted': {
    act: async (one) => deleteOwnStory(await asOwner(one), one.storyId),
    reason: 'story',
    again: false,
  },
  'a profile is suspended': {
    act: async ({ profileUrl }) => suspendProfileAt(await asAdmin(), profileUrl, 'Somebody told us.'),
    reason: 'profile',
    again: false,
  },
  'a profile is switched off': {
    act: async (one) => editOwnProfile(await asOwner(one), { isActive: false }),
    reason: 'profile',
    again: false,
  },
  'a profile moves to another address': {
    act: async (one) =>
      editOwnProfile(await asOwner(one), { profileUrl: `moved-${crypto.randomUUID().slice(0, 8)}` }),
    reason: 'changed',
    again: true,
  },
}

test.each(Object.entries(done))(
  '%s: its badge is revoked for good at once',
  async (_, { act, reason, again }) => {
    const one = await badged({ references: threeReferees() })
    await act(one)
    expect(await isOnList(db, one.badge)).toBe(true)
    const [revoked] = await badgesOfStory(one.storyId)
    expect(revoked).toMatchObject({
      id: one.badge.id,
      revokedAt: expect.any(Date),
      reason,
      body: one.badge.body,
    })
    await issued(later(), one.id)
    const valid = (await badgesOfStory(one.storyId)).filter(({ revokedAt }) => revokedAt === null)
    expect(valid).toHaveLength(again ? 1 : 0)
    if (reason !== 'confirmation') return
    const named = await db
      .select({ id: badgeEndorsements.referenceId })
      .from(badgeEndorsements)
      .where(eq(badgeEndorsements.badgeId, valid[0]?.id ?? ''))
    expect(named).toEqual([{ id: one.second.id }])
  },
)

test('a new version that is validated replaces the badge of the old one', async () => {
  const { storyId, first, badge, id } = await badged()
  const [version, ...more] = upsertVersion(
    { db },
    { ...versionOf(storyId, 2), results: 'By May 10 of 10 were.' },
  )
  await db.batch([version, ...more])
  const word = { storyId, version: 2, referenceId: first.id }
  await db.insert(confirmations).values({ ...word, confirmedAt: new Date() })
  await db.insert(claimConfirmations).values({ ...word, claimIndex: 0, outcome: 'confirmed', at: new Date() })
  await decideOnStory(await asAdmin(), storyId, { version: 2, verdict: 'validated' })
  expect(await isOnList(db, badge)).toBe(true)
  await issued(later(), id)
  const [old, newest] = await badgesOfStory(storyId)
  expect(old).toMatchObject({ id: badge.id, version: 1, reason: 'replaced' })
  expect(newest).toMatchObject({ version: 2, revokedAt: null })
  expect(await findBadgeState(call, badge.id)).toMatchObject({
    state: { reason: 'replaced', current: newest?.id },
  })
})

/** A badge of a second version, which only the second referee confirms; the first one ticked a sentence that it kept. */
async function badgedAgain(sign = signedWhole) {
  const one = await badged({ references: threeReferees() })
  const { storyId, second, id } = one
  const changed = { ...versionOf(storyId, 2), solution: 'We asked 500 passengers when they wanted to go.' }
  const [version, ...more] = upsertVersion({ db }, changed)
  await db.batch([version, ...more])
  const word = { storyId, version: 2, referenceId: second.id }
  await db.insert(confirmations).values({ ...word, confirmedAt: new Date() })
  await db.insert(claimConfirmations).values({ ...word, claimIndex: 0, outcome: 'confirmed', at: new Date() })
  await decideOnStory(await asAdmin(), storyId, { version: 2, verdict: 'validated' })
  await issued(later(), id, sign)
  const [badge] = (await badgesOfStory(storyId)).filter(
    ({ version, revokedAt }) => version === 2 && !revokedAt,
  )
  if (!badge) throw new Error('The second version has no badge')
  return { ...one, badge }
}
const resultClaim = 'By April 9 of 10 boats were full.'
const solutionClaim = 'We asked 500 passengers when they wanted to go.'
const signedWhole: SignBadge = async (badge) => ({
  keyId: 'k1',
  body: JSON.stringify(credentialOf('https://rembrandt.example', badge)),
})
/** As an earlier release signed: with every sentence that somebody confirms. */
const signedEarlier: SignBadge = async (badge) => {
  const { credentialSubject: subject, ...rest } = credentialOf('https://rembrandt.example', badge)
  const result = badge.story.claims.map(({ text: value }) => ({ type: ['Result'], value }))
  return { keyId: 'k1', body: JSON.stringify({ ...rest, credentialSubject: { ...subject, result } }) }
}
const sentencesIn = ({ body }: { body: string }) =>
  JSON.parse(body).credentialSubject.result.map(({ value }: { value: string }) => value)

test('a badge says no sentence that only a referee confirmed who is not named in it', async () => {
  const one = await badgedAgain()
  const published = await findAsPublished(call, one.id)
  const story = published?.stories.find(({ id }) => id === one.storyId)
  // The page says beside each sentence who confirmed it, as long as that referee’s word stands.
  expect(story?.claims.map(({ text }) => text)).toEqual([solutionClaim, resultClaim])
  expect(sentencesIn(one.badge)).toEqual([solutionClaim])
  await eraseReference(call, await ownLink(one))
  expect(await isOnList(db, one.badge)).toBe(false)
  const after = await findAsPublished(call, one.id)
  expect(after?.stories.find(({ id }) => id === one.storyId)?.claims.map(({ text }) => text)).toEqual([
    solutionClaim,
  ])
})

test('a badge that says more than those named in it confirm is revoked by the job, and issued anew', async () => {
  const one = await badgedAgain(signedEarlier)
  expect(sentencesIn(one.badge)).toEqual([solutionClaim, resultClaim])
  await withdrawReference(call, await ownLink(one))
  await issued({ ...call, now: new Date(Date.now() + 200_000) }, one.id, signedWhole)
  expect(await isOnList(db, one.badge)).toBe(true)
  expect(await reasonOf(one.badge)).toBe('changed')
  const [newest, ...more] = (await badgesOfStory(one.storyId)).filter(({ revokedAt }) => revokedAt === null)
  expect(more).toEqual([])
  expect(newest && sentencesIn(newest)).toEqual([solutionClaim])
})

test('a plan that ends revokes the badges of the stories that it showed, and of no other', async () => {
  const { id, ownerId, badge, storyIds } = await badged()
  const [other] = await badgesOfStory(storyIds[1] ?? 0)
  await write(call, { plan: recomputePlan(call, ownerId) })
  expect(await Promise.all([badge, other].map((one) => one && isOnList(db, one)))).toEqual([false, true])
  await updatePublications(call, [id])
  expect(await badgesOf(db, id)).toMatchObject([
    { id: badge.id, revokedAt: null },
    { id: other?.id, reason: 'story' },
  ])
})

test('a suspended profile that is restored, and a hidden referee who is shown, bring no badge back', async () => {
  const one = await badged({ references: threeReferees() })
  const admin = await asAdmin()
  await suspendProfileAt(admin, one.profileUrl, 'Somebody told us.')
  await restoreProfileAt(admin, one.profileUrl, 'It was not so.')
  await issued(later(), one.id)
  await hideReference(call, one.id, one.first.id)
  await showReference(call, one.id, one.first.id)
  await issued({ ...call, now: new Date(Date.now() + 300_000) }, one.id)
  const all = await badgesOfStory(one.storyId)
  expect(all.map(({ reason }) => reason)).toEqual(['profile', 'confirmation', null])
  expect(new Set(all.map(({ statusIndex }) => statusIndex)).size).toBe(3)
})

test('a story that was gone and is back before its page is published again gets a new badge', async () => {
  const { id, storyId, badge } = await badged()
  await db.run(sql`update stories set status = 'submitted' where id = ${storyId}`)
  await write(call, { reported: revokeReported(call, [badge.id]) })
  await issued(later(), id)
  await db.run(sql`update stories set status = 'validated' where id = ${storyId}`)
  expect(await updatePublications(call, [id])).toEqual([])
  await issued({ ...call, now: new Date(Date.now() + 300_000) }, id)
  expect(await badgesOfStory(storyId)).toMatchObject([{ id: badge.id, reason: 'story' }, { revokedAt: null }])
})

test('a referee who erases what they wrote is in no hosted badge any more, and those are revoked', async () => {
  const one = await badged({ references: threeReferees() })
  await eraseReference(call, await ownLink(one))
  const [erased] = await badgesOfStory(one.storyId)
  expect(erased).toMatchObject({
    id: one.badge.id,
    body: '',
    reason: 'confirmation',
    revokedAt: expect.any(Date),
  })
  const named = eq(badgeEndorsements.referenceId, one.first.id)
  expect(await db.select().from(badgeEndorsements).where(named)).toEqual([])
  await issued(later(), one.id)
  const [, newest] = await badgesOfStory(one.storyId)
  expect(newest).toMatchObject({ revokedAt: null, body: expect.stringContaining(newest?.id ?? 'none') })
})

test('an owner who is erased leaves revoked numbers, and no word of a badge', async () => {
  const one = await badged()
  const { id, ownerId: userId, email } = one
  await eraseOwner(await asOwner(one), {
    owner: { userId, email, name: 'Petra Proof', emailVerified: true },
    profileId: id,
    by: 'themselves',
    unless: [],
  })
  const blank = { body: '', title: '', profileUrl: '', reason: 'profile' }
  expect(await badgesOf(db, id)).toMatchObject([blank, blank])
  expect(await isOnList(db, one.badge)).toBe(true)
  await deleteBlanked(call, id)
  const [badge] = await badgesOfStory(one.storyId)
  expect(badge).toMatchObject({ ...blank, profileId: null, statusIndex: one.badge.statusIndex })
  expect(await isOnList(db, one.badge)).toBe(true)
  expect(await findBadgeState(call, one.badge.id)).toMatchObject({
    state: { state: 'revoked', current: null },
  })
  const left = and(eq(badgeEndorsements.badgeId, one.badge.id))
  expect(await db.select().from(badgeEndorsements).where(left)).toEqual([])
  expect(await db.select().from(claims).where(eq(claims.storyId, one.storyId))).toEqual([])
})

test('verdict, withdrawal, hiding and suspension at once leave the badges of the page as it then is', async () => {
  const admin = await asAdmin()
  for (let round = 0; round < 8; round += 1) {
    const one = await badged({ references: threeReferees() })
    const { storyId, second, profileUrl, id } = one
    const [version, ...more] = upsertVersion({ db }, { ...versionOf(storyId, 2), task: `Round ${round}` })
    await db.batch([version, ...more])
    for (const { id: referenceId } of [one.first, second]) {
      const word = { storyId, version: 2, referenceId }
      await db.insert(confirmations).values({ ...word, confirmedAt: new Date() })
      await db
        .insert(claimConfirmations)
        .values({ ...word, claimIndex: 0, outcome: 'confirmed', at: new Date() })
    }
    const link = await ownLink(one)
    const faults = await simulateBadgeRace(call, id, [
      () => decideOnStory(admin, storyId, { version: 2, verdict: 'validated' }),
      () => withdrawReference(call, link),
      () => hideReference(call, id, second.id),
      () => showReference(call, id, second.id),
      () => suspendProfileAt(admin, profileUrl, 'Somebody told us.'),
      () => restoreProfileAt(admin, profileUrl, 'It was not so.'),
    ])
    expect(faults, `round ${round}`).toEqual([])
  }
})
