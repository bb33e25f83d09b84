import { and, asc, eq, gt, lte, max, or, sql } from 'drizzle-orm'
import type { GalleryFilter, SmartSearch } from '#schema/gallery/gallery.ts'
import type { GalleryCard, GalleryPage, SearchResult } from '#schema/gallery/gallery-answers.ts'
import { countedUpTo, searchResults } from '#schema/limits.ts'
import { unfiltered } from '#schema/options.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { cutPage, readCursor } from '../../services/paging.ts'
import { readTogether } from '../../services/write.ts'
import { answersTaughtBy } from '../corrections/queries.ts'
import { semanticSearch } from '../knowledge/embedding-queries.ts'
import { findVocabulary, rankByWords, type Scored } from '../knowledge/queries.ts'
import { parseQuery, queryStems } from '../knowledge/search-query.ts'
import { findPublicProfiles } from '../profiles/public-profile-queries.ts'
import { isPublic, storedLists } from '../profiles/queries.ts'
import { isText, listIn, readEach, type Stored } from '../profiles/stored-rows.ts'
import { fuseRankings } from './fusion.ts'
import { matchedSentence } from './matched-sentence.ts'
import { isSemanticallyNear, strengthOf } from './strength.ts'
import { tellingSentence } from './telling-sentence.ts'

const { galleryPlacements, profiles } = tables

const cardColumns = {
  id: profiles.id,
  profileUrl: profiles.profileUrl,
  pictureSlug: sql<string>`coalesce(${profiles.pictureSlug}, ${profiles.profileUrl})`,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  currentRole: profiles.currentRole,
  businessAreas: storedLists.businessAreas,
  industry: profiles.industry,
  coreProblemSolved: profiles.coreProblemSolved,
  expertise: storedLists.expertise,
  keySkills: storedLists.keySkills,
  validatedStories: profiles.validatedStories,
  validatedReferences: profiles.validatedReferences,
  isSample: profiles.isSample,
}
type CardRow = Pick<typeof profiles.$inferSelect, keyof typeof cardColumns> & { pictureSlug: string }
type Lists = 'businessAreas' | 'expertise' | 'keySkills'

const cardOfRow = (row: Stored<CardRow, Lists>): GalleryCard =>
  cardOf({
    ...row,
    businessAreas: listIn(row, 'businessAreas', isText),
    expertise: listIn(row, 'expertise', isText),
    keySkills: listIn(row, 'keySkills', isText),
  })

const cardOf = (row: CardRow): GalleryCard => ({
  id: row.id,
  profileUrl: row.profileUrl,
  pictureSlug: row.pictureSlug,
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

/**
 * One page of the gallery, its count (up to 10,000) and the cursor of the next page, in one round trip (R18), without
 * unreadable profiles. @throws AppError BAD_REQUEST.
 */
export async function listGallery(
  call: Call,
  filter: GalleryFilter,
  paging: { cursor?: string | undefined; limit: number },
): Promise<GalleryPage> {
  const { db } = call
  const after = readCursor(paging.cursor, 'integer', 'integer')
  const { position, profileId } = galleryPlacements
  const isAfter = after && or(gt(position, after[0]), and(eq(position, after[0]), gt(profileId, after[1])))
  const counted = db
    .select({ one: sql`1` })
    .from(galleryPlacements)
    .where(inPlace(filter))
    .limit(countedUpTo)
    .as('counted')
  const {
    rows,
    counts: [count],
  } = await readTogether(call, {
    rows: db
      .select({ ...cardColumns, position })
      .from(galleryPlacements)
      .innerJoin(profiles, and(eq(profiles.id, profileId), isPublic))
      .where(and(inPlace(filter), after && sql`${position} >= ${after[0]}`, isAfter))
      .orderBy(asc(position), asc(profileId))
      .limit(paging.limit + 1),
    counts: db.select({ total: sql<number>`count(*)` }).from(counted),
  })
  const { page, nextCursor } = cutPage(rows, paging.limit, ({ position, id }) => [position, id])
  return { profiles: readEach(page, cardOfRow), total: count?.total ?? 0, nextCursor }
}

/** The most profiles of one page of the sitemap; the format allows 50,000 addresses. */
const sitemapPageSize = 49_000

/** The listed profiles of one page of the sitemap, numbered from 1, and the number of pages. */
export async function listForSitemap(call: Call, page: number) {
  const { db } = call
  const from = (page - 1) * sitemapPageSize
  const {
    listed,
    lastIds: [last],
  } = await readTogether(call, {
    listed: db
      .select({ profileUrl: profiles.profileUrl, changedAt: profiles.updatedAt })
      .from(profiles)
      .where(and(gt(profiles.id, from), lte(profiles.id, from + sitemapPageSize), isPublic))
      .orderBy(asc(profiles.id)),
    lastIds: db.select({ id: max(profiles.id) }).from(profiles),
  })
  return { listed, pages: Math.max(1, Math.ceil((last?.id ?? 0) / sitemapPageSize)) }
}

/** A profile that answers this much worse than the best one is not shown: it only shares a word. */
const minRelevance = 0.2

/**
 * The listed profiles that answer a described challenge, best first, with their strength and the sentence that matched
 * (R19). Three round trips; docs/search.md explains the ranking.
 */
export async function searchGallery(call: Call, search: SmartSearch): Promise<SearchResult> {
  const stems = queryStems(search.query)
  if (!stems.length) return { profiles: [], mode: 'text' }
  const nearestPending = semanticSearch(call, search, 2 * searchResults)
  const vocabulary = await findVocabulary(call, stems)
  const query = parseQuery(search.query, vocabulary)
  const lexical = relevant(await rankByWords(call, query, search))
  const nearest = await nearestPending
  const scoreOf = new Map(lexical.map(({ id, score }) => [id, score / (lexical[0]?.score ?? 1)]))
  const nearestOf = new Map(nearest.map((one) => [one.id, one]))
  const fused = nearest.length
    ? fuseRankings(idsOf(lexical), idsOf(nearest)).slice(0, searchResults)
    : idsOf(lexical)
  const [published, taught] = await Promise.all([
    findPublicProfiles(call, fused),
    answersTaughtBy(call, fused),
  ])
  const byId = new Map(published.map((profile) => [profile.id, profile]))
  const cards = fused.flatMap((id): GalleryCard | [] => {
    const profile = byId.get(id)
    if (!profile) return []
    const answers = taught.get(id) ?? []
    const near = nearestOf.get(id)
    const similarity = near ? near.similarity / (nearest[0]?.similarity ?? 1) : 0
    const strength = strengthOf(profile, answers, query, {
      score: scoreOf.get(id) ?? 0,
      similarity,
    })
    const match =
      strength === 'answers'
        ? (matchedSentence(profile, answers, query) ??
          (isSemanticallyNear(similarity) ? tellingSentence(profile, near?.passage) : undefined))
        : undefined
    return { ...cardOfProfile(profile), strength, ...(match && { match }) }
  })
  return { profiles: cards, mode: nearest.length ? 'semantic' : 'text' }
}

const idsOf = (ranking: { id: number }[]) => ranking.map(({ id }) => id)

/** The best 24 of a ranking, without those that only share a word. */
const relevant = (ranked: Scored[]) =>
  ranked.filter(({ score }) => score >= (ranked[0]?.score ?? 0) * minRelevance).slice(0, searchResults)

const cardOfProfile = (profile: PublicProfile): GalleryCard =>
  cardOf({
    ...profile,
    keySkills: profile.solutionProfile.keySkills,
    validatedStories: profile.stories.length,
    validatedReferences: profile.references.length,
  })
