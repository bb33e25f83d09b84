import { type SQL, sql } from 'drizzle-orm'
import type { GalleryFilter } from '#schema/gallery/gallery.ts'
import { unfiltered } from '#schema/options.ts'
import { passagesOfProfile } from '#schema/tables/search.ts'
import type { Call } from '../../call.ts'
import { readTogether } from '../../services/write.ts'
import type { SearchQuery, Vocabulary } from './asked.ts'
import { smoothScores } from './term-vectors.ts'

export type Scored = { id: number; score: number }

/**
 * How much a word counts where it stands, in the order of profile_search's columns. SQLite multiplies a word's count
 * by it, so all of them by a fifth make five times the k1 that SQLite has fixed: a second mention still counts.
 */
const fieldWeights = { name: 0.2, role: 0.4, problem: 0.4, expertise: 0.2, story: 0.2, feedback: 0.1 }
const weights = sql.raw(Object.values(fieldWeights).join(', '))
// Written out, because a number that is passed is a fraction, and so would be the quotient.
const perProfile = sql.raw(String(passagesOfProfile))
const others = 0.1
const mostPassages = 600
const mostOfSentence = 200
/** Who is compared with whom: so many, because what they say has to be read. */
const mostProfiles = 100
const mostMisspelt = 8
const firstScreen = 24

/** What the gallery knows of these stems, one round trip. */
export async function findVocabulary(call: Call, stems: string[]): Promise<Vocabulary> {
  const { db } = call
  const asked = JSON.stringify(stems)
  const { known, similar, all } = await readTogether(call, {
    known: db.all<{ stem: string; passages: number }>(
      sql`select stem, passages from search_words where stem in (select value from json_each(${asked}))`,
    ),
    similar: db.all<Vocabulary['similar'][number]>(sql`
      select misspelt.stem as asked, word.stem, word.passages
      from (select value as stem from json_each(${asked}) where length(value) > 3 and value not glob '*[0-9]*'
        and not exists (select 1 from search_words known where known.stem = value) limit ${mostMisspelt}) misspelt
      cross join search_words word on word.stem >= substr(misspelt.stem, 1, 1) and word.stem < char(unicode(misspelt.stem) + 1)
        and length(word.stem) between length(misspelt.stem) - 2 and length(misspelt.stem) + 2`),
    all: db.all<{ total: number }>(sql`select passages as total from search_words where stem = ''`),
  })
  return {
    listed: new Map(known.map(({ stem, passages }) => [stem, passages])),
    similar,
    total: all[0]?.total ?? 1,
  }
}

/**
 * The listed profiles that say what was asked, best first, with scores (the larger the better): as good as the
 * sentence of the query that they answer best, in the passage that answers it best, and a tenth of all others.
 * A sentence that names the challenge counts more than one that tells a story round it, and who speaks as the best
 * do is moved up.
 */
export async function rankByWords(
  { db }: Call,
  { expressions }: Pick<SearchQuery, 'expressions'>,
  filter: GalleryFilter,
): Promise<Scored[]> {
  const sentences = expressions.map((expression) =>
    byClarity(bestOf(rankedBy(sql`${expression}`, filter), mostOfSentence)),
  )
  const ranked = await db.all<Scored & { vector: ArrayBuffer | null }>(sql`
    select ranked.id, ranked.score, said.vector
    from (${bestOf(sql.join(sentences, sql` union all `), mostProfiles)}) ranked
    left join profile_term_vectors said on said.profile_id = ranked.id order by ranked.score desc, ranked.id`)
  return smoothScores(
    ranked.map(({ vector, ...one }) => ({ ...one, vector: vector ? new Int8Array(vector) : undefined })),
  )
}

/** Every profile once: its best score and a tenth of its others. */
const bestOf = (scored: SQL, atMost: number) => sql`select * from (
  select id, max(score) + ${others} * (sum(score) - max(score)) as score from (${scored})
  group by id order by 2 desc, id limit ${atMost})`

/** A sentence counts by how far its best answer stands out of its first screen: what is told on the way, everybody answers alike. */
const byClarity = (scored: SQL) => sql`
  select id, score * max(score) over () / avg(score) filter (where place <= ${firstScreen}) over () as score
  from (select *, row_number() over (order by score desc, id) as place from (${scored}))`

/** Profile and score of the passages that match an expression, the best 600. */
function rankedBy(expression: SQL, { businessArea, industry }: GalleryFilter) {
  const narrowed =
    businessArea === unfiltered && industry === unfiltered
      ? sql``
      : // The plus keeps the planner from walking a whole area for each profile instead of the profile's few places.
        sql`and exists (select 1 from gallery_placements p where p.profile_id = profile_search.rowid / ${perProfile} and +p.area = ${businessArea}
          ${industry === unfiltered ? sql`` : sql`and +p.industry = ${industry}`})`
  return sql`select * from (
    select rowid / ${perProfile} as id, -bm25(profile_search, ${weights}) as score from profile_search
    where profile_search match ${expression} ${narrowed}
    order by score desc, rowid limit ${mostPassages})`
}
