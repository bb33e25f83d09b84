import { type SQL, sql } from 'drizzle-orm'
import type { GalleryFilter } from '#schema/gallery/gallery.ts'
import { unfiltered } from '#schema/options.ts'
import { passagesOfProfile } from '#schema/tables/search.ts'
import type { Call } from '../../call.ts'
import { readTogether } from '../../services/write.ts'
import type { SearchQuery, Vocabulary } from './search-query.ts'
import { smoothScores } from './term-vectors.ts'

export type Scored = { id: number; score: number }

/**
 * The weight of each column of profile_search, times five, which raises SQLite's fixed k1, so that a second mention
 * still counts.
 */
const fieldWeights = { name: 0.2, role: 0.4, problem: 0.4, expertise: 0.2, story: 0.2, feedback: 0.1 }
const weights = sql.raw(Object.values(fieldWeights).join(', '))
// Written out, because a number that is passed is a fraction, and so would be the quotient.
const passagesPerProfile = sql.raw(String(passagesOfProfile))
const otherPassagesWeight = 0.1
const maxPassages = 600
const maxProfilesOfSentence = 200
/** The most profiles that are compared, because their words have to be read. */
const maxProfiles = 100
const maxMisspelt = 8
const firstScreen = 24

/** What the gallery knows of these stems, in one round trip. */
export async function findVocabulary(call: Call, stems: string[]): Promise<Vocabulary> {
  const { db } = call
  const stemsJson = JSON.stringify(stems)
  const { known, similar, all } = await readTogether(call, {
    known: db.all<{ stem: string; passages: number }>(
      sql`select stem, passages from search_words where stem in (select value from json_each(${stemsJson}))`,
    ),
    similar: db.all<Vocabulary['similar'][number]>(sql`
      select misspelt.stem as misspelt, word.stem, word.passages
      from (select value as stem from json_each(${stemsJson}) where length(value) > 3 and value not glob '*[0-9]*'
        and not exists (select 1 from search_words known where known.stem = value) limit ${maxMisspelt}) misspelt
      cross join search_words word on word.stem >= substr(misspelt.stem, 1, 1) and word.stem < char(unicode(misspelt.stem) + 1)
        and length(word.stem) between length(misspelt.stem) - 2 and length(misspelt.stem) + 2`),
    all: db.all<{ total: number }>(sql`select passages as total from search_words where stem = ''`),
  })
  return {
    passageFrequencies: new Map(known.map(({ stem, passages }) => [stem, passages])),
    similar,
    passageCount: all[0]?.total ?? 1,
  }
}

/**
 * The listed profiles that say what was asked, best first: by their best passage for the best sentence of the query,
 * plus a tenth of the others; profiles that resemble the best ones move up.
 */
export async function rankByWords(
  { db }: Call,
  { expressions }: Pick<SearchQuery, 'expressions'>,
  filter: GalleryFilter,
): Promise<Scored[]> {
  const sentences = expressions.map((expression) =>
    weightedByMargin(bestOf(rankedBy(sql`${expression}`, filter), maxProfilesOfSentence)),
  )
  const ranked = await db.all<Scored & { vector: ArrayBuffer | null }>(sql`
    select ranked.id, ranked.score, vectors.vector
    from (${bestOf(sql.join(sentences, sql` union all `), maxProfiles)}) ranked
    left join profile_term_vectors vectors on vectors.profile_id = ranked.id order by ranked.score desc, ranked.id`)
  return smoothScores(
    ranked.map(({ vector, ...one }) => ({ ...one, vector: vector ? new Int8Array(vector) : undefined })),
  )
}

/** Every profile once: its best score and a tenth of the others. */
const bestOf = (scored: SQL, atMost: number) => sql`select * from (
  select id, max(score) + ${otherPassagesWeight} * (sum(score) - max(score)) as score from (${scored})
  group by id order by 2 desc, id limit ${atMost})`

/** Weighs a sentence by how far its best answer is ahead, as everybody answers small talk alike. */
const weightedByMargin = (scored: SQL) => sql`
  select id, score * max(score) over () / avg(score) filter (where place <= ${firstScreen}) over () as score
  from (select *, row_number() over (order by score desc, id) as place from (${scored}))`

/** Profile and score of the best 600 passages that match an expression. */
function rankedBy(expression: SQL, { businessArea, industry }: GalleryFilter) {
  const filterCondition =
    businessArea === unfiltered && industry === unfiltered
      ? sql``
      : // The plus keeps the planner from walking a whole area for each profile instead of the profile's few places.
        sql`and exists (select 1 from gallery_placements p where p.profile_id = profile_search.rowid / ${passagesPerProfile} and +p.area = ${businessArea}
          ${industry === unfiltered ? sql`` : sql`and +p.industry = ${industry}`})`
  return sql`select * from (
    select rowid / ${passagesPerProfile} as id, -bm25(profile_search, ${weights}) as score from profile_search
    where profile_search match ${expression} ${filterCondition}
    order by score desc, rowid limit ${maxPassages})`
}
