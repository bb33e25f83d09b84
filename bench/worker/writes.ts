import { services } from '#schema/paths.ts'
import type { Effort } from '../effort.ts'
import { type Outcome, putLoad } from '../instruments/load.ts'
import { processorTime } from '../instruments/processes.ts'
import { launcherOf, type Product } from '../instruments/products.ts'
import { median } from '../instruments/timing.ts'
import { bareRoute, firstProfile } from '../pages/pages.ts'
import { measured, type Row } from '../row.ts'

const connections = 64
const minShare = 0.28
const maxMs = 1_000

/** Saves lines of chat for some seconds, each the first of a conversation of its own. */
export const saveLines = async (product: Product, seconds: number) =>
  putLoad({
    url: `${product.url}${services.api}/chat`,
    connections,
    seconds,
    body: JSON.stringify({
      sessionId: '[<id>]',
      message: 'Our project is late: [<id>]',
      isUser: true,
      agentName: await firstProfile(product),
    }),
  })

/**
 * Writes beside the bare route at as many connections, in turn with it. The load generator, the worker and the database
 * share the machine's processors: what each takes of them stands in a note.
 */
export async function writesAtOnce(product: Product, { seconds, rounds }: Effort): Promise<Row[]> {
  const bare: Costly[] = []
  const writes: Costly[] = []
  for (let round = 0; round < rounds; round += 1) {
    bare.push(
      await costOf(product, () => putLoad({ url: `${product.url}${bareRoute}`, connections, seconds })),
    )
    writes.push(await costOf(product, () => saveLines(product, seconds)))
  }
  const middle = (loads: Costly[], of: 'rate' | 'p99') => median(loads.map((load) => load[of]))
  const longest = (loads: Costly[]) => Math.max(...loads.map((load) => load.longest))
  return [
    measured({
      name: `writes at ${connections} connections`,
      figure: middle(writes, 'rate'),
      unit: '/s',
      baseline: { name: 'bare route', figure: middle(bare, 'rate') },
      ratio: median(writes.map(({ rate }, round) => rate / (bare[round]?.rate ?? Number.NaN))),
      budget: { of: 'ratio', atLeast: minShare },
      note: `of the processor a write takes ${costs(writes)}; the bare route ${costs(bare)}`,
    }),
    measured({
      name: 'writes, 99 of 100 within',
      figure: middle(writes, 'p99'),
      unit: 'ms',
      baseline: { name: 'bare route', figure: middle(bare, 'p99') },
    }),
    measured({
      name: 'writes, the longest',
      figure: longest(writes),
      unit: 'ms',
      baseline: { name: 'bare route', figure: longest(bare) },
      budget: { of: 'figure', atMost: maxMs },
    }),
    measured({
      name: 'writes refused or lost',
      figure: writes.reduce((sum, { errors }) => sum + errors, 0),
      unit: 'errors',
      budget: { of: 'figure', atMost: 0 },
    }),
  ]
}

/** Milliseconds of the processor for each answer. */
type Costly = Outcome & { cost: { worker: number; database: number; generator: number } }

/** Puts a load on a product and measures what each answer costs. */
export async function costOf(product: Product, load: () => Promise<Outcome>): Promise<Costly> {
  const launcher = launcherOf(product)
  const used = () => [processorTime(launcher, 'workerd'), processorTime(launcher, 'sqld')]
  const before = used()
  const outcome = await load()
  const [worker, database] = used().map((ms, index) => (ms ?? Number.NaN) - (before[index] ?? Number.NaN))
  const each = (ms = Number.NaN) => ms / outcome.answers
  return {
    ...outcome,
    cost: { worker: each(worker), database: each(database), generator: each(outcome.processorMs) },
  }
}

const costs = (loads: Costly[]) => {
  const ms = (of: keyof Costly['cost']) => median(loads.map(({ cost }) => cost[of])).toFixed(2)
  return `${ms('worker')} ms in the worker, ${ms('database')} in the database, ${ms('generator')} in the load generator`
}
