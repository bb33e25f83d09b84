import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { badgeHref, statusListHref } from '#schema/badges/addresses.ts'
import type { OwnBadges } from '#schema/badges/badge-answers.ts'
import { isSetInList, statusListLength } from '#schema/badges/status-list.ts'
import { services } from '#schema/paths.ts'
import { browser, signIn } from '#test/account.ts'
import { databaseAt } from '#test/people.ts'
import { jsonOf } from '#test/requests.ts'
import type { Effort } from '../effort.ts'
import { ask, json } from '../instruments/calls.ts'
import { type Product, startOwnProduct } from '../instruments/products.ts'
import { median, quantile, timed } from '../instruments/timing.ts'
import { measured, type Row } from '../row.ts'
import { signingBadges } from './signing.ts'

const badges = 10_000
const verifiersAtOnce = 200
/** Longer than an isolate answers with the list that it signed. */
const untilColdMs = 5_100

type List = { credentialSubject: { encodedList: string } }
type Badge = { credentialStatus: { statusListIndex: string } }

/**
 * What signing costs, the status list of 10,000 badges, and how long after a press it says that one is revoked.
 */
export async function* badgeCosts(effort: Effort): AsyncGenerator<Row> {
  yield* await signingBadges(effort)
  const product = await startOwnProduct()
  try {
    await fill(product)
    yield* await listRows(product, effort)
    yield* await revocationRows(product, effort)
  } finally {
    await product.stop()
  }
}

const listOf = ({ url }: Product) => ask(`${url}${statusListHref(1)}`)

async function listRows(product: Product, { isQuick }: Effort): Promise<Row[]> {
  const cold: number[] = []
  for (let round = 0; round < (isQuick ? 3 : 9); round += 1) {
    await sleep(untilColdMs)
    cold.push(await timed(() => listOf(product)))
  }
  const cached: number[] = []
  for (let call = 0; call < 100; call += 1) cached.push(await timed(() => listOf(product)))
  await sleep(untilColdMs)
  const crowd: number[] = []
  const wrong = await Promise.all(
    Array.from({ length: verifiersAtOnce }, async () => {
      const began = performance.now()
      const isGiven = await listOf(product).then(Boolean, () => false)
      crowd.push(performance.now() - began)
      return isGiven ? 0 : 1
    }),
  )
  const text = await listOf(product)
  const list = (JSON.parse(text) as List).credentialSubject.encodedList
  const isWhole = await isSetInList(list, statusListLength - 1).then(
    () => true,
    () => false,
  )
  const name = `the status list of ${badges.toLocaleString('en-GB')} badges`
  return [
    measured({
      name: `${name}, read from the database and signed`,
      figure: median(cold),
      unit: 'ms',
      baseline: { name: 'kept for five seconds', figure: median(cached) },
      budget: { of: 'figure', atMost: 1_500 },
    }),
    measured({
      name,
      figure: Buffer.byteLength(text) / 1024,
      unit: 'KB',
      note: `${(gzipSync(text).length / 1024).toFixed(1)} KB compressed, ${statusListLength.toLocaleString('en-GB')} entries`,
    }),
    measured({
      name: `${name}, ${verifiersAtOnce} verifiers at once, the slowest`,
      figure: Math.max(...crowd),
      unit: 'ms',
      note: `half within ${Math.round(median(crowd))} ms`,
    }),
    measured({
      name: 'verifiers who got no list, or one of fewer than 131,072 entries',
      figure: wrong.reduce<number>((sum, one) => sum + one, isWhole ? 0 : 1),
      unit: 'errors',
      budget: { of: 'figure', atMost: 0 },
    }),
  ]
}

/** An owner's press: their page is switched off and on again, as often as the effort says. */
async function revocationRows(product: Product, { isQuick }: Effort): Promise<Row[]> {
  const logins = JSON.parse(readFileSync(join(product.dataFolder, 'sample-logins.json'), 'utf8')) as {
    role: string
    plan?: string
    email: string
    password: string
  }[]
  const login = logins.find(({ role, plan }) => role === 'owner' && plan === 'premium')
  if (!login) throw new Error('No premium owner among the samples')
  const owner = await signIn(browser(product.url), login.email, login.password)
  const revoked: number[] = []
  const issued: number[] = []
  await ask(`${product.url}${services.api}/dev/cron/issue-badges`, json({}))
  for (let round = 0; round < (isQuick ? 2 : 8); round += 1) {
    const id = await until(async () => (await valid(owner))?.id)
    const badge = JSON.parse(await ask(`${product.url}${badgeHref(id)}`)) as Badge
    await listOf(product)
    revoked.push(
      await timed(async () => {
        await owner.put('/customer-profile', { isActive: false })
        await until(async () => {
          const { encodedList } = (JSON.parse(await listOf(product)) as List).credentialSubject
          return isSetInList(encodedList, Number(badge.credentialStatus.statusListIndex))
        })
      }),
    )
    issued.push(
      await timed(async () => {
        await owner.put('/customer-profile', { isActive: true })
        await until(() => valid(owner))
      }),
    )
  }
  const shown = (name: string, figures: number[], atMost: number) =>
    measured({
      name,
      figure: Math.max(...figures),
      unit: 'ms',
      budget: { of: 'figure', atMost },
      note: `half within ${Math.round(quantile(figures, 0.5))} ms`,
    })
  return [
    shown('from the press of an owner until the list says revoked, the slowest', revoked, 10_000),
    shown('from the press of an owner until the new badge is signed, the slowest', issued, 10_000),
  ]
}

const valid = async (owner: Awaited<ReturnType<typeof signIn>>) =>
  (await jsonOf<OwnBadges>(owner.get('/badges'))).badges.find(({ state }) => state === 'valid')

async function until<Found>(found: () => Promise<Found | undefined | false>): Promise<Found> {
  for (const end = Date.now() + 70_000; Date.now() < end; await sleep(50)) {
    const one = await found()
    if (one) return one
  }
  throw new Error('It did not come within a minute')
}

/** Writes 10,000 badges, three for each of some owners, two referees in each with two claims; one in fifty is revoked. */
async function fill({ databaseUrl }: Product): Promise<void> {
  const db = databaseAt(databaseUrl)
  const owners = Math.floor(badges / 3)
  const from = 1_000_000
  const numbers = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${owners})`
  const mine = sql`id > ${from}`
  await db.run(sql`${numbers} insert into users (id, name, email, email_verified, created_at, updated_at)
    select 'owner-' || i, 'Petra Proof', 'petra' || i || '@owner.example', 1, 0, 0 from n`)
  await db.run(sql`${numbers} insert into profiles (id, profile_url, first_name, last_name, email, plan, listed_at,
      owner_id, created_at, updated_at)
    select ${from} + i, 'petra-' || i, 'Petra', 'Proof', '', 'starter', 1, 'owner-' || i, 0, i from n`)
  for (const place of [0, 1, 2])
    await db.run(sql`insert into stories (id, profile_id, place, title, problem_description, solution, results, status,
        version, created_at, updated_at)
      select id * 3 + ${place}, id, ${place}, 'The timetable', '', '', '', 'validated', 1, 0, 0 from profiles where ${mine}`)
  await db.run(sql`insert into story_versions (story_id, version, title, problem_description, solution, results, status,
      edited_at, created_at)
    select id, 1, title, '', '', '', 'validated', 0, 0 from stories where profile_id > ${from}`)
  for (const place of [0, 1, 2])
    await db.run(sql`insert into claims (story_id, version, place, part, text)
      select id, 1, ${place}, 'results', 'By April ' || ${place} || ' of 10 boats were full.'
      from stories where profile_id > ${from}`)
  for (const referee of [0, 1]) {
    const id = sql`profile_id * 2 + ${referee}`
    await db.run(sql`insert into "references" (id, profile_id, name, email, normalised_email, status, created_at)
      select id * 2 + ${referee}, id, 'Referee', ${referee}, ${referee}, 'validated', 0 from profiles where ${mine}`)
    await db.run(sql`insert into confirmations (story_id, version, reference_id, confirmed_at)
      select id, 1, ${id}, 0 from stories where profile_id > ${from}`)
    for (const place of [0, 1])
      await db.run(sql`insert into claim_confirmations (story_id, version, place, reference_id, outcome, at)
        select id, 1, ${place}, ${id}, 'confirmed', 0 from stories where profile_id > ${from}`)
  }
  const body = 'x'.repeat(6_000)
  await db.run(sql`insert or ignore into badges (id, profile_id, story_id, version, profile_url, title, status_list,
      status_index, key_id, says_hash, issued_at, revoked_at, reason, body)
    select 'b' || id, profile_id, id, 1, 'petra-' || (profile_id - ${from}), title, 1, row_number() over (order by random()) * 13 % ${statusListLength},
      'k1', 'filled', 0, iif(id % 50, null, 1), iif(id % 50, null, 'story'), ${body}
    from stories where profile_id > ${from}`)
  for (const referee of [0, 1])
    await db.run(sql`insert into badge_endorsements (badge_id, reference_id, claims, named_hash)
      select id, profile_id * 2 + ${referee}, '[0,1]', '' from badges where profile_id > ${from}`)
}
