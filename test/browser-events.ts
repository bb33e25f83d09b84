import type { Page } from 'playwright-core'

/** Has a page of an account ask anew for all that it shows, as it does once its network is back. */
export const askAgain = (page: Page) =>
  page.evaluate(() => {
    for (const name of ['offline', 'online']) dispatchEvent(new Event(name))
  })

/** For the `before` of a visit, or before a reload: the browser has the back button of a phone. */
export const withBackButton = (page: Page) =>
  page.addInitScript({
    content: `{
      const open = new Set()
      window.goBack = () => [...open].at(-1)?.requestClose()
      window.CloseWatcher = class extends CloseWatcher {
        constructor() {
          super()
          open.add(this)
          this.addEventListener('close', () => open.delete(this))
        }
        destroy() {
          open.delete(this)
          super.destroy()
        }
      }
    }`,
  })

/** Presses it: the last of what watches for it is asked to close. */
export const pressBack = (page: Page) => page.evaluate(() => (window as { goBack?: () => void }).goBack?.())
