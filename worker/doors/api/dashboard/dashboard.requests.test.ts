import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { completionSteps, type Dashboard, dashboardSchema } from '#schema/dashboard.ts'
import { publicProfileSchema } from '#schema/profiles/profile-answers.ts'
import { browser, registeredOwner, signedInAs } from '#test/account.ts'
import { database } from '#test/people.ts'
import { storiesOf } from '#test/stories.ts'
import { tables } from '#worker/services/database.ts'

const { chatSessions, leads, profiles, references, stories, users } = tables
const path = '/current-user-dashboard'

async function dashboardOf(owner: ReturnType<typeof browser>): Promise<Dashboard> {
  const answer = await owner.get(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return dashboardSchema.strict().parse(await answer.json())
}

test('a new owner sees their name and the steps that are missing to go live', async () => {
  const owner = await registeredOwner({ fullName: 'Noor Haddad', role: 'Baker' })
  const { profile, analytics, checklist, waitingReferences } = await dashboardOf(owner)
  expect(waitingReferences, 'those who were named at registration').toBe(2)
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
    { step: 'verified-address', done: false, have: 0, need: 1 },
    { step: 'two-references', done: false, have: 0, need: 2 },
    { step: 'one-story', done: false, have: 0, need: 1 },
    { step: 'be-active', done: true, have: 1, need: 1 },
  ])
})

test('validated references and stories count; requested and written ones do not', async () => {
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
      (['validated', 'submitted'] as const).map((status, index) => ({
        profileId,
        position: index,
        status,
        title: `Story ${index}`,
        createdAt: now,
        updatedAt: now,
        problemDescription: '',
        task: '',
        solution: '',
        results: '',
      })),
    ),
    db.update(profiles).set({ isActive: false }).where(eq(profiles.id, profileId)),
  ])
  const { checklist, waitingReferences } = await dashboardOf(owner)
  expect(waitingReferences).toBe(0)
  expect(checklist).toEqual([
    { step: 'verified-address', done: false, have: 0, need: 1 },
    { step: 'two-references', done: true, have: 2, need: 2 },
    { step: 'one-story', done: true, have: 1, need: 1 },
    { step: 'be-active', done: false, have: 0, need: 1 },
  ])
})

const stepsDone = ({ completion }: Dashboard) => completion.flatMap(({ step, done }) => (done ? step : []))

test('a profile becomes complete step by step, each by its own field', async () => {
  const owner = await registeredOwner({ role: 'Baker' })
  expect((await dashboardOf(owner)).completion.map(({ step }) => step)).toEqual([...completionSteps])
  const db = database()
  const mine = eq(profiles.profileUrl, owner.profileUrl)
  const profileId = sql`(select id from ${profiles} where profile_url = ${owner.profileUrl})`
  const edit = (changes: Partial<typeof profiles.$inferInsert>) => async () => {
    await db.update(profiles).set(changes).where(mine)
  }
  const now = new Date()
  const step = (title: string) => ({ title, outcome: '' })
  // What is needed for each step, and first what is not enough.
  const steps: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
    [
      'verified-address',
      async () => {},
      () => db.update(users).set({ emailVerified: true }).where(eq(users.email, owner.email)),
    ],
    ['problem-and-role', edit({ coreProblemSolved: '' }), edit({ coreProblemSolved: 'Bread left over' })],
    ['headline-and-about', edit({ headline: 'Bread', about: '' }), edit({ about: 'Nineteen years.' })],
    ['four-key-skills', edit({ keySkills: ['a', 'b', 'c'] }), edit({ keySkills: ['a', 'b', 'c', 'd'] })],
    [
      'industry-and-areas',
      edit({ industry: 'Retail', businessAreas: [] }),
      edit({ businessAreas: ['Projects'] }),
    ],
    [
      'solution-steps',
      edit({ signatureSystem: [step('Count'), step('Bake')] }),
      edit({ signatureSystem: [step('Count'), step('Bake'), step('Sell')] }),
    ],
    ['first-story', async () => {}, () => storiesOf(owner).create()],
    [
      'two-references',
      async () => {},
      () =>
        db
          .update(references)
          .set({ status: 'validated', validatedAt: now })
          .where(eq(references.profileId, profileId)),
    ],
    ['page-passed-on', async () => {}, () => owner.post('/dashboard/passed-on')],
  ]
  await edit({ industry: '', about: '' })()
  const done: string[] = []
  for (const [name, tooLittle, enough] of steps) {
    await tooLittle()
    expect(stepsDone(await dashboardOf(owner)), `before ${name}`).toEqual(done)
    await enough()
    done.push(name)
    expect(stepsDone(await dashboardOf(owner)), name).toEqual(done)
  }
})

test('news is counted until it is read, at most a hundred of each kind', async () => {
  const owner = await registeredOwner()
  const db = database()
  const profileId = sql`(select id from ${profiles} where profile_url = ${owner.profileUrl})`
  const moment = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const lead = (readAt: Date | null) => ({
    profileId,
    source: 'question' as const,
    name: 'Daniel',
    email: 'daniel@okafor.example',
    createdAt: moment(9),
    readAt,
  })
  const talk = (noticeAt: Date | null, readAt: Date | null) => ({
    id: `chat-${randomUUID()}`,
    profileId,
    visitorId: 'somebody',
    noticeAt,
    readAt,
    startedAt: moment(9),
    lastActivityAt: moment(5),
  })
  const unread = async () => (await dashboardOf(owner)).unread
  expect(await unread()).toEqual({ leads: 0, conversations: 0 })
  await db.insert(leads).values([lead(null), lead(null), lead(moment(1))])
  // In the last one nobody was told that the expert can read it.
  await db
    .insert(chatSessions)
    .values([talk(moment(9), null), talk(moment(9), moment(6)), talk(moment(9), moment(1)), talk(null, null)])
  expect(await unread()).toEqual({ leads: 2, conversations: 2 })
  await db.insert(leads).values(Array.from({ length: 120 }, () => lead(null)))
  await db.insert(chatSessions).values(Array.from({ length: 120 }, () => talk(moment(9), null)))
  expect(await unread()).toEqual({ leads: 100, conversations: 100 })
})

test('an owner reads their page as it will look before it is public, and nobody else does', async () => {
  const owner = await registeredOwner({ fullName: 'Noor Haddad' })
  expect((await browser().get(`/public-profiles/${owner.profileUrl}`)).status).toBe(404)
  await owner.put('/customer-profile', { headline: 'Bread that lasts', businessAreas: ['Sales'] })
  const answer = await owner.get('/dashboard/page')
  expect(publicProfileSchema.strict().parse(await answer.json())).toMatchObject({
    name: 'Noor Haddad',
    headline: 'Bread that lasts',
    businessAreas: ['Sales'],
    stories: [],
    references: [],
  })
  expect((await browser().get('/dashboard/page')).status).toBe(401)
})

test('an anonymous visitor is asked to sign in, and a validator or administrator has no dashboard', async () => {
  const nobody = await browser().get(path)
  expect(nobody.status).toBe(401)
  expect(await nobody.json()).toMatchObject({ code: 'SIGN_IN_FIRST' })
  for (const role of ['validator', 'admin'] as const) {
    const answer = await (await signedInAs(role)).get(path)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'NO_OWN_PROFILE' })
  }
})
