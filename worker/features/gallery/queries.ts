import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import {
  countedUpTo,
  type GalleryCard,
  type GalleryFilter,
  type GalleryPage,
  type SearchResult,
  type SmartSearch,
} from '#schema/gallery.ts'
import { unfiltered } from '#schema/options.ts'
import { type Database, tables } from '../../services/database.ts'
import { matchExpression, termsOf, type Word } from '../knowledge/terms.ts'
import { findPublicProfiles, isPublic } from '../profiles/queries.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { matchedSentence } from './matched-sentence.ts'

const { galleryPlacements, profiles } = tables
const searchResults = 24

/** How much a word counts where it stands, in the order of profile_search's columns. */
const fieldWeights = { name: 4, role: 3, problem: 4, expertise: 2, stories: 1, feedback: 0.5 }

const cardColumns = {
  id: profiles.id,
  profileUrl: profiles.profileUrl,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  currentRole: profiles.currentRole,
  businessAreas: profiles.businessAreas,
  industry: profiles.industry,
  coreProblemSolved: profiles.coreProblemSolved,
  expertise: profiles.expertise,
  keySkills: profiles.keySkills,
  validatedStories: profiles.validatedStories,
  validatedReferences: profiles.validatedReferences,
  isSample: profiles.isSample,
}
type CardRow = Pick<typeof profiles.$inferSelect, keyof typeof cardColumns>

const cardOf = (row: CardRow): GalleryCard => ({
  id: row.id,
  profileUrl: row.profileUrl,
  firstName: row.firstName,
  lastName: row.lastName,
  name: `${row.firstName} ${row.lastName}`.trim(),
  currentRole: row.currentRole,
  businessArea: row.businessAreas[0] ?? '',
  businessAreas: row.businessAreas,
  industry: row.industry,
  linkedinIndustry: row.industry,
  coreProblemSolved: row.coreProblemSolved,
  expertise: row.expertise,
  skillCount: row.keySkills.length,
  validatedStories: row.validatedStories,
  validatedReferences: row.validatedReferences,
  isSample: row.isSample,
})

const inPlace = (filter: GalleryFilter) =>
  and(
    eq(galleryPlacements.area, filter.businessArea),
    filter.industry === unfiltered ? undefined : eq(galleryPlacements.industry, filter.industry),
  )

/** One page of the gallery, its count (up to 10,000) and the cursor of the next page, in one round trip (R18). */
export async function listGallery(
  db: Database,
  filter: GalleryFilter,
  paging: { cursor?: string | undefined; limit: number },
): Promise<GalleryPage> {
  const after = paging.cursor ? readCursor(paging.cursor) : undefined
  const { position, profileId } = galleryPlacements
  const beyond =
    after &&
    or(gt(position, after.position), and(eq(position, after.position), gt(profileId, after.profileId)))
  const counted = db
    .select({ one: sql`1` })
    .from(galleryPlacements)
    .where(inPlace(filter))
    .limit(countedUpTo)
    .as('counted')
  const [rows, counts] = await db.batch([
    db
      .select({ ...cardColumns, position })
      .from(galleryPlacements)
      .innerJoin(profiles, and(eq(profiles.id, profileId), isPublic))
      .where(and(inPlace(filter), after && sql`${position} >= ${after.position}`, beyond))
      .orderBy(asc(position), asc(profileId))
      .limit(paging.limit + 1),
    db.select({ total: sql<number>`count(*)` }).from(counted),
  ])
  const shown = rows.slice(0, paging.limit)
  const last = shown.at(-1)
  return {
    profiles: shown.map(cardOf),
    total: counts[0]?.total ?? 0,
    nextCursor:
      rows.length > paging.limit && last
        ? writeCursor({ position: last.position, profileId: last.id })
        : null,
  }
}

/** A profile whose best words are this much rarer in the best one is not shown: it shares a word, not the challenge. */
const leastRelevance = 0.3

/** The listed profiles that answer a described challenge, best first, each with the sentence that matched (R19). Two round trips. */
export async function searchGallery(db: Database, search: SmartSearch): Promise<SearchResult> {
  const terms = termsOf(search.query)
  if (!terms.length) return { profiles: [], mode: 'text' }
  const [ranked, counts, [listed]] = await db.batch([
    rankedIds(db, terms, search),
    db.all<{ term: string; doc: number }>(
      sql`select term, doc from profile_terms where term in ${terms.map(({ stem }) => stem)}`,
    ),
    db.all<{ total: number }>(
      sql`select coalesce(max(seq), 1) as total from sqlite_sequence where name = 'profiles'`,
    ),
  ])
  const best = ranked[0]?.score ?? 0
  const relevant = ranked.filter(({ score }) => score >= best * leastRelevance)
  const frequency = new Map(counts.map(({ term, doc }) => [term, doc]))
  const rarity = (stem: string) => Math.log(1 + (listed?.total ?? 1) / (frequency.get(stem) ?? 1))
  const found = await findPublicProfiles(
    db,
    relevant.map(({ id }) => id),
  )
  const byId = new Map(found.map((profile) => [profile.id, profile]))
  const cards = relevant.flatMap(({ id }): GalleryCard[] => {
    const profile = byId.get(id)
    if (!profile) return []
    const match = matchedSentence(profile, search.query, rarity)
    const card = cardOf({
      ...profile,
      keySkills: profile.solutionProfile.keySkills,
      validatedStories: profile.stories.length,
      validatedReferences: profile.references.length,
    })
    return [{ ...card, ...(match && { match }) }]
  })
  return { profiles: cards, mode: 'text' }
}

/** Ids and scores (the larger the better) of the profiles that share words with the query. */
function rankedIds(db: Database, terms: Word[], { businessArea, industry }: SmartSearch) {
  const weights = sql.raw(Object.values(fieldWeights).join(', '))
  const narrowed =
    businessArea === unfiltered && industry === unfiltered
      ? sql``
      : // The plus keeps the planner from walking a whole area for each profile instead of the profile's few places.
        sql`and exists (select 1 from gallery_placements p where p.profile_id = profile_search.rowid and +p.area = ${businessArea}
          ${industry === unfiltered ? sql`` : sql`and +p.industry = ${industry}`})`
  return db.all<{ id: number; score: number }>(sql`
    select rowid as id, -bm25(profile_search, ${weights}) as score from profile_search
    where profile_search match ${matchExpression(terms)} ${narrowed}
    order by score desc, rowid limit ${searchResults}`)
}
