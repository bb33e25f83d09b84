import { expect, inject, test } from 'vitest'
import { greetingOf } from '#schema/chat/agent-script.ts'
import type { GalleryPage, SearchResult } from '#schema/gallery/gallery-answers.ts'
import { type Plan, plans } from '#schema/levels.ts'
import { shareHref } from '#schema/pages/share.ts'
import { type PublicProfile, publicProfileSchema } from '#schema/profiles/profile-answers.ts'
import { signedInAs } from '#test/account.ts'
import { visitorOf } from '#test/agent.ts'
import { publishPerson } from '#test/people.ts'
import { jsonOf, postJson } from '#test/requests.ts'

const url = inject('url')
const open = (path: string) => fetch(`${url}${path}`, { redirect: 'manual' })
const publicProfile = async (profileUrl: string): Promise<PublicProfile> =>
  publicProfileSchema.parse(await jsonOf(open(`/api/public-profiles/${profileUrl}`)))
/** What somebody reads on a page, without marks between the words. */
const textOf = async (path: string) => {
  const answer = await open(path)
  expect(answer.status, path).toBe(200)
  const html = await answer.text()
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  return {
    html,
    text: main
      .replace(/<!--.*?-->/gs, '')
      .replace(/<[^>]+>/g, '\n')
      .replaceAll('&#x27;', '’'),
  }
}

/** An owner of a plan who is signed in and whose profile is published. */
async function publishedOwner(plan: Plan, overrides: Parameters<typeof publishPerson>[0] = {}) {
  const owner = await signedInAs('owner')
  const person = await publishPerson({
    ...overrides,
    profile: { plan, ...overrides.profile, ownerId: owner.id, email: owner.email },
  })
  return { ...owner, ...person, email: owner.email }
}
const sixStories = Array.from({ length: 6 }, (_, index) => ({ title: `Harbour story ${index + 1}` }))

test.each(Object.keys(plans) as Plan[])(
  'the page of an owner on %s shows what the plan covers, and nothing else',
  async (plan) => {
    const { profileUrl, email } = await publishedOwner(plan, {
      profile: {
        firstName: 'Noor',
        lastName: 'Haddad',
        currentRole: 'Baker',
        yearsExperience: '16-20 years',
        industry: 'Retail',
        businessAreas: ['Sales', 'People'],
        coreDeliverables: ['Warm bread at four'],
        coreProblemSolved: 'Bread that is stale by noon',
        keySkills: ['Counting leftovers every evening'],
        scorecardActive: true,
        signatureSystem: [{ title: 'Count', outcome: 'You know.' }],
      },
      stories: [...sixStories, { title: 'Harbour story nobody validated', status: 'submitted' }],
      references: [{}, {}],
      confirmations: [{ story: 0, reference: 0 }],
    })
    const { text, html } = await textOf(`/profile/${profileUrl}`)
    const { booking, level, publicStories } = plans[plan]
    for (const words of [
      'For: Sales, People',
      'Warm bread at four',
      'Bread that is stale by noon.',
      'Noor Haddad',
      'Baker, Retail · 16-20 years in practice',
      'NH',
      'Counting\nleftovers\nevery…',
      ...['Solutions', 'Results', 'Impact'],
      'Transformation Stories',
      'Confirmed by Referee 1',
      'Verification includes a 30-minute discovery call.',
      'Continue Chat',
    ])
      expect(text, words).toContain(words)
    const titles = sixStories.map(({ title }) => title).filter((title) => text.includes(title))
    expect(titles).toHaveLength(Math.min(6, publicStories))
    expect(text).not.toContain('nobody validated')
    expect(text, 'no hours are put up').toContain('\nLeave a message\n')
    expect(text).not.toContain('Book ')
    for (const higher of ['Solution Assessment Scorecard', 'Signature System'])
      expect(text.includes(`\n${higher}\n`), higher).toBe(level > 1)
    expect(text.includes(`\n${email}\n`), 'the address stands where booking is not').toBe(!booking)
    expect(text.includes('Contact for consultation')).toBe(!booking)
    expect(html.includes(email)).toBe(!booking)
    for (const [index, caption] of [
      'Transformation Story',
      'Solution Method',
      'Results Impact',
      'Industry Insight',
    ].entries())
      expect(text, caption).toContain(
        index < publicStories ? `\n${caption}\n` : `\nAsk the agent\n\n${caption}\n`,
      )
  },
)

test('content beyond the plan is counted and shown nowhere', async () => {
  const { id, profileUrl, storyIds } = await publishedOwner('free', {
    profile: { industry: 'Mining', businessAreas: ['Delivery/Operations'] },
    stories: [{}, { title: 'Kazoos', results: 'All 40 kazoos were tuned.' }],
    confirmations: [{ story: 1, reference: 0, sentence: 'I heard the kazoos.' }],
  })
  const { profiles } = await jsonOf<GalleryPage>(
    open('/api/public-profiles/Delivery%2FOperations/Mining?limit=48'),
  )
  expect(profiles.find((card) => card.id === id)).toMatchObject({ validatedStories: 1 })
  const result = await jsonOf<SearchResult>(postJson(`${url}/api/smart-search`, { query: 'kazoos tuned' }))
  expect(result.profiles.map((card) => card.profileUrl)).not.toContain(profileUrl)
  const answer = await visitorOf(profileUrl).askForJson('Who tuned the kazoos?')
  expect(JSON.stringify(await answer.json()).replace('Who tuned the kazoos?', '')).not.toContain('40 kazoos')
  for (const path of [
    `/profile/${profileUrl}`,
    `/profile/${profileUrl}/print`,
    `/profile/${profileUrl}?story=${storyIds[1]}`,
  ])
    expect((await textOf(path)).html.toLowerCase(), path).not.toContain('kazoo')
  const profile = await publicProfile(profileUrl)
  expect(shareHref(profile, storyIds[1])).toBeUndefined()
  const share = shareHref(profile, storyIds[0])?.replace(`story-${storyIds[0]}`, `story-${storyIds[1]}`)
  expect((await open(share ?? '')).status).toBe(404)
})

/** Paragraphs and headings that say nothing; a status waits for what it will say. */
const emptyIn = (html: string) =>
  html.match(/<(p|h1|h2|h3|li)(?: (?![^>]*role="status")[^>]*)?><\/\1>/g) ?? []

const almostNothing = {
  currentRole: '',
  industry: '',
  businessAreas: [],
  coreProblemSolved: '',
  headline: '',
  about: '',
  coreDeliverables: [],
  keySkills: [],
  yearsExperience: '',
}

test('an owner who filled in almost nothing has a page that reads well', async () => {
  const { id, profileUrl } = await publishedOwner('free', { profile: almostNothing })
  const { text, html } = await textOf(`/profile/${profileUrl}`)
  expect(html).toMatch(/<title>Petra Proof · /)
  expect(html).toMatch(/<h1[^>]*>Petra Proof<\/h1>/)
  expect(emptyIn(html)).toEqual([])
  expect(text.match(/\nPetra Proof\n/g)).toHaveLength(1)
  expect(text).not.toContain('For:')
  for (const label of ['Strategy', 'Solutions', 'Results', 'Impact']) expect(text).toContain(`\n${label}\n`)
  expect(text).toContain('Hello. I speak for Petra Proof. What are you facing?')
  for (const path of [`/profile/${profileUrl}/print`, `/book/${profileUrl}`]) {
    const page = await textOf(path)
    const [description = ''] = /<meta name="description"[^>]*>/.exec(page.html) ?? []
    expect(page.text + description, path).not.toMatch(/, [,.·]|“”|undefined|null/)
    expect(emptyIn(page.html), path).toEqual([])
  }
  const { profiles } = await jsonOf<GalleryPage>(open('/api/public-profiles/all/all?limit=48'))
  expect(profiles.find((card) => card.id === id)).toMatchObject({ coreProblemSolved: '', businessArea: '' })
  expect((await open(shareHref(await publicProfile(profileUrl)) ?? '')).status).toBe(200)
  expect((await visitorOf(profileUrl).askForJson('What do you do?')).status).toBe(200)
})

test('the agent greets with the content of its page', () => {
  const profile = {
    name: 'Noor',
    industry: '',
    coreProblemSolved: '',
    agentType: 'coach',
    agentGreeting: '',
  } as const
  const opening = 'What are you facing?'
  expect(greetingOf(profile)).toBe(`Hello. I speak for Noor. ${opening}`)
  expect(greetingOf({ ...profile, industry: 'Retail' })).toBe(
    `Hello. I speak for Noor, who works in Retail. ${opening}`,
  )
  expect(greetingOf({ ...profile, coreProblemSolved: 'Stale bread.' })).toBe(
    `Hello. I speak for Noor, who works on one problem above all: “Stale bread”. ${opening}`,
  )
  const long = `${'Bread that is stale by noon, '.repeat(8)}and shops that throw it away.`
  expect(greetingOf({ ...profile, coreProblemSolved: long })).toMatch(
    /above all: “Bread that is stale [^”]{150,180} is stale by…”\. What are you facing\?$/,
  )
})

test('a page that is switched off is nowhere, and comes back where it was', async () => {
  const { profileUrl, put } = await publishedOwner('premium', {
    profile: {
      scorecardActive: true,
      industry: 'Healthcare',
      businessAreas: ['Management/Administration'],
      coreProblemSolved: 'Theremins that nobody dares to touch',
    },
  })
  const share = shareHref(await publicProfile(profileUrl)) ?? ''
  const area = 'Management%2FAdministration'
  const guest = visitorOf(profileUrl)
  const visibility = async () => ({
    pages: await Promise.all(
      [
        `/profile/${profileUrl}`,
        `/profile/${profileUrl}/print`,
        `/book/${profileUrl}`,
        `/scorecard/${profileUrl}`,
        `/api/public-profiles/${profileUrl}`,
        share,
      ].map(async (path) => (await open(path)).status),
    ),
    agent: (await guest.askForJson('What of the theremins?')).status,
    message: (await postJson(`${url}/api/questions`, { profileUrl, question: 'When?', consent: true }))
      .status,
  })
  const lists = () =>
    Promise.all([
      ...[
        `/api/public-profiles/${area}/Healthcare?limit=48`,
        '/sitemap.xml',
        `/solution-gallery?area=${area}&industry=Healthcare`,
      ].map(async (path) => (await (await open(path)).text()).includes(profileUrl)),
      (async () =>
        (await (await postJson(`${url}/api/smart-search`, { query: 'theremins touch' })).text()).includes(
          profileUrl,
        ))(),
    ])
  const everywhere = { pages: Array(6).fill(200), agent: 200, message: 201 }
  const nowhere = { pages: Array(6).fill(404), agent: 404, message: 404 }
  expect(await visibility()).toEqual(everywhere)
  await expect.poll(lists).toEqual(Array(4).fill(true))
  for (const isActive of [false, true, false]) {
    const answer = await put('/customer-profile', { isActive })
    expect(await answer.json()).toMatchObject({ profile: { isActive, isLive: isActive } })
    expect(await visibility(), String(isActive)).toEqual(isActive ? everywhere : nowhere)
    // An unpublished profile is gone at once; a published one is in the cached lists within a second.
    if (isActive) await expect.poll(lists).toEqual(Array(4).fill(true))
    else expect(await lists()).toEqual(Array(4).fill(false))
  }
})
