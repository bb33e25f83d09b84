import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { startDatabaseServer } from '#scripts/local/database/database-server.ts'
import { root } from '#scripts/local/settings.ts'
import { browser } from '../account.ts'
import { visitorOf } from '../agent.ts'
import { visit } from '../browser.ts'
import { eventually } from '../eventually.ts'
import { startProduct } from '../product.ts'
import { fault } from './fault.ts'
import { wrongIn } from './oracle.ts'
import { crowds, openWorld } from './world.ts'

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** The commit before the newest migration; undefined where the history is not at hand. */
function beforeNewestMigration(): string | undefined {
  try {
    const newest = git('log', '-1', '--format=%H', '--', 'migrations')
    return git('rev-parse', `${newest}^`)
  } catch {
    return undefined
  }
}

/** A checkout of another commit, with the libraries of this one. */
function checkout(commit: string): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'rembrandt-before-')), 'product')
  git('worktree', 'add', '--detach', folder, commit)
  onTestFinished(() => {
    git('worktree', 'remove', '--force', folder)
    rmSync(join(folder, '..'), { recursive: true, force: true })
  })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Gives a browser the documents and scripts of one deployment, and the API of the other. */
const pagesFrom = (url: string) => (page: Page) =>
  page.route(/.*/, async (route) => {
    const requestUrl = new URL(route.request().url())
    if (requestUrl.pathname.startsWith('/api/')) return route.continue()
    const response = await route.fetch({
      url: url + requestUrl.pathname + requestUrl.search,
      maxRedirects: 0,
    })
    await route.fulfill({ response })
  })

fault(
  'the previous and the new deployment both work side by side on the new database',
  {
    fault:
      'a new worker beside the previous one on a migrated database; old pages on the new worker, new pages on the old one',
    effect: 'nothing: people who began with one go on with the other',
    onlyWhole: true,
  },
  async ({ note, notTested }) => {
    const commit = beforeNewestMigration()
    if (!commit) return notTested('there is no history here')
    const folder = mkdtempSync(join(tmpdir(), 'rembrandt-skew-'))
    const server = await startDatabaseServer(folder, console.error)
    onTestFinished(async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    })
    const secret = 'a secret of two deployments that are one'
    const start = async (where?: string) => {
      const variables = { SAMPLE_DATA: 'off', TURSO_DATABASE_URL: server.url, AUTH_SECRET: secret }
      const product = await startProduct(variables, where)
      onTestFinished(product.stop)
      writeFileSync(join(product.dataFolder, 'auth-secret'), secret)
      return { ...product, databaseUrl: server.url }
    }
    const before = await start(checkout(commit))
    const someone = visitorOf('adaeze-whitcombe', browser(before.url, { isPatient: false }))
    let isMigrated = false
    const refused: number[] = []
    let lines = 0
    const talking = (async () => {
      while (!isMigrated) {
        for (const { status } of [
          await someone.save(`Hello ${lines}`),
          await fetch(`${before.url}/profile/adaeze-whitcombe`),
        ])
          if (status >= 400) refused.push(status)
        lines += 1
      }
    })()
    const now = await start()
    isMigrated = true
    await talking
    expect(refused, 'while the database was migrated').toEqual([])

    const worlds = await Promise.all([before, now].map((product) => openWorld(product, crowds.few)))
    await Promise.all(worlds.map((world) => world.goesOn()))
    await Promise.all(worlds.map((world) => world.close()))
    for (const world of worlds) expect(await wrongIn(world)).toEqual([])
    for (const [index, other] of [now, before].entries()) {
      const owner = worlds[index]?.owners[0]
      const cookie = [...(owner?.account.cookies ?? [])].map((pair) => pair.join('=')).join('; ')
      const session = await fetch(`${other.url}/api/session`, { headers: { Cookie: cookie } })
      expect(await session.json(), 'signed in at the other').toMatchObject({
        user: { email: owner?.account.email },
      })
    }
    for (const [pages, api, world] of [
      [before, now, worlds[0]],
      [now, before, worlds[1]],
    ] as const) {
      const owner = world?.owners[0]
      const page = await visit('/login', { url: api.url, isFirst: true, before: pagesFrom(pages.url) })
      await page
        .getByLabel(/e-?mail/i)
        .first()
        .fill(owner?.account.email ?? '')
      await page.getByLabel('Password', { exact: true }).fill(owner?.account.password ?? '')
      await page.keyboard.press('Enter')
      await page.waitForURL(/customer-dashboard/)
      await page.getByRole('heading').first().waitFor()
    }
    note(
      `${lines} lines while it was migrated, ${worlds.flatMap(({ writes }) => writes).length} writes at both`,
    )
  },
)

fault(
  'a page whose scripts a deployment has replaced reloads once and works',
  {
    fault: 'a page from before a deployment requests a script that no longer exists',
    effect: 'the page reloads once and then works',
    onlyWhole: true,
  },
  async ({ note }) => {
    const product = await startProduct({ SAMPLE_DATA: 'off' })
    onTestFinished(product.stop)
    for (const [from, link, to] of [['/login', /forgot/i, /forgot-password/]] as const) {
      let isGone = false
      let documents = 0
      let refused = 0
      const page = await visit(from, {
        url: product.url,
        isFirst: true,
        expected: /404|Failed to (load|fetch)|dynamically imported/,
        before: (page) =>
          page.route(/.*/, async (route) => {
            const request = route.request()
            if (request.isNavigationRequest()) {
              documents += 1
              // The document of the new deployment names files that are there.
              isGone = false
            }
            const isScript = isGone && new URL(request.url()).pathname.startsWith('/assets/')
            if (isScript) refused += 1
            return isScript ? route.fulfill({ status: 404 }) : route.continue()
          }),
      })
      // What it loads when it is idle would reload it before anybody presses.
      await page.waitForLoadState('networkidle')
      isGone = true
      await page.getByRole('link', { name: link }).first().click()
      await page.waitForURL(to)
      await eventually(() => documents === 2)
      await page.waitForURL(to)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      note(`${from}: ${refused} scripts gone, ${documents - 1} document more`)
      expect(documents, 'once').toBe(2)
    }
  },
)
