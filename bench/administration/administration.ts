import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { stages } from '#schema/scorecard/stages.ts'
import { type Browser, signedInAs } from '#test/account.ts'
import { databaseAt } from '#test/people.ts'
import type { Effort } from '../effort.ts'
import { startOwnProduct } from '../instruments/products.ts'
import { median, timed } from '../instruments/timing.ts'
import { measured, type Row } from '../row.ts'
import { workerMemory } from '../worker/worker-memory.ts'

const budget = { of: 'ratio', atMost: 1.5 } as const
const [few, many] = [1_000, 100_000]
/** So many rows are written long before a write times out. */
const slice = 2_500
const newline = 10
const mostMemory = 64

const calls = {
  'the five figures': '/admin/summary',
  'registrations, first page': '/registrations',
  'scorecards, first page': '/scorecard/submissions',
  'scorecards by name': '/scorecard/submissions?sort=name',
  'scorecards by score': '/scorecard/submissions?sort=-score',
  'scorecards of a stage, by name': `/scorecard/submissions?sort=name&stage=${encodeURIComponent(stages[1].stage)}`,
  'scorecards with one name': '/scorecard/submissions?search=Number%20777%20of',
  'scorecards with a common address, by name': '/scorecard/submissions?search=visitor.example&sort=name',
  'scorecards with two letters': '/scorecard/submissions?search=vi',
  'waitlist with one address': '/waitlist/submissions?search=number777%40',
  'chat sessions, first page': '/chat/sessions',
  'user journeys, first page': '/admin/journeys',
}

/** An administrator's lists and files at 100,000 rows, asked in turn with those at 1,000. */
export async function* administration(effort: Effort): AsyncGenerator<Row> {
  const small = await filled(few)
  const large = await filled(many)
  try {
    for (const [what, path] of Object.entries(calls)) {
      const [fewTook, manyTook]: [number[], number[]] = [[], []]
      for (let call = 0; call <= effort.calls; call += 1) {
        fewTook.push(await timed(() => read(small.admin, path)))
        manyTook.push(await timed(() => read(large.admin, path)))
      }
      yield measured({
        what: `${what}, 100,000 rows`,
        // The first of each opens a connection.
        figure: median(manyTook.slice(1)),
        unit: 'ms',
        beside: { what: '1,000 rows', figure: median(fewTook.slice(1)) },
        budget,
      })
    }
    yield* await files(large)
  } finally {
    await small.product.stop()
    await large.product.stop()
  }
}

/** How long a file of everything takes, and what the worker's runtime grows by meanwhile. */
async function files({ product, admin }: Awaited<ReturnType<typeof filled>>): Promise<Row[]> {
  const before = workerMemory(product)
  let highest = before
  const watching = setInterval(() => {
    highest = Math.max(highest, workerMemory(product))
  }, 100)
  let lines = 0
  const took = await timed(async () => {
    const answer = await admin.get('/admin/scorecard-submissions.csv')
    for await (const part of answer.body ?? [])
      lines += part.reduce((count: number, byte: number) => count + Number(byte === newline), 0)
  })
  clearInterval(watching)
  if (lines !== many + 1) throw new Error(`The file has ${lines} lines`)
  return [
    measured({ what: 'a file of 100,000 scorecards', figure: took / 1000, unit: 's' }),
    measured({
      what: 'memory that the worker’s runtime grew by meanwhile',
      figure: highest - before,
      unit: 'MB',
      budget: { of: 'figure', atMost: mostMemory },
      note: `from ${before.toFixed(0)} MB, all isolates and the runtime itself`,
    }),
  ]
}

async function filled(rows: number) {
  const product = await startOwnProduct({ SAMPLE_DATA: 'off' })
  const { url, databaseUrl, dataFolder } = product
  const authSecret = readFileSync(join(dataFolder, 'auth-secret'), 'utf8').trim()
  await fill(databaseUrl, rows)
  const admin = await signedInAs('admin', { url, databaseUrl, authSecret })
  return { product, admin }
}

async function read(admin: Browser, path: string): Promise<void> {
  const answer = await admin.get(path)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`)
}

/** Writes so many of each list, spread over four hundred days. */
async function fill(databaseUrl: string, rows: number): Promise<void> {
  const db = databaseAt(databaseUrl)
  const numbers = (from: number) =>
    sql`with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${Math.min(from + slice, rows) - 1})`
  const at = sql`${Date.now()} - i * ${Math.floor((400 * 24 * 3600_000) / rows)}`
  const name = sql`'Number ' || i || ' of the visitors'`
  const email = sql`'number' || i || '@visitor.example'`
  const stage = sql`case i % 4 when 0 then ${stages[0].stage} when 1 then ${stages[1].stage} when 2 then ${stages[2].stage} else ${stages[3].stage} end`
  for (let from = 0; from < rows; from += slice) {
    await db.run(sql`${numbers(from)} insert into scorecard_submissions (token, submission_key, name, email, mobile,
        current_goal, short_term_goals, answers, total_score, stage, selected_category, category_feedback, wants_support, created_at)
      select 't' || i, 'k' || i, ${name}, ${email}, '', 'To be found by those who need it', '[]', '{}', i % 40, ${stage}, '', '{}', i % 2, ${at} from n`)
    await db.run(sql`${numbers(from)} insert into waitlist_entries (name, email, created_at, updated_at)
      select ${name}, ${email}, ${at}, ${at} from n`)
    await db.run(sql`${numbers(from)} insert into users (id, name, email, created_at, updated_at)
      select 'u' || i, ${name}, ${email}, ${at}, ${at} from n`)
    await db.run(sql`${numbers(from)} insert into registrations (user_id, full_name, email, company, role, industry,
        experience, consent_at, consent_text, created_at)
      select 'u' || i, ${name}, ${email}, '', '', 'Consulting', 'Nineteen years of it', ${at}, '', ${at} from n`)
    await db.run(sql`${numbers(from)} insert into profiles (profile_url, first_name, last_name, email, owner_id, created_at, updated_at)
      select 'number-' || i, 'Number', i, ${email}, 'u' || i, ${at}, ${at} from n`)
    await db.run(sql`${numbers(from)} insert into chat_sessions (id, visitor_id, started_at, last_activity_at)
      select 'conversation-' || i, 'nobody', ${at}, ${at} from n`)
    await db.run(sql`${numbers(from)} insert into chat_messages (id, session_id, is_user, text, created_at)
      select 'line-' || i, 'conversation-' || i, 1, 'Hello', ${at} from n`)
  }
}
