import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { signedInAs } from '#test/account.ts'
import { phone, visit } from '#test/browser.ts'
import { publishPerson } from '#test/people.ts'

const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'

test('a card with an old address opens the profile at its new one, even with long words', async () => {
  const owner = await signedInAs('owner')
  const { profileUrl } = await publishPerson({
    profile: {
      plan: 'starter',
      ownerId: owner.id,
      email: owner.email,
      firstName: 'نور',
      lastName: long,
      currentRole: long,
      industry: 'Water',
      businessAreas: ['People'],
      keySkills: [long, 'Tides'],
      headline: `${long} ${long}`,
      coreProblemSolved: `Boats of the ${long}`,
    },
    stories: [{ title: long, results: `${long} ${long}.` }],
  })
  const page = await visit('/solution-gallery?area=People&industry=Water', {
    viewport: phone,
    expected: /404/,
  })
  const card = page.locator(`a[href="/profile/${profileUrl}"]`)
  await card.waitFor()
  const name = `moved-${randomUUID().slice(0, 8)}`
  expect((await owner.put('/customer-profile', { profileUrl: name })).status).toBe(200)
  await card.click()
  await page.waitForURL(`**/profile/${name}`)
  await page.getByRole('heading', { level: 1, name: long }).waitFor()
  await page.getByRole('heading', { name: 'Transformation Stories' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Ask the agent Industry Insight' }).waitFor({ state: 'attached' })
})
