import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { teacher } from '#test/agent.ts'
import { expectFits, phone, visit } from '#test/browser.ts'

const newWord = () =>
  randomUUID()
    .replace(/[^a-z]/g, '')
    .padEnd(6, 'z')
    .concat('um')

test('a card says of a taught answer that it is the expert’s own and not confirmed', async () => {
  const { account, profileUrl } = await teacher()
  const words = `${newWord()} ${newWord()}`
  const answer = `I mend every ${words} on the coast.`
  await account.post('/corrections', { asked: 'What do you mend?', answer })
  const page = await visit(`/solution-gallery?q=${encodeURIComponent(words)}`, { viewport: phone })
  const card = page.locator('.work', { hasText: 'Petra' })
  await card.locator('blockquote', { hasText: answer }).waitFor()
  expect(await card.locator('small').textContent()).toBe('Their own answer to a question, not confirmed')
  expect(await card.getByRole('link').first().getAttribute('href')).toBe(`/profile/${profileUrl}`)
  await expectFits(page)
})
