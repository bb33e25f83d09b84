import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { SearchResult } from '#schema/gallery/gallery-answers.ts'
import { expectFits, phone, visit } from '#test/browser.ts'
import { publishPerson } from '#test/people.ts'

const semantic = 'AI-powered semantic search results ranked by relevance'

// What the server finds by meaning is search-by-meaning.requests.test.ts's; here it says that an answer was found so.
test('a challenge in other words than the story’s leads to it, and a search by words is named as such', async () => {
  const word = `quarry${randomUUID().replace(/[^a-z]/g, '')}`
  const results = `The ${word}, pit and colliery reopened.`
  const person = await publishPerson({ stories: [{ title: 'The gallery below', results }] })
  const page = await visit('/solution-gallery', { viewport: phone })
  await page.route(
    '**/api/smart-search',
    async (route) => {
      const answer = await route.fetch({ postData: JSON.stringify({ query: `a ${word} that reopened` }) })
      const { profiles }: SearchResult = await answer.json()
      const found = profiles.map(({ match, ...card }) => ({
        ...card,
        ...(match && { match: { ...match, ranges: [] } }),
      }))
      await route.fulfill({ json: { profiles: found, mode: 'semantic' } satisfies SearchResult })
    },
    { times: 1 },
  )
  await page.getByLabel('Describe your challenge').fill('mine shaft underground')
  await page.getByText(semantic).waitFor()
  const work = page.locator('.work', { hasText: results })
  expect(await work.locator('mark').count()).toBe(0)
  await expectFits(page)
  await work.getByRole('link').click()
  await page.waitForURL(
    (url) => url.pathname === `/profile/${person.profileUrl}` && url.hash === `#story-${person.storyIds[0]}`,
  )

  // The address changes before the page does.
  await page.getByRole('heading', { level: 2, name: 'People who were there' }).waitFor()

  await page.goBack()
  await page.getByText(semantic).waitFor()
  await page.getByLabel('Describe your challenge').fill('The plant was declared complete and stands still')
  await page.getByText('Ranked by relevance to your challenge').waitFor()
  expect(await page.getByText('AI-Matched').count()).toBe(0)
})
