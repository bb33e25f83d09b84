import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Journey, JourneysPage } from '#schema/administration/administration-answers.ts'
import { type Browser, registeredOwner, signedInAs } from '#test/account.ts'
import { submitted } from '#test/administration/submissions.ts'
import { teacher } from '#test/agent.ts'
import { changeProfile, database } from '#test/people.ts'
import { at, jsonOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { profiles } = tables

/** The journey of an address, page after page. */
async function journeyOf(admin: Browser, email: string): Promise<Journey | undefined> {
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: JourneysPage = await jsonOf(admin.get(`/admin/journeys${cursor && `?cursor=${cursor}`}`))
    const journey = page.items.find((journey) => journey.email === email)
    if (journey) return journey
    cursor = page.nextCursor
  }
  return undefined
}

const began = Date.now()
const day = (number: number) => new Date(began + number * 86_400_000)

test('a journey tells which of the nine steps an owner took, when, and which comes next', async () => {
  const admin = await signedInAs('admin')
  const owner = await registeredOwner()
  const registered = await journeyOf(admin, owner.email)
  expect(registered).toMatchObject({
    name: 'Noor Haddad',
    done: 2,
    of: 9,
    next: 'scorecard',
    steps: { registration: expect.any(String), freeProfile: expect.any(String), scorecard: null },
  })
  const storyKey = randomUUID()
  await owner.post('/stories', { storyKey, title: 'Before any CV' })
  await owner.get('/privacy/export?form=json-resume', at(day(1)))
  await owner.get('/privacy/export?form=json-resume', at(day(2)))
  const generated = await journeyOf(admin, owner.email)
  expect(generated?.steps).toMatchObject({
    cvGenerated: expect.stringContaining(day(1).toISOString().slice(0, 10)),
    cvEdited: null,
  })
  await owner.post('/stories', { storyKey: randomUUID(), title: 'After it' }, at(day(3)))
  await owner.post('/stories', { storyKey: randomUUID(), title: 'And another' }, at(day(4)))
  await owner.post('/dashboard/passed-on', {}, at(day(5)))
  await submitted([{ email: owner.email, createdAt: day(-1) }])
  expect(await journeyOf(admin, owner.email)).toMatchObject({
    done: 6,
    next: 'paidUpgrade',
    steps: {
      scorecard: expect.stringContaining(day(-1).toISOString().slice(0, 10)),
      cvEdited: expect.stringContaining(day(3).toISOString().slice(0, 10)),
      shared: expect.stringContaining(day(5).toISOString().slice(0, 10)),
      live: null,
    },
  })
})

test('a page that was off view and came back went live when it was first public', async () => {
  const admin = await signedInAs('admin')
  const { id, account } = await teacher()
  const liveAt = async () => (await journeyOf(admin, account.email))?.steps.live
  const first = await liveAt()
  expect(first).toEqual(expect.any(String))
  await changeProfile(id, { suspendedAt: new Date() })
  expect(await liveAt(), 'off view it still went live then').toBe(first)
  await changeProfile(id, { suspendedAt: null })
  expect(await liveAt()).toBe(first)
})

test('the dossier is a CV when its own owner opens it, and nobody else', async () => {
  const owner = await registeredOwner()
  const other = await registeredOwner()
  const generatedAt = async () =>
    (
      await database()
        .select({ at: profiles.cvGeneratedAt })
        .from(profiles)
        .where(eq(profiles.profileUrl, owner.profileUrl))
    )[0]?.at
  const open = (person: Browser) => person.post('/dashboard/dossier-opened', { profileUrl: owner.profileUrl })
  expect((await open(other)).status).toBe(204)
  expect(await generatedAt()).toBeNull()
  expect((await open(owner)).status).toBe(204)
  expect(await generatedAt()).toBeInstanceOf(Date)
})

test('a visitor who only took the scorecard is listed once, and registers next', async () => {
  const admin = await signedInAs('admin')
  const email = `${randomUUID()}@only.example`
  await submitted([
    { email, name: 'First Name' },
    { email: email.toUpperCase(), name: 'Later Name' },
  ])
  expect(await journeyOf(admin, email.toUpperCase())).toMatchObject({
    name: 'Later Name',
    done: 1,
    next: 'registration',
    steps: { scorecard: expect.any(String), registration: null },
  })
  expect(await journeyOf(admin, email)).toBeUndefined()
})
