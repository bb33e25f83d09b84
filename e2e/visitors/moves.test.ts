import { expect, test } from 'vitest'
import { hydrated, phone, visit } from '#test/browser.ts'

declare global {
  interface Window {
    /** What moved since, or why nothing did. */
    animations: string[]
  }
}

const requestsOf = (page: Awaited<ReturnType<typeof visit>>) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  return requests
}
const card = 'a[href="/profile/tendai-rasmusson"]'

test('a page that a visitor points at is loaded before it is opened, and requested once', async () => {
  const page = await visit('/solution-gallery', { isFirst: true })
  const requests = requestsOf(page)
  const link = page.locator(card)
  await link.scrollIntoViewIfNeeded()
  await expect
    .poll(async () => {
      // Whoever points before the page can hear it points again.
      await page.mouse.move(0, 0)
      await link.hover()
      return requests.filter((path) => path === '/api/public-profiles/tendai-rasmusson').length
    })
    .toBe(1)
  await expect.poll(() => requests.some((path) => /\/assets\/profile-/.test(path))).toBe(true)
  await link.click()
  await page.waitForURL('**/profile/tendai-rasmusson')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(requests.filter((path) => path === '/api/public-profiles/tendai-rasmusson')).toHaveLength(1)
})

test('a move to another page is announced, focused and scrolled to its top, with no animation if unwanted', async () => {
  const page = await visit('/solution-gallery', { isStill: false })
  await page.evaluate(() => {
    const animations: string[] = []
    window.animations = animations
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      void transition.ready.then(
        () => {
          for (const animation of document.getAnimations()) {
            const { pseudoElement } = animation.effect as KeyframeEffect
            if (pseudoElement) animations.push(pseudoElement)
          }
        },
        (skipped: Error) => animations.push(skipped.name),
      )
      return transition
    }
    scrollTo({ top: 300, behavior: 'instant' })
  })
  const animations = () => page.evaluate(() => window.animations)
  const forget = () => page.evaluate(() => void window.animations.splice(0))
  const fetched = page.waitForResponse('**/api/public-profiles/tendai-rasmusson')
  await page.locator(card).hover()
  await fetched
  await page.locator(card).click()
  const announced = page.locator('xpath=//p[@role="status"][not(ancestor::main)]')
  await expect.poll(() => announced.textContent()).toMatch(/Tendai Rasmusson, /)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  // A browser that stood still for four seconds leaves the movement out.
  await expect
    .poll(animations)
    .toContainEqual(expect.stringMatching(/^(::view-transition-group\(work\)|TimeoutError)$/))
  await page.goBack()
  await expect.poll(() => announced.textContent()).toMatch(/^Solution Gallery/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  // What follows the scrolling of its own text never ends.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ timeline }) => !(timeline instanceof DocumentTimeline)),
  )
  await forget()
  await page.locator(card).click()
  await page.waitForURL('**/profile/tendai-rasmusson')
  await page.waitForTimeout(400)
  expect((await animations()).filter((name) => name.startsWith('::'))).toEqual([])
})

test('a page behind another door begins at its top too, and a reload keeps the place', async () => {
  const page = await visit('/profile/tendai-rasmusson', { viewport: phone })
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await page.evaluate(() => location.assign('/register'))
  await page.waitForURL('**/register')
  await hydrated(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await page.reload()
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
})
