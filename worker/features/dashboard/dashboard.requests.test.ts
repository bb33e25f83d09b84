import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Dashboard, dashboardSchema } from '#schema/dashboard.ts'
import { browser, registeredOwner, signedInAs } from '#test/account.ts'
import { database } from '#test/people.ts'
import { tables } from '#worker/services/database.ts'

const { profiles, references, stories } = tables
const path = '/current-user-dashboard'

async function dashboardOf(owner: ReturnType<typeof browser>): Promise<Dashboard> {
  const answer = await owner.get(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return dashboardSchema.strict().parse(await answer.json())
}

test('a new owner sees who they are and what is missing to go live', async () => {
  const owner = await registeredOwner({ fullName: 'Noor Haddad', role: 'Baker' })
  const { profile, analytics, checklist } = await dashboardOf(owner)
  expect(profile).toMatchObject({
    firstName: 'Noor',
    lastName: 'Haddad',
    email: owner.email,
    emailVerified: false,
    currentRole: 'Baker',
    level: 1,
    plan: 'free',
    profileUrl: owner.profileUrl,
    isActive: true,
    isLive: false,
  })
  expect(analytics).toEqual({
    profileViews: 0,
    validatedStories: 0,
    chatInteractions: 0,
    scorecardCompletions: 0,
  })
  expect(checklist).toEqual([
    { step: 'two-references', done: false, have: 0, need: 2 },
    { step: 'one-story', done: false, have: 0, need: 1 },
    { step: 'be-active', done: true, have: 1, need: 1 },
  ])
})

test('what is validated counts, what is only asked for or written does not', async () => {
  const owner = await registeredOwner()
  const db = database()
  const profileId = sql`(select id from ${profiles} where profile_url = ${owner.profileUrl})`
  const now = new Date()
  await db.batch([
    db
      .update(references)
      .set({ status: 'validated', validatedAt: now })
      .where(eq(references.profileId, profileId)),
    db.insert(stories).values(
      (['validated', 'submitted'] as const).map((status, place) => ({
        ...{ profileId, place, status, title: `Story ${place}`, createdAt: now, updatedAt: now },
        ...{ problemDescription: '', task: '', solution: '', results: '' },
      })),
    ),
    db.update(profiles).set({ isActive: false }).where(eq(profiles.id, profileId)),
  ])
  expect((await dashboardOf(owner)).checklist).toEqual([
    { step: 'two-references', done: true, have: 2, need: 2 },
    { step: 'one-story', done: true, have: 1, need: 1 },
    { step: 'be-active', done: false, have: 0, need: 1 },
  ])
})

test('whoever is not signed in is asked to be, and who validates or administers has no dashboard', async () => {
  const nobody = await browser().get(path)
  expect(nobody.status).toBe(401)
  expect(await nobody.json()).toMatchObject({ code: 'SIGN_IN_FIRST' })
  for (const role of ['validator', 'admin'] as const) {
    const answer = await (await signedInAs(role)).get(path)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'NO_OWN_PROFILE' })
  }
})
