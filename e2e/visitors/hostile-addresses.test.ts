import { expect, inject, test } from 'vitest'
import { hydrated, visit } from '#test/browser.ts'
import { publishPerson } from '#test/people.ts'
import { htmlOf, jsonOf } from '#test/requests.ts'

const owner = await publishPerson({ profile: { plan: 'sprint', scorecardActive: true } })
const { stories } = await jsonOf<{ stories: { id: number }[] }>(
  fetch(`${inject('url')}/api/public-profiles/adaeze-whitcombe`),
)
const story = stories[1]?.id

/** What was asked for, its address, and the plain one whose page it shows. */
const shown = [
  ['an agent page with a story', `/adaeze-agent?story=${story}`, '/adaeze-agent'],
  [
    'an owner’s scorecard with a blank result',
    `/scorecard/${owner.profileUrl}?result=%20`,
    `/scorecard/${owner.profileUrl}`,
  ],
  [
    'an owner’s scorecard with a view and a blank result',
    `/scorecard/${owner.profileUrl}?view=questions&result=%E3%80%80`,
    `/scorecard/${owner.profileUrl}?view=questions`,
  ],
  [
    'a profile with a quote that it does not hold',
    `/profile/${owner.profileUrl}?quote=nothing&story=%20&utm_source=mail`,
    `/profile/${owner.profileUrl}`,
  ],
  [
    'a dossier with a story',
    `/profile/${owner.profileUrl}/print?story=1&q=x`,
    `/profile/${owner.profileUrl}/print`,
  ],
  [
    'a booking page with days that are none',
    `/book/${owner.profileUrl}?result=x&day=2030-01-01&day=x`,
    `/book/${owner.profileUrl}`,
  ],
  [
    'the gallery with filters nobody knows',
    '/solution-gallery?area=Astrology&area=Sales&q=%20',
    '/solution-gallery',
  ],
  ['the sprint page with numbers', '/sprint-landing?sprint=1&level=9', '/sprint-landing'],
  ['the scorecard with a blank result', '/scorecard?result=%20&view=x', '/scorecard'],
] as const

test('an address in capitals is no page before the browser takes it over, and none after', async () => {
  const page = await visit('/Adaeze-agent', { expected: /404/ })
  for (const path of ['/Adaeze-agent', '/Solution-Gallery', '/PRICING', '/Profile/adaeze-whitcombe']) {
    if (path !== '/Adaeze-agent') await page.goto(new URL(path, inject('url')).href)
    await hydrated(page)
    expect(await page.locator('main h1').textContent(), path).toBe('404 Page Not Found')
  }
})

test('an address with words that mean nothing there is hydrated as the page that was sent', async () => {
  const page = await visit(shown[0][1])
  for (const [description, address, plain] of shown) {
    if (description !== shown[0][0]) await page.goto(new URL(address, inject('url')).href)
    await hydrated(page)
    const [, title] = /<title>([^<]*)<\/title>/.exec(await htmlOf(plain)) ?? []
    expect(await page.title(), description).toBe(title?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"))
    expect(await page.locator('head > title').count(), description).toBe(1)
    expect(await page.locator('main h1').count(), description).toBe(1)
  }
})
