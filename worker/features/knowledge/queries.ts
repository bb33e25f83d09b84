import { sql } from 'drizzle-orm'
import type { GalleryFilter } from '#schema/gallery.ts'
import { unfiltered } from '#schema/options.ts'
import type { Database } from '../../services/database.ts'
import type { Asked, Vocabulary } from './asked.ts'

export type Scored = { id: number; score: number }

/** How much a word counts where it stands, in the order of profile_search's columns. */
const fieldWeights = { name: 1, role: 2, problem: 2, expertise: 1, stories: 1, feedback: 0.5 }
const weights = sql.raw(Object.values(fieldWeights).join(', '))
/** What the other sentences add to the one that an expert answers best. */
const otherSentences = 0.25
const candidates = 200
const mostMisspelt = 8

/** What the gallery knows of these stems, one round trip. */
export async function findVocabulary(db: Database, stems: string[]): Promise<Vocabulary> {
  const asked = JSON.stringify(stems)
  const [known, similar, [listed]] = await db.batch([
    db.all<{ stem: string; profiles: number }>(
      sql`select stem, profiles from search_words where stem in (select value from json_each(${asked}))`,
    ),
    db.all<Vocabulary['similar'][number]>(sql`
      select misspelt.stem as asked, word.stem, word.profiles
      from (select value as stem from json_each(${asked}) where length(value) > 3 and value not glob '*[0-9]*'
        and not exists (select 1 from search_words known where known.stem = value) limit ${mostMisspelt}) misspelt
      cross join search_words word on word.stem >= substr(misspelt.stem, 1, 1) and word.stem < char(unicode(misspelt.stem) + 1)
        and length(word.stem) between length(misspelt.stem) - 2 and length(misspelt.stem) + 2`),
    db.all<{ total: number }>(
      sql`select coalesce(max(seq), 1) as total from sqlite_sequence where name = 'profiles'`,
    ),
  ])
  return {
    listed: new Map(known.map(({ stem, profiles }) => [stem, profiles])),
    similar,
    total: listed?.total ?? 1,
  }
}

/**
 * The listed profiles that say what was asked, best first, with scores (the larger the better): as good as the
 * sentence that they answer best, and a little better for each other one.
 */
export const rankByWords = (
  db: Database,
  { expressions }: Pick<Asked, 'expressions'>,
  filter: GalleryFilter,
) =>
  db.all<Scored>(sql`
    select id, max(score) + ${otherSentences} * (sum(score) - max(score)) as score
    from (${sql.join(
      expressions.map((expression) => rankedBy(sql`${expression}`, filter)),
      sql` union all `,
    )})
    group by id order by 2 desc, id limit ${candidates}`)

/** A word that more profiles say than one in ten tells nothing of a challenge; in a small gallery three may say it. */
const commonShare = 0.1
const rareAnyway = 3
/** How many entries of the index an expansion may read, and how many words it may have. */
const readable = 20_000
const mostWords = 10

/** The same for words that came with the best answers: the first ones that few enough profiles say. */
export const rankByExpansion = (
  db: Database,
  offered: { stem: string; word: string }[],
  filter: GalleryFilter,
  { total }: Pick<Vocabulary, 'total'>,
) =>
  db.all<Scored>(
    rankedBy(
      // Two quotation marks stand for a word that nobody says.
      sql`(select coalesce(group_concat('"' || word || '"', ' OR '), '""') from (
        select word from (
          select key, offered.value->>'word' as word, sum(profiles) over (order by key) as reads
          from json_each(${JSON.stringify(offered)}) offered join search_words on stem = offered.value->>'stem'
          where profiles <= ${Math.max(rareAnyway, total * commonShare)})
        where reads <= ${readable} order by key limit ${mostWords}))`,
      filter,
    ),
  )

/** Ids and scores of the profiles that match an expression, the best 200. */
function rankedBy(expression: ReturnType<typeof sql>, { businessArea, industry }: GalleryFilter) {
  const narrowed =
    businessArea === unfiltered && industry === unfiltered
      ? sql``
      : // The plus keeps the planner from walking a whole area for each profile instead of the profile's few places.
        sql`and exists (select 1 from gallery_placements p where p.profile_id = profile_search.rowid and +p.area = ${businessArea}
          ${industry === unfiltered ? sql`` : sql`and +p.industry = ${industry}`})`
  return sql`select * from (
    select rowid as id, -bm25(profile_search, ${weights}) as score from profile_search
    where profile_search match ${expression} ${narrowed}
    order by score desc, rowid limit ${candidates})`
}
