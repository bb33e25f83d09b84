import { sql } from 'drizzle-orm'
import { databaseAt } from '#test/people.ts'
import type { Product } from '../instruments/products.ts'
import { measured, type Row } from '../row.ts'

const events = 20_000
/** Made-up profiles have none of these: who has, has four stories. */
const ofStories = /^(stor(y|ies)|claim|confirmations|references|badge)/

/** What a profile and an event take in the database, indexes included: the pages of their tables. */
export async function storedSizes({ databaseUrl }: Product): Promise<Row[]> {
  const db = databaseAt(databaseUrl)
  const pages = () =>
    db.all<{
      name: string
      bytes: number
    }>(sql`select coalesce(s.tbl_name, d.name) as name, sum(d.pgsize) as bytes
      from dbstat d left join sqlite_schema s on s.name = d.name group by 1`)
  const size = async (isWanted: (name: string) => boolean) =>
    (await pages()).reduce((sum, { name, bytes }) => sum + (isWanted(name) ? bytes : 0), 0)
  const [counted] = await db.all<{ all: number; withStories: number }>(
    sql`select (select count(*) from profiles) as "all", (select count(distinct profile_id) from stories) as "withStories"`,
  )
  const { all = 0, withStories = 0 } = counted ?? {}
  const profile = (await size((name) => !ofStories.test(name))) / all
  const stories = (await size((name) => ofStories.test(name))) / withStories
  const ofEvents = (name: string) => name === 'events' || name === 'figures'
  const before = await size(ofEvents)
  const visitor = 'lower(hex(randomblob(21)))'
  await db.run(sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${events})
    insert into events (kind, profile_id, visitor, subject, day, at, source)
    select 'widgetOpened', (select min(id) + i % 500 from profiles), ${sql.raw(visitor)}, '',
      date('2020-01-01', (i % 50) || ' days'), 1577836800000 + i, 'direct' from n`)
  const event = ((await size(ofEvents)) - before) / events
  await db.run(sql`delete from events where at < 1600000000000`)
  await db.run(sql`delete from figures where kind = 'widgetOpened'`)
  return [
    measured({
      name: 'a profile with its stories, in the database',
      figure: (profile + stories) / 1000,
      unit: 'KB',
      note: `${(profile / 1000).toFixed(1)} KB of it search, gallery and the profile itself, of ${all}; the rest stories, referees and badges, of ${withStories}; no embeddings`,
    }),
    measured({
      name: 'a thousand events in the database, with their daily figures',
      figure: event,
      unit: 'KB',
      note: `${events} on 500 profiles and 50 days`,
    }),
  ]
}
