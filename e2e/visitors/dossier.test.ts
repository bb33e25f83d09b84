import { expect, inject, test } from 'vitest'
import { expectAccessible, phone, visit } from '#test/browser.ts'
import { publishPerson } from '#test/people.ts'
import { htmlOf, wordsOf } from '#test/requests.ts'

test('the dossier names the referee of each sentence and the checks, and prints without buttons', async () => {
  const person = await publishPerson({
    profile: { plan: 'sprint' },
    stories: [
      { title: 'The full boats', subtitle: 'One season', results: 'By April 3 boats were full.' },
      { title: 'The quiet pier' },
    ],
    references: [
      { name: 'Ida Moor', addressConfirmedAt: new Date('2026-06-03T10:00:00Z') },
      { name: 'Jan Kade' },
    ],
    confirmations: [{ reference: 0, story: 0, claims: [0] }],
  })
  expect(await htmlOf(`/profile/${person.profileUrl}`)).toMatch(
    new RegExp(`<a [^>]*href="/profile/${person.profileUrl}/print"[^>]*>(?:(?!</a>).)*Open the dossier`, 's'),
  )
  const page = await visit(`/profile/${person.profileUrl}/print`, { viewport: phone })
  await page.getByRole('heading', { level: 1, name: 'Petra Proof' }).waitFor()
  const dossier = page.getByRole('article')
  expect(await dossier.locator('.stories-claim').nth(1).textContent()).toBe('By April 3 boats were full.')
  const text = await dossier.textContent()
  expect(text).toContain('Confirmed by Ida Moor, ')
  expect(text).toContain('The quiet pier')
  expect(text).toMatch(/Address confirmed by signed link3 June 2026/)
  expect(text).toContain('r•••@harbour.example')
  expect(text).not.toContain('referee1@')
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Report this profile' }).waitFor()
  await page.pdf({ format: 'Letter' })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const name of ['Print the dossier', 'Solution Gallery', 'Back to Petra’s page', 'Report this profile'])
    expect(await page.getByText(name, { exact: true }).first().isVisible(), name).toBe(false)
  const address = `${inject('url')}/profile/${person.profileUrl}/print`
  expect(await page.locator('.imprint').textContent()).toMatch(
    new RegExp(`^Petra Proof on Rembrandt\\. Printed \\d+ \\w+ \\d{4}, \\d\\d:\\d\\d from ${address}`),
  )
  const onPaper = (selector: string, property: 'color' | 'breakInside' | 'breakAfter') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element)[name], property)
  expect(await onPaper('.dossier .gilt', 'color'), 'black on white').toBe('rgb(0, 0, 0)')
  for (const whole of ['.stories-star > div', '.references-referee', '.dossier .gilt'])
    expect(await onPaper(whole, 'breakInside'), whole).toBe('avoid')
  for (const before of ['.dossier-key', '.dossier-story > p'])
    expect(await onPaper(before, 'breakAfter'), before).toBe('avoid')
})

test('a profile without a page has no dossier', async () => {
  const taken = await publishPerson({ profile: { isActive: false } })
  for (const name of ['nobody-here', taken.profileUrl])
    expect((await fetch(`${inject('url')}/profile/${name}/print`)).status, name).toBe(404)
  expect(wordsOf(await htmlOf('/profile/nobody-here/print'))).toContain(
    "This profile doesn't exist or has been deactivated.",
  )
})
