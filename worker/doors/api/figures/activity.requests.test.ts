import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { dashboardSchema } from '#schema/dashboard.ts'
import { type Activity, type ActivityPage, activityPageSchema } from '#schema/figures/activity.ts'
import type { Plan } from '#schema/levels.ts'
import { type Browser, browser, registeredOwner, signedInAs } from '#test/account.ts'
import { callOn } from '#test/call.ts'
import { database, publishPerson } from '#test/people.ts'
import { at } from '#test/requests.ts'
import { recordEvent } from '../../../features/figures/commands.ts'
import { tables } from '../../../services/database.ts'

const { claimConfirmations, claims, decisions, leads, profiles, references, storyVersions } = tables
const dayMs = 24 * 3600_000
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

async function publishOwner(plan: Plan) {
  const owner = await signedInAs('owner')
  const story = { solution: 'We asked 40 passengers.', results: 'By April 9 of 10 seats were full.' }
  const profile = { plan, ownerId: owner.id, scorecardActive: true, createdAt: new Date(0) }
  return { owner, ...(await publishPerson({ profile, stories: [story, story] })) }
}
async function pageOf(owner: Pick<Browser, 'get'>, cursor?: string | null): Promise<ActivityPage> {
  const answer = await owner.get(`/dashboard/activity${cursor ? `?${new URLSearchParams({ cursor })}` : ''}`)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return activityPageSchema.strict().parse(await answer.json())
}
async function allOf(owner: Pick<Browser, 'get'>) {
  const all: Activity[] = []
  let cursor: string | null | undefined
  do {
    const page = await pageOf(owner, cursor)
    expect(page.items.length).toBeLessThanOrEqual(20)
    if (page.nextCursor) expect(page.items).toHaveLength(20)
    all.push(...page.items)
    cursor = page.nextCursor
  } while (cursor)
  return all
}
/** The two referees whom everybody here has. */
const isOfEverybody = ({ name }: Activity) => name === 'Referee 1' || name === 'Referee 2'
const kindsOf = (items: readonly Activity[]) =>
  items.flatMap((item) => (isOfEverybody(item) ? [] : item.kind))

test('a new owner reads that they registered, and nothing else', async () => {
  const owner = await registeredOwner()
  expect(await pageOf(owner)).toEqual({
    items: [{ kind: 'registered', at: expect.any(String), count: 1, name: '', title: '', id: null }],
    nextCursor: null,
  })
})

test('visits are listed by day, and a visitor who leaves a result or a message by name', async () => {
  const { owner, profileUrl, storyIds } = await publishOwner('sprint')
  const visitor = browser()
  const assessment = { profileUrl, name: 'Daniel', email: 'daniel@okafor.example', answers: {} }
  const noon = (Math.floor(Date.now() / dayMs) + 0.5) * dayMs
  const [today, afterwards, tomorrow] = [0, 1, dayMs].map((laterMs) => at(new Date(noon + laterMs)))
  await visitor.post('/seen', { kind: 'profileViewed', profileUrl }, today)
  await visitor.post('/seen', { kind: 'profileViewed', profileUrl }, tomorrow)
  for (const storyId of storyIds)
    await visitor.post('/seen', { kind: 'storyOpened', profileUrl, storyId }, tomorrow)
  await visitor.post('/scorecard', { ...assessment, sharesWithOwner: true }, afterwards)
  const items = (await allOf(owner)).filter((item) => !isOfEverybody(item))
  expect(kindsOf(items)).toEqual(['storiesOpened', 'viewed', 'resultShared', 'viewed', 'registered'])
  expect(items[0]).toMatchObject({ count: 2, name: '', title: '', id: null })
  expect(items[2]).toMatchObject({ count: 1, name: 'Daniel', id: expect.any(Number) })
  const dashboard = dashboardSchema.parse(await (await owner.get('/current-user-dashboard')).json())
  expect(dashboard.activity).toEqual((await pageOf(owner)).items.slice(0, 8))
})

test('visits are in no list on a plan with totals only', async () => {
  const { owner, profileUrl } = await publishOwner('free')
  await browser().post('/seen', { kind: 'profileViewed', profileUrl })
  expect(kindsOf(await allOf(owner))).toEqual(['registered'])
})

test('a referee who withdrew is not named, and one who erased their reference is not listed', async () => {
  const { owner, id } = await publishOwner('free')
  const now = new Date()
  const referee = (name: string, status: 'validated' | 'declined' | 'withdrawn') => ({
    profileId: id,
    name,
    status,
    email: `${name}@harbour.example`,
    createdAt: now,
    normalisedEmail: `${name}@harbour.example`,
    validatedAt: now,
    decidedAt: now,
  })
  const rows = await database()
    .insert(references)
    .values([referee('Ann', 'validated'), referee('Ben', 'declined'), referee('Cas', 'withdrawn')])
    .returning({ id: references.id })
  const items = async () =>
    (await allOf(owner))
      .flatMap((item) => (item.id === null && !isOfEverybody(item) ? `${item.kind} ${item.name}` : []))
      .sort()
  expect(await items()).toEqual([
    'referenceConfirmed Ann',
    'referenceDeclined Ben',
    'referenceWithdrawn ',
    'registered ',
  ])
  for (const row of rows) await database().delete(references).where(eq(references.id, row.id))
  expect(await items()).toEqual(['registered '])
})

test('pages of the activity list everything once, newest first, even with many events at one moment', async () => {
  const { owner, id, profileUrl, storyIds } = await publishOwner('starter')
  let state = 7
  const below = (limit: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * limit)
  }
  // Few moments, so that much happens at the same one.
  const start = Math.floor(Date.now() / dayMs) * dayMs - 30 * dayMs
  const moment = () => new Date(start + below(20) * dayMs + below(2) * 3600_000)
  const expected: string[] = [`registered ${new Date(0).toISOString()}  1`]
  const expectOne = (kind: string, when: Date, name = '', title = '', count = 1) =>
    expected.push(`${kind} ${when.toISOString()} ${name} ${title} ${count}`.replace(/ {2,}/g, '  '))
  const db = database()
  const days = new Map<string, { last: Date; count: number }>()
  for (let number = 0; number < 60; number += 1) {
    const when = moment()
    const kind = (['profileViewed', 'storyOpened', 'chatStarted'] as const)[below(3)] ?? 'profileViewed'
    const actor = { kind: 'visitor', address: '192.0.2.1', userAgent: 'Mozilla/5.0' } as const
    const subject = { profileViewed: '', storyOpened: String(storyIds[0]), chatStarted: randomUUID() }[kind]
    await recordEvent(callOn(db, { actor, now: when }), {
      kind,
      profileUrl,
      subject,
      visitor: String(number),
    })
    const itemKind = { profileViewed: 'viewed', storyOpened: 'storiesOpened', chatStarted: 'chatted' }[kind]
    const day = days.get(`${itemKind} ${dayOf(when.getTime())}`) ?? { last: when, count: 0 }
    day.count += 1
    if (when > day.last) day.last = when
    days.set(`${itemKind} ${dayOf(when.getTime())}`, day)
  }
  for (const [key, { last, count }] of days) expectOne(key.split(' ')[0] ?? '', last, '', '', count)
  for (let number = 0; number < 70; number += 1) {
    const [when, name] = [moment(), `Visitor ${number}`]
    const source = (['question', 'scorecard', 'hand-off'] as const)[below(3)] ?? 'question'
    await db
      .insert(leads)
      .values({ profileId: id, source, name, email: 'somebody@okafor.example', createdAt: when })
    const itemKind = { question: 'messageLeft', scorecard: 'resultShared', 'hand-off': 'handedOver' }[source]
    expectOne(itemKind, when, name)
  }
  const kinds = {
    validated: 'referenceConfirmed',
    declined: 'referenceDeclined',
    withdrawn: 'referenceWithdrawn',
    invited: '',
    cancelled: '',
  }
  const referees: { id: number; name: string; when: Date }[] = []
  for (let number = 0; number < 40; number += 1) {
    const [when, name] = [moment(), `Witness ${number}`]
    const status =
      (['validated', 'declined', 'withdrawn', 'invited', 'cancelled'] as const)[below(5)] ?? 'invited'
    const isDecided = status !== 'validated'
    const email = `witness-${number}@harbour.example`
    const [row] = await db
      .insert(references)
      .values({
        profileId: id,
        name,
        email,
        normalisedEmail: email,
        status,
        createdAt: when,
        ...(isDecided ? { decidedAt: when } : { validatedAt: when }),
      })
      .returning({ id: references.id })
    if (row && !isDecided) referees.push({ id: row.id, name, when })
    if (kinds[status]) expectOne(kinds[status], when, status === 'withdrawn' ? '' : name)
  }
  for (const [index, storyId] of storyIds.entries()) {
    const title = `Story ${index}`
    for (const version of [2, 3, 4]) {
      const when = moment()
      await db.insert(storyVersions).values({
        storyId,
        version,
        title,
        status: 'superseded',
        editedAt: when,
        submittedAt: when,
        createdAt: when,
        problemDescription: '',
        task: '',
        solution: '',
        results: '',
      })
      expectOne('storySubmitted', when, '', title)
      await db.insert(claims).values([
        { storyId, version, claimIndex: 0, part: 'solution', text: 'We asked 40.' },
        { storyId, version, claimIndex: 1, part: 'solution', text: 'We asked 50.' },
      ])
      for (const referee of referees) {
        const confirmed = below(3)
        const time = moment()
        for (let claim = 0; claim < confirmed; claim += 1)
          await db.insert(claimConfirmations).values({
            storyId,
            version,
            claimIndex: claim,
            referenceId: referee.id,
            outcome: 'confirmed',
            at: time,
          })
        const counts = time > referee.when ? time : referee.when
        if (confirmed) expectOne('claimsConfirmed', counts, referee.name, title, confirmed)
      }
      for (const verdict of ['returned', 'validated'] as const) {
        const decided = moment()
        await db.insert(decisions).values({
          subject: 'story',
          subjectId: storyId,
          version,
          profileId: id,
          verdict,
          deciderName: 'Ada Lark',
          at: decided,
        })
        expectOne(verdict === 'validated' ? 'storyValidated' : 'storyReturned', decided, '', title)
      }
    }
  }
  for (const verdict of ['suspended', 'restored'] as const) {
    const when = moment()
    await db.insert(decisions).values({
      subject: 'profile',
      subjectId: id,
      profileId: id,
      verdict,
      deciderName: 'Ada Lark',
      at: when,
    })
    expectOne(verdict, when)
  }
  const items = (await allOf(owner)).filter((item) => !isOfEverybody(item))
  const lines = items.map(({ kind, at, name, title, count }) =>
    `${kind} ${at} ${name} ${title} ${count}`.replace(/ {2,}/g, '  '),
  )
  expect(lines.toSorted()).toEqual(expected.toSorted())
  const moments = items.map(({ at }) => at)
  expect(moments).toEqual(moments.toSorted().toReversed())
  expect(lines.length).toBeGreaterThan(150)
})

test('an unknown cursor is refused, and nobody reads the activity of others', async () => {
  const { owner, profileUrl } = await publishOwner('starter')
  await browser().post('/seen', { kind: 'profileViewed', profileUrl })
  expect((await owner.get('/dashboard/activity?cursor=nothing')).status).toBe(400)
  const other = await publishOwner('starter')
  expect(kindsOf(await allOf(other.owner))).toEqual(['registered'])
  expect((await fetch(`${inject('url')}/api/dashboard/activity`)).status).toBe(401)
  expect(await database().select().from(profiles).where(eq(profiles.profileUrl, profileUrl))).toHaveLength(1)
})
