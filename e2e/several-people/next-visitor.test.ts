import { expect, inject, test } from 'vitest'
import { desktop } from '#test/browser.ts'
import { newVisitorsPage } from '#test/visitors-page.ts'

const open = () => newVisitorsPage(inject('url'), desktop)

test('a page that a visitor left runs nothing of theirs before the next one’s documents', async () => {
  const first = await open()
  await first.page.addInitScript(() => Object.assign(window, { mark: 'theirs' }))
  await first.page.goto(`${inject('url')}/privacy`)
  const markOf = ({ page }: typeof first) => page.evaluate(() => 'mark' in window)
  expect(await markOf(first)).toBe(true)
  // Several may lie idle, as after other journeys.
  const other = await open()
  await other.leave(false)
  await first.leave(false)
  const next = await open()
  expect(next.page, 'it is used again').toBe(first.page)
  await next.page.goto(`${inject('url')}/privacy`)
  expect(await markOf(next)).toBe(false)
  await next.leave(false)
})

test('a page whose clock was moved is not given to the next visitor', async () => {
  const first = await open()
  await first.page.clock.install()
  await first.page.clock.fastForward('16:00')
  await first.leave(false)
  expect(first.page.isClosed()).toBe(true)
})
