import { expect, inject, test } from 'vitest'
import { visit } from '#test/browser.ts'
import { publishPerson } from '#test/people.ts'
import { jsonOf } from '#test/requests.ts'

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

test.each(shown)('%s is hydrated as the page that was sent', async (_, address, plain) => {
  const page = await visit(address)
  const plainPage = await fetch(inject('url') + plain).then((answer) => answer.text())
  const [, title] = /<title>([^<]*)<\/title>/.exec(plainPage) ?? []
  expect(await page.title()).toBe(title?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"))
  expect(await page.locator('head > title').count()).toBe(1)
  expect(await page.locator('main h1').count()).toBe(1)
})
