import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { Browser } from '../account.ts'
import { expectFits, hydrated, phone, visit, withSession } from '../browser.ts'
import { markOfWords } from './hostile-words.ts'

declare global {
  interface Window {
    ran(what: string): void
    happened: string[]
  }
}

type How = NonNullable<Parameters<typeof visit>[1]>

/** A page that notes in every frame what ran or was against a policy. */
export const watched = (path: string, who?: Browser, how: How = {}) =>
  visit(path, {
    ...how,
    before: async (page) => {
      await page.addInitScript(() => {
        window.happened = []
        window.ran = (what) => window.happened.push(what)
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          window.happened.push(`${violatedDirective} ${blockedURI}`),
        )
      })
      page.on('dialog', (dialog) => dialog.dismiss().then(() => page.evaluate(() => window.ran('a dialog'))))
      if (who) await withSession(who)(page)
      await how.before?.(page)
    },
  })

/** Expects that in no frame of the page anything happened, or stands as an element that was typed. */
export async function nothingHappened(page: Page) {
  for (const frame of page.frames()) {
    const found = await frame.evaluate(() => ({
      // A frame without scripts has none of ours.
      happened: window.happened ?? [],
      planted: [...document.querySelectorAll('.planted, [onerror], [onload], a[href^="javascript:" i]')].map(
        ({ outerHTML }) => outerHTML,
      ),
    }))
    expect({ at: page.url(), ...found }).toEqual({ at: page.url(), happened: [], planted: [] })
  }
}

/** Expects that each of these pages shows hostile words, and that nothing came of them. */
export async function showsWords(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(new URL(path, inject('url')).href)
    await hydrated(page)
    await page
      .getByText(markOfWords)
      .first()
      .waitFor({ state: 'attached' })
      .catch((cause) => {
        throw new Error(`${path} shows none of the words`, { cause })
      })
    await nothingHappened(page)
    // None of the words has a place to break that a phone's width needs.
    await expectFits(page, phone.width)
  }
}
