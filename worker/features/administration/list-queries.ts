import { type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { fewMatches } from '../../services/database/few-matches.ts'
import { cutPage, readCursor } from '../../services/paging.ts'
import { readTogether } from '../../services/write.ts'
import type { AdminList, ListedRow } from './list-kinds-queries.ts'
import { countOf } from './queries.ts'

/** Full text knows any three letters in a row, and what begins with fewer. */
const lettersOfTerm = 3

type ListFilter = { search?: string | undefined; stages?: string[] | undefined }
type ListQuery = ListFilter & { sort: string; cursor?: string | undefined; limit: number }
type Listed<Shown> = { rows: Shown[]; nextCursor: string | null; total: string | null }

/** A page of a list; `total` comes with the first page, `1000+` where more match a search. @throws AppError BAD_REQUEST. */
export async function pageOf<Shown>(
  call: Call,
  list: AdminList<Shown>,
  query: ListQuery,
): Promise<Listed<Shown>> {
  const after = readCursor(query.cursor, 'value', 'integer')
  const matching = await matchingOf(call, list, query)
  const { total, stored } = await readTogether(call, {
    total: after ? undefined : matching.total,
    stored: storedOf(call, list, matching.where, { ...query, after }),
  })
  const { page, nextCursor } = cutPage(stored, query.limit, ({ sortedBy, id }) => [sortedBy, id])
  const found = total?.[0]?.total
  const isCapped = found !== undefined && matching.isCapped && found > fewMatches
  const shownTotal = isCapped ? `${fewMatches}+` : (found?.toString() ?? null)
  return { rows: page.map(list.recordOf), nextCursor, total: shownTotal }
}

/** Where a page ended: the value that it is ordered by, and the row's id. */
type Position = [value: string | number, id: number]

/** Behind a position; apart, because the database uses an index for the first condition only. */
const passed = (by: SQL, [value, id]: Position, than: SQL) =>
  sql`and ${by} ${than}= ${value} and (${by} ${than} ${value} or id ${than} ${id})`

const slice = 1000

/** All rows of a list that match, newest first, 1,000 at a time. */
export async function* everyRow<Shown>(
  call: Call,
  list: AdminList<Shown>,
  filter: ListFilter,
): AsyncGenerator<Shown[]> {
  const { where } = await matchingOf(call, list, filter)
  for (let after: Position | undefined; ; ) {
    const stored = await storedOf(call, list, where, { sort: '-date', after, limit: slice })
    const rows = stored.slice(0, slice)
    yield rows.map(list.recordOf)
    const last = rows.at(-1)
    if (!last || stored.length <= slice) return
    after = [last.sortedBy, last.id]
  }
}

/** What a search and a stage leave of a list: a condition by which the database finds it quickly, and how many there are. */
async function matchingOf<Shown>(
  call: Call,
  list: AdminList<Shown>,
  { search = '', stages }: ListFilter,
): Promise<{ where: SQL; total: ReturnType<typeof countOf>; isCapped?: true }> {
  const [inAll] = stages?.length ? await countOf(call, list.kind, stages) : []
  // A plus keeps the database from sorting a large stage, where the index of the order is a short way.
  const plus = inAll && inAll.total > fewMatches ? sql`+` : sql``
  const inStages = stages ? sql`${plus}stage in (${sql.join(stages, sql`, `)})` : sql`1`
  if (!search) return { where: inStages, total: countOf(call, list.kind, stages) }
  const indexed = sql`select rowid from ${list.index} where ${list.index} match ${phraseOf(list.terms, search)}`
  const [found] = await capped(call, indexed)
  const isFew = found !== undefined && found.total <= fewMatches
  const like = sql`like ${likeOf(search)} escape '\\'`
  const words = isFew ? sql`id in (${indexed})` : sql`(${list.name} ${like} or email ${like})`
  const where = sql`${words} and ${isFew && stages ? sql`+` : sql``}${inStages}`
  return { where, total: capped(call, sql`select 1 from ${list.table} where ${where}`), isCapped: true }
}

/** What full text matches: the search itself, or every term that begins with one or two letters. */
function phraseOf(terms: SQL, search: string): SQL {
  if ([...search].length >= lettersOfTerm) return sql`${`"${search.replaceAll('"', '""')}"`}`
  const from = search.toLowerCase()
  return sql`(select coalesce(group_concat('"' || replace(term, '"', '""') || '"', ' OR '), '""') from ${terms}
    where term >= ${from} and term < ${`${from}\u{10FFFF}`})`
}

const capped = ({ db }: Call, found: SQL) =>
  db.all<{ total: number }>(sql`select count(*) as total from (${found} limit ${fewMatches + 1})`)

const likeOf = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`

/** The rows after a position, and one more. */
function storedOf<Shown>(
  { db }: Call,
  list: AdminList<Shown>,
  where: SQL,
  { sort, after, limit }: Pick<ListQuery, 'sort' | 'limit'> & { after: Position | undefined },
) {
  const isDown = sort.startsWith('-')
  const by = list.orders[sort.replace('-', '')] ?? list.orders.date
  const direction = isDown ? sql`desc` : sql`asc`
  const isAfter = after ? passed(by, after, isDown ? sql`<` : sql`>`) : sql``
  return db.all<ListedRow>(sql`select ${list.columns}, ${by} as sortedBy from ${list.table}
    where ${where} ${isAfter} order by ${by} ${direction}, id ${direction} limit ${limit + 1}`)
}
