import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { answeredScorecard } from '#test/answered-scorecard.ts'
import { desktop, expectAccessible, expectFits, goWithin, phone, pressEscape, visit } from '#test/browser.ts'
import { callOn } from '#test/call.ts'
import { changeProfile, database, publishPerson } from '#test/people.ts'
import { leadsOf } from '#worker/features/leads/queries.ts'
import { tables } from '#worker/services/database.ts'

const publishOwner = (profile: Partial<typeof tables.profiles.$inferInsert> = {}) =>
  publishPerson({ profile: { plan: 'sprint', scorecardActive: true, ...profile } })
const share = (page: Page) => page.getByLabel('Share my result with Petra so that they can reply to me')

/** Comes back to a form that was filled in before. */
const visitAnswered = (profileUrl: string, path: string, options?: Parameters<typeof visit>[1]) =>
  visit(path, { ...options, stored: { [`scorecard:${profileUrl}`]: answeredScorecard('Job Seeker') } })

test('an expert’s scorecard leads to a result under their name, shared only because the box is ticked', async () => {
  const owner = await publishOwner()
  const path = `/scorecard/${owner.profileUrl}`
  const page = await visitAnswered(owner.profileUrl, path, { viewport: phone, expected: /404/ })
  await page.getByRole('heading', { level: 1, name: 'Petra’s scorecard' }).waitFor()
  expect(await share(page).isChecked()).toBe(false)
  await share(page).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Get My Results' }).click()
  await page.locator('.scorecard-result h1').waitFor()
  const address = new URL(page.url())
  expect(address.pathname).toBe(`/scorecard/${owner.profileUrl}`)
  const whose = page.getByRole('main').getByRole('link', { name: 'Petra Proof', exact: true })
  expect(await whose.getAttribute('href')).toBe(`/profile/${owner.profileUrl}`)
  const { leads } = await leadsOf(callOn(database()), owner.id)
  expect(leads).toMatchObject([{ name: 'Daniel Okafor', email: 'daniel.okafor@example.org' }])

  // The mail's link names nobody, and a browser that knows nothing of the result finds the way to where it belongs.
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${inject('url')}/scorecard${address.search}`)
  await page.waitForURL(address.href)
  await page.locator('.scorecard-result h1').waitFor()
  const html = await (await fetch(address)).text()
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  await changeProfile(owner.id, { isActive: false })
  await page.goto(address.href)
  await page.locator('.scorecard-result h1').waitFor()
  expect(await page.getByText('Petra').count()).toBe(0)
})

test('answers entered for one expert are not shown for another, one question at a time too', async () => {
  const [one, other] = [await publishOwner(), await publishOwner()]
  const page = await visit(`/scorecard/${one.profileUrl}?view=questions`)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Business Owner/ }).click()
  await page.getByText('Question 2 of 26').waitFor()
  for (const path of [`/scorecard/${other.profileUrl}`, '/scorecard']) {
    await goWithin(page, `${path}?view=questions`)
    await page.getByText('The first question').waitFor()
    expect(await page.getByRole('button', { name: 'Start over' }).count()).toBe(0)
  }
})

test('a scorecard that closes meanwhile says so, and the answers find their result elsewhere', async () => {
  const owner = await publishOwner()
  const path = `/scorecard/${owner.profileUrl}`
  const page = await visitAnswered(owner.profileUrl, path, { expected: /409|404|Scorecard/ })
  await database()
    .update(tables.profiles)
    .set({ scorecardActive: false })
    .where(eq(tables.profiles.id, owner.id))
  await page.getByRole('button', { name: 'Get My Results' }).click()
  await page.getByText('This expert’s scorecard is closed at the moment.').first().waitFor()
  await page.getByRole('button', { name: 'Get my result from the general scorecard' }).click()
  await page.waitForURL(`${inject('url')}/scorecard`)
  await page.getByRole('button', { name: 'Get My Results' }).click()
  await page.locator('.scorecard-result h1').waitFor()
  expect((await leadsOf(callOn(database()), owner.id)).leads).toEqual([])
})

test('the dialog of an expert without a scorecard says so, and the page behind it leads on', async () => {
  const owner = await publishOwner({ plan: 'starter' })
  const page = await visit(`/scorecard/${owner.profileUrl}`, { viewport: phone, colorScheme: 'dark' })
  const dialog = page.getByRole('dialog', { name: 'Solution Scorecard Not Available' })
  await dialog.getByText('Petra Proof’s Solution Scorecard is not set up yet.').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Understood' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  const ways = page.getByRole('main').getByRole('link')
  expect(await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/scorecard',
    `/profile/${owner.profileUrl}`,
  ])
})

test('the scorecard over a profile is the same one, and closing it loses nothing', async () => {
  const owner = await publishOwner()
  const page = await visit(`/profile/${owner.profileUrl}`, { viewport: phone })
  const opener = page.getByRole('link', { name: 'Solution Assessment Scorecard' })
  expect(await opener.getAttribute('href')).toBe(`/scorecard/${owner.profileUrl}`)
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Petra’s scorecard' })
  await dialog.getByLabel('Name *').waitFor()
  await expectFits(page)
  await expectAccessible(page)
  const width = async () => (await dialog.boundingBox())?.width
  expect(await width()).toBe(phone.width)
  await page.setViewportSize(desktop)
  expect(await width()).toBeLessThan(desktop.width)
  await dialog.getByRole('link', { name: 'Answer one question at a time' }).click()
  await page.keyboard.press('2')
  await dialog.getByText('Question 2 of 26').waitFor()
  await pressEscape(page)
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true)
  expect(page.url()).toContain('/profile/')
  await opener.click()
  await dialog.getByText('Question 2 of 26').waitFor()
  await dialog.getByRole('button', { name: 'Start over' }).click()
  await dialog.getByText('The first question').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await dialog.getByText('Question 2 of 26').waitFor()
  await dialog.getByRole('link', { name: 'Open as its own page' }).click()
  await page.waitForURL(`${inject('url')}/scorecard/${owner.profileUrl}?view=questions`)
  await page.getByRole('main').getByText('Question 2 of 26').waitFor()
})

test('the scorecard over a profile ends in the same result, and goes on with the expert’s own agent', async () => {
  const owner = await publishOwner()
  const page = await visitAnswered(owner.profileUrl, `/profile/${owner.profileUrl}`, { viewport: phone })
  await page.getByRole('link', { name: 'Solution Assessment Scorecard' }).click()
  const dialog = page.getByRole('dialog', { name: 'Petra’s scorecard' })
  await dialog.getByRole('button', { name: 'Get My Results' }).click()
  await dialog.locator('.scorecard-result h1').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Take my result into the chat' }).click()
  await page.getByText('Your scorecard result goes with your questions.').waitFor()
  expect(new URL(page.url()).pathname).toBe(`/profile/${owner.profileUrl}`)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
})

test('an unknown profile’s scorecard is a page not found, and an expert’s says whose it is', async () => {
  const owner = await publishOwner({ lastName: 'O’Neil & <Sons>' })
  const open = (path: string) => fetch(`${inject('url')}/scorecard/${path}`)
  for (const path of ['nobody-here', '%00', 'a'.repeat(200), 'nobody-here?result=x']) {
    const answer = await open(path)
    expect(answer.status, path).toBe(404)
  }
  const missing = await (await open('nobody-here')).text()
  expect(missing).toContain('<title>404 Page Not Found</title>')
  const first = await open(owner.profileUrl)
  const html = await first.text()
  expect(html).toContain(`<link rel="canonical" href="${inject('url')}/scorecard/${owner.profileUrl}"/>`)
  expect(html).toContain('Petra O’Neil &amp; &lt;Sons&gt;')
  expect(html).not.toContain('noindex')
  const freshness = async () => (await open(owner.profileUrl)).headers.get('x-cache')
  await expect.poll(freshness).toBe('hit')
  const result = await open(`${owner.profileUrl}?result=anything`)
  expect(result.headers.get('cache-control')).toBe('no-store')
})
