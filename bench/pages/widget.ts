import { createServer } from 'node:http'
import { weighBuild } from '#scripts/build/page-weights.ts'
import { listening } from '#test/fakes/listening.ts'
import type { Effort } from '../effort.ts'
import type { Product } from '../instruments/products.ts'
import { median } from '../instruments/timing.ts'
import { measured, notMeasured, type Row } from '../row.ts'
import { type Run, runsOf } from './lighthouse.ts'
import { weighPackage } from './npm-package.ts'
import { firstProfile } from './pages.ts'

const paragraph = '<p>Half-finished housing schemes, their lenders, and what made them go on.</p>'.repeat(40)
const hostPage = (script: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Somebody’s own site</title><meta name="viewport" content="width=device-width">
<meta name="description" content="A plain page."><link rel="icon" href="data:,"></head>
<body><main><h1>Somebody’s own site</h1>${paragraph}</main>${script}</body></html>`

/** Lighthouse's scores of a plain page of another origin with the widget and without it, in turn. */
export async function* siteWithWidget(product: Product, { lighthouseRuns }: Effort): AsyncGenerator<Row> {
  const profile = await firstProfile(product)
  const script = `<script async src="${product.url}/widget.js" data-profile="${profile}"></script>`
  const server = createServer(({ url }, answer) => {
    answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    answer.end(hostPage(url === '/with' ? script : ''))
  })
  const { origin: site, stop } = await listening(server, 'localhost')
  const runs: Record<'with' | 'without', Run[]> = { with: [], without: [] }
  try {
    for (let run = 0; run < lighthouseRuns; run += 1)
      for (const page of ['without', 'with'] as const)
        runs[page].push(...(await runsOf(`${site}/${page}`, 1)))
  } finally {
    stop()
  }
  const performance = (page: keyof typeof runs) => median(runs[page].map((run) => run.performance))
  yield measured({
    name: 'Lighthouse, a site with the widget: performance',
    figure: performance('with'),
    unit: 'points',
    baseline: { name: 'without it', figure: performance('without') },
    budget: { of: 'figure', atLeast: performance('without') - 1 },
  })
  yield measured({
    name: 'Lighthouse, a site with the widget: layout shift',
    figure: Math.max(...runs.with.map(({ layoutShift }) => layoutShift)),
    unit: 'of 1',
    baseline: { name: 'without it', figure: Math.max(...runs.without.map(({ layoutShift }) => layoutShift)) },
    ratio: 1,
    budget: { of: 'figure', atMost: 0 },
  })
}

/** What a site loads of others' widgets: of the one the loader alone, of the other the whole chat. */
const others = [
  { sizeOf: 'launcher', parts: ['launcher'], name: '@calcom/embed-core@1.5.3', file: 'dist/embed/embed.js' },
  {
    sizeOf: 'launcher and frame',
    parts: ['launcher', 'frame'],
    name: '@typebot.io/js@0.10.7',
    file: 'dist/web.js',
  },
] as const

/** What the widget weighs beside widgets of others. */
export async function* widgetBesideOthers(): AsyncGenerator<Row> {
  const weights = weighBuild()
  for (const { sizeOf, parts, name, file } of others) {
    const row = `${sizeOf} of the widget beside another one, gzip`
    const bytes = await weighPackage(name, file)
    if (bytes === undefined)
      yield notMeasured(row, `npm could not fetch ${name}, for which it needs a network`)
    else
      yield measured({
        name: row,
        figure: parts.reduce((total, part) => total + weights[part], 0) / 1000,
        unit: 'KB',
        baseline: { name, figure: bytes / 1000 },
        note: `${file} of ${name}`,
      })
  }
}
