import { unfiltered } from '#schema/options.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { Call } from '../../call.ts'
import { sleep } from '../../services/clock.ts'
import { configuredModel } from '../../services/models/model.ts'
import type { LinkedQuestion } from '../inbox/queries.ts'
import { findPassageSimilarities } from '../knowledge/embedding-queries.ts'
import { findVocabulary, rankByWords } from '../knowledge/queries.ts'
import { parseQuery, queryStems, type Vocabulary } from '../knowledge/search-query.ts'
import { findPublicProfiles } from '../profiles/public-profile-queries.ts'
import { publicIdAt } from '../profiles/queries.ts'

/** What the gallery finds for a question to an agent. */
export type GalleryView = {
  /** How rare the question's words are, and what unknown ones resemble. */
  vocabulary: Vocabulary
  /** The other experts whose pages say most of the question. */
  others: PublicProfile[]
  /** How near in meaning the page's passages are, by their keys; none without embeddings. */
  meaning?: ReadonlyMap<string, number>
  /** The questions that the page's owner linked to its stories, whose words these say, too. */
  linkedQuestions?: readonly LinkedQuestion[]
}

export const noGallery: GalleryView = {
  vocabulary: { passageFrequencies: new Map(), similar: [], passageCount: 0 },
  others: [],
}

const maxOthers = 6
/** An answer waits no longer for what its question means. */
const similarityTimeoutMs = 400

/**
 * Asks the gallery's index for a question's words and, for the built-in agent, for other experts, and the embeddings for
 * the page's passages; without them the agent answers from its page's words alone.
 */
export async function viewGallery(call: Call, profileUrl: string, question: string): Promise<GalleryView> {
  const similarities = similaritiesInTime(call, profileUrl, question)
  try {
    const vocabulary = await findVocabulary(call, queryStems(question))
    // A model reads the page itself, and its first word should not wait.
    const others = configuredModel(call) ? [] : await findOthers(call, profileUrl, question, vocabulary)
    return { vocabulary, others, meaning: await similarities }
  } catch (error) {
    console.error('The gallery could not be read', error instanceof Error ? error.name : error)
    return noGallery
  }
}

const noSimilarities: ReadonlyMap<string, number> = new Map()

/** How near in meaning the page's passages are to a question, if that is known in time. */
const similaritiesInTime = (call: Call, profileUrl: string, question: string) =>
  Promise.race([
    findPassageSimilarities(call, publicIdAt(profileUrl), question).catch((error: unknown) => {
      console.error('A question’s meaning could not be read', error instanceof Error ? error.name : error)
      return noSimilarities
    }),
    sleep(similarityTimeoutMs).then(() => noSimilarities),
  ])

async function findOthers(
  call: Call,
  profileUrl: string,
  question: string,
  vocabulary: Vocabulary,
): Promise<PublicProfile[]> {
  const { expressions } = parseQuery(question, vocabulary)
  if (!expressions.length) return []
  const noFilter = { businessArea: unfiltered, industry: unfiltered } as const
  const ranked = await rankByWords(call, { expressions }, noFilter)
  const nearest = ranked.slice(0, maxOthers + 1).map(({ id }) => id)
  const found = await findPublicProfiles(call, nearest)
  const own = found.find((profile) => profile.profileUrl === profileUrl)
  const others = nearest.filter((id) => id !== own?.id).slice(0, maxOthers)
  return found.filter(({ id }) => others.includes(id))
}
