import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Page } from '#schema/pages/page-row.ts'
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
/** The name of the site that has the widget, which is measured beside itself without it. */
export const widgetsPage = 'widget'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Scores = Record<(typeof categories)[number], number>
/** What performance is made of, in milliseconds; the shift of the page's parts has no unit. */
const metrics = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  speedIndex: 'speed-index',
  blockingTime: 'total-blocking-time',
  layoutShift: 'cumulative-layout-shift',
} as const
type Metrics = Record<keyof typeof metrics, number>
/** The scores of one run, and what made the first of them. */
export type Run = Scores & Metrics
type Report = {
  categories: Record<keyof Scores, { score: number | null }>
  audits: Record<string, { numericValue?: number } | undefined>
}

/** The pages that are measured, by the names with which each can be asked for alone. */
const pagesOf = (profile: string) =>
  ({
    landing: [paths.home, paths.home.href()],
    gallery: [paths.gallery, paths.gallery.href()],
    profile: [paths.profile, paths.profile.href(profile)],
    agent: [paths.miningAgent, paths.miningAgent.href()],
    pricing: [paths.pricing, paths.pricing.href()],
    sprint: [paths.sprint, paths.sprint.href()],
    booking: [paths.booking, paths.booking.href(profile)],
    verify: [paths.verify, paths.verify.href()],
    questionnaire: [paths.solutionProfileQuestions, paths.solutionProfileQuestions.href()],
    login: [paths.login, paths.login.href()],
    register: [paths.register, paths.register.href()],
    setup: [paths.setup, paths.setup.href()],
    checkout: [paths.checkout, paths.checkout.href(1)],
    'reference-form': [paths.referenceForm, paths.referenceForm.href()],
    'confirm-reference': [paths.confirmReference, paths.confirmReference.pattern],
    'withdraw-reference': [paths.withdrawReference, paths.withdrawReference.pattern],
  }) satisfies Record<string, [Page, string]>

/**
 * Lighthouse's scores of a simulated phone, as medians: 100 of a page at the edge, 95 in performance of one behind the
 * account door. Where machines are told to keep away, what they would find is not counted.
 */
export async function* lighthouseScores(
  product: Product,
  { lighthouseRuns, lighthousePages: chosen }: Effort,
): AsyncGenerator<Row> {
  const pages = pagesOf(await firstProfile(product))
  const unknown = chosen?.find((name) => name !== widgetsPage && !Object.hasOwn(pages, name))
  if (unknown !== undefined)
    throw new Error(`There is no page "${unknown}": ${Object.keys(pages).join(', ')}, ${widgetsPage}`)
  for (const [name, [page, path]] of Object.entries(pages)) {
    if (chosen && !chosen.includes(name)) continue
    const runs = await runsOf(`${product.url}${path}`, lighthouseRuns)
    const isAccount = page.rendering === 'client'
    yield scoreRow(`Lighthouse, ${name}: performance`, runs, ['performance'], isAccount ? 95 : 100)
    yield scoreRow(`Lighthouse, ${name}: the others`, runs, [
      'accessibility',
      'best-practices',
      ...(page.indexed ? (['seo'] as const) : []),
    ])
  }
}

export async function runsOf(url: string, times: number): Promise<Run[]> {
  const runs: Run[] = []
  for (let run = 0; run < times; run += 1) runs.push(await runUntilTraced(url))
  return runs
}

/** The lowest of the medians of the four scores, each named below it, performance with what it is made of. */
export function scoreRow(
  name: string,
  runs: readonly Run[],
  scored: readonly (keyof Scores)[] = categories,
  atLeast = 100,
): Row {
  const medians = scored.map((category) => median(runs.map((scores) => scores[category])))
  return measured({
    name,
    figure: Math.min(...medians),
    unit: 'points',
    budget: { of: 'figure', atLeast },
    note: [
      ...scored.map((category, index) => `${category} ${medians[index]}`),
      ...(scored.includes('performance') ? [inMetrics(runs)] : []),
    ].join(', '),
  })
}

function inMetrics(runs: readonly Run[]) {
  const of = (metric: keyof Metrics) => median(runs.map((run) => run[metric]))
  const seconds = (metric: keyof Metrics) => `${(of(metric) / 1000).toFixed(2)} s`
  return `first paint ${seconds('firstPaint')}, largest ${seconds('largestPaint')}, speed index ${seconds('speedIndex')}, blocked ${of('blockingTime').toFixed(0)} ms, shift ${of('layoutShift').toFixed(3)}`
}

/** Chromium loses a trace now and then; what counts is what was measured. */
async function runUntilTraced(url: string): Promise<Run> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await runOnce(url)
    } catch (error) {
      if (attempt === traceAttempts) throw error
    }
}

async function runOnce(url: string): Promise<Run> {
  const options = [
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
  const points = (category: keyof Scores) => Math.round((scored[category].score ?? 0) * 100)
  const scores = Object.fromEntries(categories.map((category) => [category, points(category)])) as Scores
  const values = Object.entries(metrics).map(([name, id]) => [name, audits[id]?.numericValue] as const)
  if (scored.performance.score === null || values.some(([, value]) => value === undefined))
    throw new Error(`Lighthouse saw nothing on ${url}`)
  return { ...scores, ...(Object.fromEntries(values) as Metrics) }
}
