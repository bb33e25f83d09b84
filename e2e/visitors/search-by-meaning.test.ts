import { afterAll, expect, test } from 'vitest'
import { desktop, expectAccessible, phone, visit } from '#test/browser.ts'
import { startFakeEmbeddings } from '#test/fakes/embeddings.ts'
import { hangPerson, runJob } from '#test/people.ts'
import { startProduct } from '#test/product.ts'

const fake = await startFakeEmbeddings()
const product = await startProduct({ OPENAI_BASE_URL: fake.url, SAMPLE_DATA: 'off' })
afterAll(async () => {
  await product.stop()
  fake.stop()
})
const semantic = 'AI-powered semantic search results ranked by relevance'
const hung = hangPerson(
  { stories: [{ title: 'The gallery below', results: 'Quarry, pit and colliery reopened.' }] },
  product,
).then(async (person) => {
  await runJob('embed-changed', product.url)
  return person
})

for (const viewport of [desktop, phone])
  test(`a challenge at ${viewport.width} px in other words than the story’s leads to that story`, async () => {
    const person = await hung
    const page = await visit('/solution-gallery', { viewport, url: product.url })
    await page.getByLabel('Describe your challenge').fill('mine shaft underground')
    await page.getByText(semantic).waitFor()
    const work = page.locator('.work', { hasText: 'Quarry, pit and colliery reopened.' })
    expect(await work.locator('mark').count()).toBe(0)
    await expectAccessible(page)
    await work.getByRole('link').click()
    await page.waitForURL(
      (url) =>
        url.pathname === `/profile/${person.profileUrl}` && url.hash === `#story-${person.storyIds[0]}`,
    )
  })

// The last one: the product does not ask the server again for a while.
test('while the server fails the wall says that it was ranked by words', async () => {
  fake.behave({ status: 500 })
  const page = await visit('/solution-gallery', { url: product.url })
  await page.getByLabel('Describe your challenge').fill('The plant was declared complete and stands still')
  await page.getByText('Ranked by relevance to your challenge').waitFor()
  expect(await page.getByText('AI-Matched').count()).toBe(0)
})
