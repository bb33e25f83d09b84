import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { teacher } from '../agent.ts'
import { visit } from '../browser.ts'
import { hostSite, widgetScript } from './host-site.ts'

type Teacher = Awaited<ReturnType<typeof teacher>>
const usual = { accent: '', position: 'right', greeting: '', theme: 'auto' }
/** Allows these sites and no others. */
export const allow = async ({ account }: Teacher, ...domains: string[]) => {
  const saved = await account.put('/widget-settings', { ...usual, domains })
  expect(saved.status, await saved.text()).toBe(200)
}
export const launcher = (page: Page) => page.locator('rembrandt-widget').getByRole('button')
export const frame = (page: Page) => page.locator('rembrandt-widget iframe').contentFrame()
export const field = (page: Page) => frame(page).getByLabel('Your question')
/** The tag of what has the focus, in the launcher too. */
export const focusIn = (page: Page) =>
  page.evaluate(() => {
    const inside = document.activeElement?.shadowRoot?.activeElement
    return (inside ?? document.activeElement)?.tagName
  })

type EmbedOptions = {
  attributes?: string
  /** What the owner pasted. */
  lines?: (profileUrl: string) => string
  isInHead?: boolean
}

/** A page of the owner's own site that they allowed, with the widget in it. */
export async function allowed(
  site: Parameters<typeof hostSite>[0] = {},
  {
    attributes = '',
    lines = (profileUrl) => widgetScript(profileUrl, attributes),
    isInHead = false,
    ...visitOptions
  }: EmbedOptions & Parameters<typeof visit>[1] = {},
) {
  const owner = await teacher()
  const script = lines(owner.profileUrl)
  const url = await hostSite(
    isInHead
      ? { ...site, head: `${site.head ?? ''}${script}` }
      : { ...site, body: `${site.body ?? ''}${script}` },
  )
  await allow(owner, url)
  return { owner, url, page: await visit('/', { url, ...visitOptions }) }
}
