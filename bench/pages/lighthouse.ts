import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { paths } from '#schema/paths.ts'
import { requireChromium } from '#scripts/local/chromium.ts'
import { root } from '#scripts/local/settings.ts'
import type { Effort } from '../effort.ts'
import type { Product } from '../instruments/products.ts'
import { median } from '../instruments/timing.ts'
import { measured, type Row } from '../row.ts'
import { firstProfile } from './pages.ts'

const tool = join(root, 'bench/lighthouse/node_modules/lighthouse/cli/index.js')
const traceAttempts = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Scores = Record<(typeof categories)[number], number>
/** The scores of one run, and how far the page's parts moved while it loaded. */
export type Run = Scores & { layoutShift: number }
type Report = {
  categories: Record<keyof Scores, { score: number | null }>
  audits: { 'cumulative-layout-shift': { numericValue?: number } }
}

/** Lighthouse's four scores of the pages people see first, on a simulated phone: the lowest of each page's medians. */
export async function* lighthouseScores(product: Product, { lighthouseRuns }: Effort): AsyncGenerator<Row> {
  const pages = {
    landing: paths.home.href(),
    gallery: paths.gallery.href(),
    profile: paths.profile.href(await firstProfile(product)),
    agent: paths.miningAgent.href(),
    verify: paths.verify.href(),
  }
  for (const [page, path] of Object.entries(pages))
    yield scoreRow(`Lighthouse, ${page} page`, await runsOf(`${product.url}${path}`, lighthouseRuns))
  yield* accountScores(product, lighthouseRuns)
}

/** Pages of the account door are not indexed, so that audit is left out there. */
async function* accountScores(product: Product, lighthouseRuns: number): AsyncGenerator<Row> {
  const pages = {
    questionnaire: paths.solutionProfileQuestions.href(),
    login: paths.login.href(),
    registration: paths.register.href(),
    setup: paths.setup.href(),
    'reference form': paths.referenceForm.href(),
    checkout: paths.checkout.href(1),
  }
  for (const [page, path] of Object.entries(pages)) {
    const runs = await runsOf(`${product.url}${path}`, lighthouseRuns, ['--skip-audits=is-crawlable'])
    const what = `Lighthouse, ${page}`
    yield scoreRow(`${what}: performance`, runs, ['performance'], 95)
    yield scoreRow(`${what}: the others`, runs, ['accessibility', 'best-practices', 'seo'])
  }
}

export async function runsOf(url: string, times: number, options: string[] = []): Promise<Run[]> {
  const runs: Run[] = []
  for (let run = 0; run < times; run += 1) runs.push(await runUntilTraced(url, options))
  return runs
}

/** The lowest of the medians of the four scores, each named below it. */
export function scoreRow(
  what: string,
  runs: readonly Scores[],
  scored: readonly (keyof Scores)[] = categories,
  atLeast = 100,
): Row {
  const medians = scored.map((category) => median(runs.map((scores) => scores[category])))
  return measured({
    what,
    figure: Math.min(...medians),
    unit: 'points',
    budget: { of: 'figure', atLeast },
    note: scored.map((category, place) => `${category} ${medians[place]}`).join(', '),
  })
}

/** Chromium loses a trace now and then; what counts is what was measured. */
async function runUntilTraced(url: string, options: string[]): Promise<Run> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await runOnce(url, options)
    } catch (error) {
      if (attempt === traceAttempts) throw error
    }
}

async function runOnce(url: string, more: string[]): Promise<Run> {
  const options = [
    ...more,
    '--quiet',
    '--output=json',
    '--no-enable-error-reporting',
    `--only-categories=${categories.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update',
  ]
  const child = spawn(process.execPath, [tool, url, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, CHROME_PATH: requireChromium() },
    timeout: 90_000,
  })
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`Lighthouse failed on ${url}`)
  const { categories: scored, audits } = JSON.parse(output) as Report
  const layoutShift = audits['cumulative-layout-shift'].numericValue
  if (scored.performance.score === null || layoutShift === undefined)
    throw new Error(`Lighthouse saw nothing on ${url}`)
  const points = (category: keyof Scores) => Math.round((scored[category].score ?? 0) * 100)
  const scores = Object.fromEntries(categories.map((category) => [category, points(category)])) as Scores
  return { ...scores, layoutShift }
}
