import { expect, inject, test } from 'vitest'
import { brand } from '#schema/brand.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { changeProfile, publishPerson } from '#test/people.ts'
import { htmlOf, jsonOf, wordsOf } from '#test/requests.ts'

const open = (path: string) => fetch(`${inject('url')}${path}`, { redirect: 'manual' })

test.each([
  ['/challenge-insight', ['/solution-gallery', '/book/adaeze-whitcombe']],
  ['/share-insight', ['/create-cv']],
  ['/create-cv', ['/onboarding', '/scorecard', '/solution-gallery']],
])('%s leads home and to %s, without JavaScript too', async (path, ways) => {
  const html = await (await open(path)).text()
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>(?:(?!<\/a>).)*Back to Home/)
  for (const way of ways) expect(html).toContain(`href="${way}"`)
})

test('who creates a free profile reads both names of what they get', async () => {
  const words = wordsOf(await htmlOf('/create-cv'))
  expect(words).toContain('Create My Rembrandt free profile')
  expect(words).toContain('A Solution Insight Profile shows which problem you solve')
})

test('the sentence that answers the example stands in the story it names', async () => {
  const html = await htmlOf('/challenge-insight')
  const match = /class="match.*?<\/small>/s.exec(html)?.[0] ?? ''
  const [lit, source] = [/<mark[^>]*>(.*?)<\/mark>/s, /<small[^>]*>(.*?)<\/small>/s].map((tag) =>
    wordsOf(tag.exec(match)?.[1] ?? ''),
  )
  const { stories } = await jsonOf<PublicProfile>(open('/api/public-profiles/tendai-rasmusson'))
  const story = stories.find(({ title }) => source === `From the story “${title}”`)
  expect(story?.solution).toContain(lit ?? '-')
})

test('the contents of the rules lead to each section', async () => {
  for (const path of ['/privacy', '/terms']) {
    const html = await (await open(path)).text()
    const anchors = [...html.matchAll(/href="(?:\/[a-z]+)?#([a-z-]+)"/g)].map(([, anchor]) => anchor)
    expect(anchors.length).toBeGreaterThan(8)
    for (const anchor of anchors) expect(html, path).toContain(`id="${anchor}"`)
    expect(html).toContain('href="mailto:')
  }
})

test('the terms name the company, the validators’ role, and the way to withdraw', async () => {
  const html = (await (await open('/terms')).text()).replaceAll('<!-- -->', '')
  expect(html).toContain(`This site is run by ${brand.name}`)
  for (const title of ['Who runs this', 'Who validators are', 'Cancelling and withdrawing'])
    expect(html).toContain(`${title}</h2>`)
})

test('the booking page of an owner without open hours says so, and the profile’s buttons lead to it', async () => {
  const { profileUrl } = await publishPerson({
    profile: { plan: 'sprint', firstName: 'Tom', lastName: 'Arkwright' },
  })
  const html = await htmlOf(`/book/${profileUrl}`)
  expect(html).toContain('<title>Book a meeting with Tom Arkwright · Rembrandt</title>')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(wordsOf(html)).toContain('No open hours at the moment')
  expect(html).not.toContain('Contact for consultation')
  const ways = [
    ...(await htmlOf(`/profile/${profileUrl}`)).matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs),
  ]
  const messages = ways.filter(([, , content = '']) => wordsOf(content) === 'Leave a message')
  expect(messages.map(([, way]) => way)).toEqual([`/book/${profileUrl}`, `/book/${profileUrl}`])
  const free = await publishPerson({ profile: { plan: 'free' } })
  expect(await htmlOf(`/book/${free.profileUrl}`)).toMatch(
    new RegExp(`<a [^>]*href="mailto:${free.email}"[^>]*>(?:(?!</a>).)*Contact for consultation`, 's'),
  )
})

test('a booking page is cached like its profile, and goes with it', async () => {
  const person = await publishPerson()
  const path = `/book/${person.profileUrl}`
  expect((await open(path)).status).toBe(200)
  await expect.poll(async () => (await open(path)).headers.get('x-cache')).toBe('hit')
  await changeProfile(person.id, { isActive: false })
  await expect.poll(async () => (await open(path)).status).toBe(404)
  expect(await (await open(path)).text()).not.toContain('Petra')
})

test.each(['/book/nobody-here', '/book/%00', '/book/a%2Fb', '/book'])(
  'no booking page is at %s',
  async (path) => {
    const answer = await open(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toMatch(/noindex/)
  },
)
