import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { Browser } from '../account.ts'
import { expectFits, goWithin, hydrated, phone, visit, withSession } from '../browser.ts'
import { markOfWords } from './hostile-words.ts'

declare global {
  interface Window {
    ran(name: string): void
    happened: string[]
    /** The texts of the page that hold some words. */
    textsWith(words: string): Node[]
    textsBefore?: WeakSet<Node>
  }
}

type Options = NonNullable<Parameters<typeof visit>[1]>

/** A page that notes in every frame what ran or was against a policy. */
export const watched = (path: string, person?: Browser, options: Options = {}) =>
  visit(path, {
    ...options,
    before: async (page) => {
      await page.addInitScript(() => {
        window.happened = []
        window.ran = (name) => window.happened.push(name)
        window.textsWith = (words) => {
          const all = document.evaluate(
            `//body//text()[contains(., "${words}") and not(ancestor::script)]`,
            document,
            null,
            XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
          )
          return Array.from({ length: all.snapshotLength }, (_, at) => all.snapshotItem(at) as Node)
        }
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          window.happened.push(`${violatedDirective} ${blockedURI}`),
        )
      })
      page.on('dialog', (dialog) => dialog.dismiss().then(() => page.evaluate(() => window.ran('a dialog'))))
      if (person) await withSession(person)(page)
      await options.before?.(page)
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
    if (!(await showsNewWords(page, path))) {
      await page.goto(new URL(path, inject('url')).href)
      await hydrated(page)
      await page
        .getByText(markOfWords)
        .first()
        .waitFor({ state: 'attached' })
        .catch((cause) => {
          throw new Error(`${path} shows none of the words`, { cause })
        })
    }
    await nothingHappened(page)
    // None of the words has a place to break that a phone's width needs.
    await expectFits(page, phone.width)
  }
}

/** Whether a part of the page itself, opened without a new document, shows words that were not there before. */
async function showsNewWords(page: Page, path: string): Promise<boolean> {
  const here = new URL(page.url())
  const { pathname, search, hash } = new URL(path, here)
  if (pathname !== here.pathname || search === here.search || hash) return false
  await page.evaluate((mark) => {
    window.textsBefore = new WeakSet(window.textsWith(mark))
  }, markOfWords)
  await goWithin(page, path)
  // Where only what all parts share shows them, nothing tells that it has come.
  return page
    .waitForFunction(
      (mark) => window.textsWith(mark).some((text) => !window.textsBefore?.has(text)),
      markOfWords,
      // Looked for by eye, not in every frame: it reads all texts of the page.
      { timeout: 1_500, polling: 100 },
    )
    .then(
      () => true,
      () => false,
    )
}
