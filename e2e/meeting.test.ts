import { expect, test } from 'vitest'
import { callsOf, expectWhole, visit } from '#test/browser.ts'

test('a link that lost a part says that there is no such meeting, and asks nobody', async () => {
  const page = await visit('/meeting/not%20a%20token')
  const calls = callsOf(page)
  await page.getByRole('heading', { level: 1, name: 'There is no such meeting' }).waitFor()
  await page.getByRole('link', { name: 'Go to the gallery' }).waitFor()
  await expectWhole(page)
  expect(calls.filter((call) => call.includes('meeting'))).toEqual([])
})
