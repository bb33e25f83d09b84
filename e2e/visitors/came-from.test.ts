import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { hydrated, visit } from '#test/browser.ts'

const profile = '/profile/tendai-rasmusson'
const fromsOf = new WeakMap<Page, string[]>()
/** Keeps what the pages tell of where their visitor came from. */
function listen(page: Page) {
  const froms: string[] = []
  fromsOf.set(page, froms)
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/api/seen') return
    const { kind, from } = request.postDataJSON()
    if (kind === 'profileViewed') froms.push(from)
  })
}
const lastFrom = (page: Page) => expect.poll(() => fromsOf.get(page)?.at(-1))

test('a profile records the site that its visitor came from, and nothing of it but the name', async () => {
  const page = await visit(profile, { before: listen })
  await lastFrom(page).toBe('')
  const referer = 'https://www.linkedin.com/messaging/thread/secret?with=somebody'
  await page.goto(inject('url') + profile, { referer })
  await hydrated(page)
  await lastFrom(page).toBe('www.linkedin.com')
  await page.goto(`${inject('url')}/solution-gallery`, { referer: 'https://www.google.com/' })
  await hydrated(page)
  await page.locator(`a[href="${profile}"]`).click()
  await page.waitForURL(`**${profile}`)
  await lastFrom(page).toBe('gallery')
  await page.reload()
  await hydrated(page)
  await expect.poll(() => fromsOf.get(page)).toEqual(['', 'www.linkedin.com', 'gallery', 'house'])
})
