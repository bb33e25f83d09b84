import { expect, inject, test } from 'vitest'
import type { Citation } from '#schema/chat/chat-answers.ts'
import type { SearchResult } from '#schema/gallery/gallery-answers.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { htmlOf, jsonOf, postJson, wordsOf } from '#test/requests.ts'
import { coach, miningSpecialist } from '#web/features/featured/sample-cards.ts'
import { tendai } from '#web/features/featured/tendai.ts'
import { conversation, miningResults, referee, story } from './excerpts.ts'

const dayOf = (iso: string | null | undefined) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso ?? 0))

test('the home page needs no JavaScript: its search is a form and its examples are links', async () => {
  const html = await htmlOf('/')
  expect(html).toMatch(/<form[^>]* action="\/solution-gallery"/)
  expect(html).toContain('name="q"')
  expect(html).toMatch(/href="\/solution-gallery\?q=Our\+contractor/)
})

test('every example challenge finds one of the two featured experts first, at a story', async () => {
  const [, list = ''] = /<search.*?<ul[^>]*>(.*?)<\/ul>/s.exec(await htmlOf('/')) ?? []
  const examples = [...list.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) => wordsOf(item))
  expect(examples).toHaveLength(3)
  for (const example of examples) {
    const query = example.replace(/[“”]/g, '')
    const { profiles } = await jsonOf<SearchResult>(
      postJson(new URL('/api/smart-search', inject('url')).href, { query }),
    )
    // Beside the samples; other tests publish people of their own at the same time.
    const best = profiles.find(({ profileUrl }) => !/^person-|-\d{6}$/.test(profileUrl))
    expect(['adaeze-whitcombe', 'tendai-rasmusson'], query).toContain(best?.profileUrl)
    expect(best?.match?.story, query).toBeTruthy()
  }
})

test('the home page’s words about the two experts are those that they publish', async () => {
  for (const shown of [coach, miningSpecialist]) {
    const published = await jsonOf<PublicProfile>(
      fetch(new URL(`/api/public-profiles/${shown.profileUrl}`, inject('url'))),
    )
    const { name, currentRole, industry, coreProblemSolved, businessAreas } = published
    expect(shown).toMatchObject({ name, currentRole, industry, coreProblemSolved, businessAreas })
    expect(published.stories).toHaveLength(shown.validatedStories)
    expect(published.references).toHaveLength(shown.validatedReferences)
  }
  expect(Object.values(tendai.coreResults)).toEqual(expect.arrayContaining([...miningResults]))
})

test('the home page’s quotations stand on the profile', async () => {
  const quoted = wordsOf(await htmlOf('/'))
  const profile = await jsonOf<PublicProfile>(
    fetch(new URL('/api/public-profiles/adaeze-whitcombe', inject('url'))),
  )
  const publicStory = profile.stories[0]
  const written = [
    publicStory?.problemDescription,
    publicStory?.task,
    publicStory?.solution,
    publicStory?.results,
  ]
  expect(publicStory).toMatchObject({ title: story.title, subtitle: story.subtitle })
  story.parts.forEach(([, words], index) => {
    expect(written[index]).toContain(words)
    expect(quoted).toContain(words)
  })
  const names = publicStory?.confirmations.map(({ name }) => name).join(' and ')
  expect(story.confirmed).toBe(`Confirmed by ${names}, validated ${dayOf(publicStory?.validatedAt)}`)
  const vouched = profile.references.find(({ name }) => name === referee.name)
  expect(vouched?.feedback).toContain(referee.words)
  expect(`${vouched?.role}, ${vouched?.company}`).toBe(referee.role)
  expect(profile.about).toContain('25+ years')
  expect(quoted).toContain('25+ years of experience')
  expect(vouched?.checks.map(({ at }) => dayOf(at))).toEqual(referee.checks.map(([, when]) => when))
})

test('the agent answers as the home page promises, and cites the same story', async () => {
  const answer = await jsonOf<{ response: string; citations: Citation[] }>(
    postJson(
      new URL('/api/chat/ai-response', inject('url')).href,
      {
        sessionId: `chat-${crypto.randomUUID()}`,
        userMessage: conversation.question,
        agentName: 'adaeze-whitcombe',
      },
      { accept: 'application/json' },
    ),
  )
  expect(answer.response).toContain(conversation.answer)
  expect(answer.citations[0]).toMatchObject({ storyIndex: 0, title: story.title })
})

test('every link on the home page leads to a page that exists', async () => {
  const links = [...(await htmlOf('/')).matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href)
  expect(links.length).toBeGreaterThan(20)
  for (const link of new Set(links))
    expect((await fetch(new URL(link, inject('url')))).status, link).toBe(200)
})

test('the navigation and the footer need no JavaScript', async () => {
  const html = await htmlOf('/')
  for (const href of ['/solution-gallery', '/scorecard', '/onboarding', '/login', '/#agents', '/terms'])
    expect(html, href).toContain(`href="${href}"`)
  expect(html).toMatch(/<details[^>]*><summary aria-label="Menu"/)
})

test('search engines learn the company’s name and how to search it', async () => {
  const html = await htmlOf('/')
  const [, json = ''] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? []
  const graph: { '@type': string; potentialAction?: { target: { urlTemplate: string } } }[] =
    JSON.parse(json)['@graph']
  expect(graph.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite'])
  expect(graph[1]?.potentialAction?.target.urlTemplate).toMatch(
    /\/solution-gallery\?q=\{search_term_string\}$/,
  )
  expect(html).not.toContain('origin.invalid')
  expect(html, 'nobody said where this site stands').not.toMatch(/rel="canonical"|og:image/)
})
