import type { Effort } from '../effort.ts'
import type { Product } from '../instruments/products.ts'
import { median } from '../instruments/timing.ts'
import { logProgress } from '../progress.ts'
import { measured, type Row } from '../row.ts'
import { startCountedWorker, type WorkerUsage } from './counted-worker.ts'
import { operations } from './operations.ts'
import { storedSizes } from './stored-sizes.ts'

/** How often each is counted; the median is told. */
const times = 3
/** Few milliseconds of many short calls: the system counts in tens. */
const shortCalls = 10
/** Of a save, whatever the gallery holds: what is read of a whole table grows with it. */
const maxRowsOfSave = 400

/**
 * What one visit, search, event, chat, booking, save and sign-in cost: their calls of the database and KV, and their
 * processor time beside the bare route's.
 */
export async function* costs(product: Product, { calls }: Pick<Effort, 'calls'>): AsyncGenerator<Row> {
  const worker = await startCountedWorker(product)
  try {
    let bare: number | undefined
    const all = await operations(product, worker.url)
    await worker.settle()
    for (const { name, before, act, isShort, isSave } of all) {
      logProgress(name)
      const measurements: WorkerUsage[] = []
      let turn = 0
      for (let time = 0; time < times; time += 1) {
        await before?.()
        measurements.push(await worker.usageOf(() => act(turn++)))
      }
      const count = isShort ? shortCalls * calls : calls
      const processor = await worker.processorOf(async () => {
        for (let call = 0; call < count; call += 1) await act(turn++)
      })
      const figure = processor.worker / count
      const baseline = bare !== undefined && { baseline: { name: 'bare route', figure: bare } }
      const note = `${noteOf(measurements)}; ${(processor.database / count).toFixed(1)} ms of the database’s processor`
      yield measured({ name, figure, unit: 'ms', ...baseline, note })
      bare ??= figure
      if (isSave) yield rowsOfSave(name, measurements)
    }
  } finally {
    await worker.stop()
  }
  yield* await storedSizes(product)
}

const rowsOfSave = (name: string, measurements: readonly WorkerUsage[]): Row =>
  measured({
    name: `${name}: rows read`,
    figure: middle(measurements, 'rowsRead'),
    unit: 'rows',
    budget: { of: 'figure', atMost: maxRowsOfSave },
    note: 'a save that reads more reads a whole table, and costs more with every profile',
  })

function noteOf(measurements: readonly WorkerUsage[]): string {
  const of = (name: keyof WorkerUsage) => middle(measurements, name)
  const many = (count: number, unit: string) =>
    `${count.toLocaleString('en-GB')} ${unit}${count === 1 ? '' : 's'}`
  const database = of('statements')
    ? `${many(of('statements'), 'statement')} in ${many(of('roundTrips'), 'round trip')}, ${many(of('rowsRead'), 'row')} read, ${of('rowsWritten')} written`
    : 'nothing at the database'
  const subrequests = of('fetches') + of('kvReads') + of('kvWrites')
  return `${database}; KV: ${many(of('kvReads'), 'read')}, ${many(of('kvWrites'), 'write')}; ${many(subrequests, 'subrequest')}`
}

const middle = (measurements: readonly WorkerUsage[], name: keyof WorkerUsage) =>
  median(measurements.map((one) => one[name]))
