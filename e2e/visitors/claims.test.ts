import { expect, test } from 'vitest'
import { phone, visit } from '#test/browser.ts'
import { publishPerson } from '#test/people.ts'

const results = 'By April 3 boats were full. The others were not. Complaints fell from 41 a week to 12.'

test('confirmed sentences stand on a gilt line, with referees and dates for everybody to read', async () => {
  const person = await publishPerson({
    stories: [{ solution: 'We asked 40 passengers when they wanted to go.', results }],
    references: [{ name: 'Ida Moor' }, { name: 'Jan Kade' }],
    confirmations: [
      { reference: 0, story: 0, claims: [1, 2] },
      { reference: 1, story: 0, claims: [1] },
    ],
  })
  // Begins before a claim and ends inside it.
  const quote = 'The others were not. Complaints fell'
  const address = `/profile/${person.profileUrl}?quote=${encodeURIComponent(quote)}`
  const page = await visit(address, { viewport: phone })
  const section = page.locator('.stories-list details').first()
  const lit = page.locator('main mark')
  await expect.poll(() => lit.textContent()).toBe(`Quoted sentence: ${quote}`)
  expect(await section.locator('.stories-claim').allTextContents()).toEqual([
    'By April 3 boats were full.',
    'Complaints fell',
    ' from 41 a week to 12.',
  ])
  const shown = await section.locator('dl').textContent()
  expect(shown).toContain('wanted to go.Result')
  expect(shown).toMatch(/boats were full\. \(confirmed, note\s1\) Quoted sentence: The others/)
  expect(shown).toMatch(/ from 41 a week to 12\. \(confirmed, note\s2\)$/)
  // All of a person is written at one moment.
  const day = person.createdAt.toLocaleDateString('en-GB', { dateStyle: 'long' })
  const notes = section.locator('.gilt')
  for (const [index, words] of [
    `Note 1 Confirmed by Ida Moor and Jan Kade, ${day}`,
    `Note 2 Confirmed by Ida Moor, ${day}`,
  ].entries())
    expect(await notes.nth(index).textContent()).toBe(words)
  const linesOfDates = () =>
    notes.locator('time').evaluateAll((dates) =>
      dates.map((date) => {
        const words = document.createRange()
        words.selectNodeContents(date)
        return words.getClientRects().length
      }),
    )
  for (let width = 320; width <= 440; width += 12) {
    await page.setViewportSize({ ...phone, width })
    expect(await linesOfDates(), `no date is broken at ${width} px`).not.toContain(2)
  }
  await page.emulateMedia({ media: 'print' })
  expect(await notes.nth(1).isVisible(), 'on paper too').toBe(true)
})
