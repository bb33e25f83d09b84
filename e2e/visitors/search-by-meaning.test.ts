import { afterAll, expect, test } from 'vitest'
import { expectFits, phone, visit } from '#test/browser.ts'
import { startFakeEmbeddings } from '#test/fakes/embeddings.ts'
import { publishPerson, runJob } from '#test/people.ts'
import { startProduct } from '#test/product.ts'

const fake = await startFakeEmbeddings()
const product = await startProduct({ OPENAI_BASE_URL: fake.url, SAMPLE_DATA: 'off' })
afterAll(async () => {
  await product.stop()
  fake.stop()
})
const semantic = 'AI-powered semantic search results ranked by relevance'
test('a challenge in other words than the story’s leads to it, and a failing server is named', async () => {
  const person = await publishPerson(
    { stories: [{ title: 'The gallery below', results: 'Quarry, pit and colliery reopened.' }] },
    product,
  )
  await runJob('embed-changed', product.url)
  const page = await visit('/solution-gallery', { viewport: phone, url: product.url })
  await page.getByLabel('Describe your challenge').fill('mine shaft underground')
  await page.getByText(semantic).waitFor()
  const work = page.locator('.work', { hasText: 'Quarry, pit and colliery reopened.' })
  expect(await work.locator('mark').count()).toBe(0)
  await expectFits(page)
  await work.getByRole('link').click()
  await page.waitForURL(
    (url) => url.pathname === `/profile/${person.profileUrl}` && url.hash === `#story-${person.storyIds[0]}`,
  )

  // The address changes before the page does.
  await page.getByRole('heading', { level: 2, name: 'People who were there' }).waitFor()

  fake.behave({ status: 500 })
  await page.goBack()
  await page.getByText(semantic).waitFor()
  await page.getByLabel('Describe your challenge').fill('The plant was declared complete and stands still')
  await page.getByText('Ranked by relevance to your challenge').waitFor()
  expect(await page.getByText('AI-Matched').count()).toBe(0)
})
