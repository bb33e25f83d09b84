import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stages } from '#schema/scorecard/stages.ts'
import { freePort } from '#scripts/local/network.ts'
import { type Browser, signedInAs } from '#test/account.ts'
import type { Effort } from '../effort.ts'
import { heapAfterCollection, heapInUse, inspectApi } from '../instruments/inspector.ts'
import { startOwnProduct } from '../instruments/products.ts'
import { median, timed } from '../instruments/timing.ts'
import { measured, type Row } from '../row.ts'
import { fill } from './filling.ts'

const budget = { of: 'ratio', atMost: 1.5 } as const
const [few, many] = [1_000, 100_000]
const newline = 10
/** What Cloudflare allows an isolate. */
const maxMemoryMb = 128

export const administratorsLists = {
  'the five figures': '/admin/summary',
  'registrations, first page': '/registrations',
  'scorecards, first page': '/scorecard/submissions',
  'scorecards by name': '/scorecard/submissions?sort=name',
  'scorecards by score': '/scorecard/submissions?sort=-score',
  'scorecards of a stage, by name': `/scorecard/submissions?sort=name&stage=${encodeURIComponent(stages[1].stage)}`,
  'scorecards with one name': '/scorecard/submissions?search=Number%20777%20of',
  'scorecards with a common address, by name': '/scorecard/submissions?search=visitor.example&sort=name',
  'scorecards with two letters': '/scorecard/submissions?search=vi',
  'scorecards with two letters that nobody has': '/scorecard/submissions?search=qz',
  'waitlist with one address': '/waitlist/submissions?search=number777%40',
  'chat sessions, first page': '/chat/sessions',
  'user journeys, first page': '/admin/journeys',
  'accounts, first page': '/admin/accounts',
  'accounts with one name': '/admin/accounts?search=Number%20777%20of',
  'accounts with one address': '/admin/accounts?search=number777%40',
  'accounts whose names all begin alike': '/admin/accounts?search=number',
  'orders, first page': '/admin/orders',
  'orders that were refunded': '/admin/orders?state=refunded',
  'orders without an account': '/admin/orders?state=without-account',
  'orders of one name': '/admin/orders?search=Number%20777%20of',
  'orders whose names all begin alike': '/admin/orders?search=number',
  'mail that was given up': '/admin/mails?state=given-up',
  'mail that waits': '/admin/mails?state=waiting',
  'what needs a look about money': '/admin/payment-tasks',
  'the record': '/admin/decisions',
}

/** An administrator's lists and files at 100,000 rows, asked in turn with those at 1,000. */
export async function* administration(effort: Effort): AsyncGenerator<Row> {
  const small = await filled(few)
  const large = await filled(many)
  try {
    for (const [name, path] of Object.entries(administratorsLists)) {
      const [fewTook, manyTook]: [number[], number[]] = [[], []]
      for (let call = 0; call <= effort.calls; call += 1) {
        fewTook.push(await timed(() => read(small.admin, path)))
        manyTook.push(await timed(() => read(large.admin, path)))
      }
      yield measured({
        name: `${name}, 100,000 rows`,
        // The first of each opens a connection.
        figure: median(manyTook.slice(1)),
        unit: 'ms',
        baseline: { name: '1,000 rows', figure: median(fewTook.slice(1)) },
        budget,
      })
    }
    yield* await files(large)
  } finally {
    await small.product.stop()
    await large.product.stop()
  }
}

/** How long a file of everything takes, and what the worker's heap holds meanwhile. */
async function files({ admin, inspectorPort }: Awaited<ReturnType<typeof filled>>): Promise<Row[]> {
  const inspector = await inspectApi(inspectorPort)
  const before = await heapAfterCollection(inspector)
  let highest = before
  const watching = setInterval(async () => {
    highest = Math.max(highest, await heapInUse(inspector))
  }, 50)
  let lines = 0
  const took = await timed(async () => {
    const answer = await admin.get('/admin/scorecard-submissions.csv')
    for await (const part of answer.body ?? [])
      lines += part.reduce((count: number, byte: number) => count + Number(byte === newline), 0)
  })
  clearInterval(watching)
  if (lines !== many + 1) throw new Error(`The file has ${lines} lines`)
  return [
    measured({ name: 'a file of 100,000 scorecards', figure: took / 1000, unit: 's' }),
    measured({
      name: 'heap of the API worker meanwhile, garbage included',
      figure: highest,
      unit: 'MB',
      budget: { of: 'figure', atMost: maxMemoryMb },
      note: `${before.toFixed(0)} MB collected before it`,
    }),
  ]
}

async function filled(rows: number) {
  const inspectorPort = await freePort()
  const product = await startOwnProduct({ SAMPLE_DATA: 'off', INSPECTOR_PORT: String(inspectorPort) })
  const { url, databaseUrl, dataFolder } = product
  const authSecret = readFileSync(join(dataFolder, 'auth-secret'), 'utf8').trim()
  await fill(databaseUrl, rows)
  const admin = await signedInAs('admin', { url, databaseUrl, authSecret })
  return { product, admin, inspectorPort }
}

async function read(admin: Browser, path: string): Promise<void> {
  const answer = await admin.get(path)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`)
}
