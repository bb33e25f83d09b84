import { expect, inject, test } from 'vitest'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import {
  desktop,
  expectAccessible,
  expectFits,
  expectWhole,
  goWithin,
  hydrated,
  phone,
  visit,
} from '#test/browser.ts'
import { publishHost } from '#test/meetings.ts'
import { validatedReferee } from '#test/referees.ts'
import { htmlOf, jsonOf, wordsOf } from '#test/requests.ts'

test('a profile names the expert, the solution and the referees, and a story’s dialog returns the focus', async () => {
  const page = await visit('/profile/tom-arkwright', { viewport: phone })
  expect(await page.title()).toBe('Tom Arkwright, Family business adviser · Rembrandt')
  await page.getByRole('heading', { name: 'Transformation Stories' }).waitFor()
  const first = page.locator('.stories-list details').first()
  expect(await first.getAttribute('open')).not.toBeNull()
  const [one, two] = ['2025-02-11T19:24:00Z', '2025-02-12T08:55:00Z'].map((confirmedAt) =>
    new Date(confirmedAt).toLocaleDateString('en-GB', { dateStyle: 'long' }),
  )
  expect(await first.textContent()).toContain(
    `Confirmed by Beth Ormondroyd, ${one}, and Clive Amankwah, ${two}`,
  )
  expect(await page.getByText('Which checks ran, when').count()).toBe(4)
  expect(await page.getByText(/•••@/).count()).toBe(4)
  await expectWhole(page)
  await page.getByRole('button', { name: 'Solution Assessment Scorecard' }).click()
  const dialog = page.getByRole('dialog', { name: 'Solution Scorecard Not Available' })
  await dialog.waitFor()
  expect(await dialog.textContent()).toContain('Tom Arkwright')
  await dialog.getByRole('button', { name: 'Understood' }).click()
  await dialog.waitFor({ state: 'detached' })

  const opener = page.getByRole('button', { name: /Transformation Story/ })
  await opener.click()
  const story = page.getByRole('dialog', { name: 'The empty chair' })
  await story.waitFor()
  for (const part of ['Situation', 'Task', 'Action', 'Result'])
    expect(await story.getByText(part, { exact: true }).isVisible()).toBe(true)
  await expectFits(page)
  await story.getByRole('button', { name: 'Close Story' }).click()
  await story.waitFor({ state: 'detached' })
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a story pressed before the scripts of the page have come opens when they come', async () => {
  const { promise: until, resolve: release } = Promise.withResolvers<void>()
  const scripts = /entry-client.*\.js/
  const page = await visit('/profile/tom-arkwright', { viewport: phone, withhold: { scripts, until } })
  await page.getByRole('button', { name: /Transformation Story/ }).click()
  expect(await page.getByRole('dialog').count()).toBe(0)
  release()
  await page.getByRole('dialog', { name: 'The empty chair' }).waitFor()
})

test('a link to a story opens it, and words in it that do not stand on the page are not shown on it', async () => {
  const html = await (await fetch(`${inject('url')}/profile/tom-arkwright`)).text()
  const [, , id] = [...html.matchAll(/<details[^>]* id="(story-\d+)"/g)].map(([, id]) => id)
  const page = await visit(`/profile/tom-arkwright?quote=Send%20money%20to%20this%20account#${id}`)
  const section = page.locator(`#${id}`)
  await expect.poll(() => section.getAttribute('open')).not.toBeNull()
  await expect
    .poll(() => section.evaluate((element) => element.getBoundingClientRect().top < innerHeight))
    .toBe(true)
  expect(await page.locator('mark').count()).toBe(0)
  expect(await page.locator('body').textContent()).not.toContain('Send money')
})

test('a sentence of a referee is lit where it stands, and kept out of the page that others get', async () => {
  const { references } = await jsonOf<PublicProfile>(
    fetch(`${inject('url')}/api/public-profiles/moira-kinnaird`),
  )
  const feedback = references.at(-1)?.feedback ?? ''
  const address = `/profile/moira-kinnaird?quote=${encodeURIComponent(feedback)}`
  expect(await (await fetch(inject('url') + address)).text()).not.toContain('<mark')
  const page = await visit(address)
  const lit = page.locator('main mark')
  await expect.poll(() => lit.textContent()).toBe(`Quoted sentence: ${feedback}`)
  await expect
    .poll(() => lit.evaluate((mark) => mark.getBoundingClientRect().bottom < innerHeight))
    .toBe(true)
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).not.toContain('quote')
  await page.emulateMedia({ media: 'print' })
  expect(await lit.evaluate((mark) => getComputedStyle(mark).backgroundImage)).toBe('none')
})

test('a name and a role without a space fit on every page of an expert', async () => {
  const { profileUrl } = await publishHost({
    profile: {
      plan: 'premium',
      scorecardActive: true,
      firstName: 'W'.repeat(60),
      currentRole: 'https://'.padEnd(120, 'm'),
      headline: 'H'.repeat(120),
    },
  })
  const page = await visit(`/profile/${profileUrl}`, { viewport: phone })
  for (const [path, title] of [
    [`/profile/${profileUrl}`, /^W{60} Proof/],
    [`/book/${profileUrl}`, /^Book a meeting/],
    [`/scorecard/${profileUrl}`, /^Scorecard · W{60}/],
  ] as const) {
    if (!page.url().endsWith(path)) await goWithin(page, path)
    await expect.poll(() => page.title()).toMatch(title)
    await expectFits(page, phone.width)
    await expectFits(page, desktop.width)
  }
  await page.goto(new URL(`/embed/${profileUrl}`, inject('url')).href)
  await expectFits(page, phone.width)
})

test('a story and a reference in Arabic read from right to left', async () => {
  const { profileUrl } = await publishHost({
    stories: [
      {
        title: 'من قرأ الجدول؟',
        subtitle: 'قوارب نصف فارغة.',
        solution: 'سألنا الركاب.',
        results: 'امتلأت القوارب.',
      },
    ],
    references: [validatedReferee({ feedback: 'يستمع أولا.' }), validatedReferee()],
  })
  const page = await visit(`/profile/${profileUrl}`, { viewport: phone })
  for (const words of ['من قرأ الجدول؟', 'سألنا الركاب.', 'امتلأت القوارب.', 'يستمع أولا.']) {
    const isLastMarkOnTheLeft = await page
      .getByText(words)
      .first()
      .evaluate((element, words) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const texts: Text[] = []
        for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
        const text = texts.find(({ data }) => data.includes(words))
        const left = (at: number) => {
          const range = document.createRange()
          range.setStart(text as Text, at)
          range.setEnd(text as Text, at + 1)
          return range.getBoundingClientRect().left
        }
        const from = text?.data.indexOf(words) ?? 0
        return left(from + words.length - 1) < left(from)
      }, words)
    expect(isLastMarkOnTheLeft, words).toBe(true)
  }
  await expectFits(page)

  await page.getByRole('button', { name: 'Transformation Story' }).click()
  const dialog = page.getByRole('dialog')
  for (const words of ['من قرأ الجدول؟', 'قوارب نصف فارغة.']) {
    const gapOnTheRight = await dialog.getByText(words).evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return element.getBoundingClientRect().right - range.getBoundingClientRect().right
    })
    expect(gapOnTheRight, words).toBeLessThan(2)
  }
})

test('a story pressed again while its dialog is on the way opens all the same', async () => {
  const { promise: until, resolve: release } = Promise.withResolvers<void>()
  const page = await visit('/profile/tom-arkwright', { withhold: { scripts: /story-reader.*\.js/, until } })
  await hydrated(page)
  const opener = page.getByRole('button', { name: /Transformation Story/ })
  for (const _ of ['first', 'second']) await opener.click()
  release()
  await page.getByRole('dialog', { name: 'The empty chair' }).waitFor()
})

test('a sample expert’s stories have their own labels, and the scorecard of their page is the general one', async () => {
  const html = await htmlOf('/profile/adaeze-whitcombe')
  const labels = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt>/gs)].map(([, label = '']) => wordsOf(label))
  for (const part of ['Situation', 'Challenge', 'Approach', 'Result']) expect(labels).toContain(part)
  const ways = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
  for (const name of ['Solution Scorecard', 'Solution Assessment Scorecard'])
    expect(ways.find(([, , label = '']) => wordsOf(label) === name)?.[1], name).toBe('/scorecard')
})

test('the page of an unknown address says so and leads home', async () => {
  const page = await visit('/profile/nobody-here', { expected: /404/ })
  expect(await page.getByText("This profile doesn't exist or has been deactivated.").isVisible()).toBe(true)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go Home' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})
