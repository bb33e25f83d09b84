import { sql } from 'drizzle-orm'
import { services } from '#schema/paths.ts'
import { type Browser, browser, registration, signIn } from '#test/account.ts'
import { databaseAt } from '#test/people.ts'
import type { Effort } from '../effort.ts'
import { ask, json } from '../instruments/calls.ts'
import type { Product } from '../instruments/products.ts'
import { median, timed } from '../instruments/timing.ts'
import { measured, type Row } from '../row.ts'
import { dashboardOnAPhone } from './dashboard-on-a-phone.ts'

const calls = {
  dashboard: '/current-user-dashboard',
  'figures of 90 days': '/dashboard/figures?days=90',
  'what happened': '/dashboard/activity',
  leads: '/dashboard/leads',
}
const manyLeads = 10_000
const manyEvents = 100_000
/** So many rows are written long before a write times out. */
const slice = 5_000

/** What an owner waits who has 10,000 leads and 100,000 events of a year, asked in turn with one who has none. */
export async function ownerDashboard(product: Product, effort: Effort): Promise<Row[]> {
  const [empty, full] = [await newOwner(product), await newOwner(product)]
  await fill(product, full.profileUrl)
  const rows: Row[] = []
  for (const [name, path] of Object.entries(calls)) {
    const [without, withAll]: [number[], number[]] = [[], []]
    for (let call = 0; call <= 2 * effort.calls; call += 1) {
      without.push(await timed(() => read(empty, path)))
      withAll.push(await timed(() => read(full, path)))
    }
    rows.push(
      measured({
        name: `${name}, an owner of 10,000 leads and 100,000 events`,
        // The first of each opens a connection.
        figure: median(withAll.slice(1)),
        unit: 'ms',
        baseline: { name: 'an owner of none', figure: median(without.slice(1)) },
        budget: { of: 'ratio', atMost: 2 },
      }),
    )
  }
  return [...rows, ...(await dashboardOnAPhone(product, full, effort))]
}

async function newOwner({ url, databaseUrl }: Product) {
  const given = registration()
  const { profileUrl } = JSON.parse(
    await ask(`${url}${services.api}/register-free-profile`, json(given)),
  ) as { profileUrl: string }
  await databaseAt(databaseUrl).run(
    sql`update profiles set plan = 'premium' where profile_url = ${profileUrl}`,
  )
  return { ...(await signIn(browser(url), given.email, given.password)), profileUrl }
}

async function read(owner: Pick<Browser, 'get'>, path: string): Promise<void> {
  const answer = await owner.get(path)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`)
}

/** Writes what happened in four hundred days, spread over them, from a dozen sources. */
async function fill({ databaseUrl }: Product, profileUrl: string): Promise<void> {
  const db = databaseAt(databaseUrl)
  const ofProfile = sql`from profiles, n where profile_url = ${profileUrl}`
  const numbers = (from: number) =>
    sql`with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${from + slice - 1})`
  const at = (every: number) => sql`${Date.now()} - i * ${Math.floor((400 * 24 * 3600_000) / every)}`
  for (let from = 0; from < manyLeads; from += slice)
    await db.run(sql`${numbers(from)} insert into leads (profile_id, source, name, email, created_at, read_at)
      select id, iif(i % 2, 'scorecard', 'question'), 'Visitor ' || i, 'visitor' || i || '@okafor.example', ${at(manyLeads)},
        iif(i > 40, 1, null) ${ofProfile}`)
  for (let from = 0; from < manyEvents; from += slice)
    await db.run(sql`${numbers(from)} insert into events (kind, profile_id, visitor, subject, day, at, source)
      select iif(i % 5 = 4, 'chatStarted', iif(i % 5 = 3, 'storyOpened', 'profileViewed')), id, 'visitor ' || i, '',
        date((${at(manyEvents)}) / 1000, 'unixepoch'), ${at(manyEvents)}, 'site-' || (i % 12) || '.example' ${ofProfile}`)
}
