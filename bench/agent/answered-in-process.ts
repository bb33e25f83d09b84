import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { sampleExperts } from '#scripts/samples/seed-samples.ts'
import { publishedSample } from '#test/published-sample.ts'
import { groundedAnswer } from '#worker/features/chat/built-in-agent/grounded-answer.ts'
import { asksForPrice, asksToMeet } from '#worker/features/chat/built-in-agent/question/intents.ts'
import { exactTerm, questionTerms } from '#worker/features/chat/built-in-agent/question/question-terms.ts'
import { pageIndex, rankStories } from '#worker/features/chat/built-in-agent/stories/story-ranking.ts'
import { citationReader } from '#worker/features/chat/citations.ts'
import type { LinkedQuestion } from '#worker/features/inbox/queries.ts'
import { questionKey } from '#worker/features/knowledge/question-key.ts'
import { queryStems } from '#worker/features/knowledge/search-query.ts'

const experts = await sampleExperts()
const pages = experts.map(publishedSample)
const passages = new Map<string, number>()
for (const page of pages)
  for (const [stem, count] of pageIndex(page).passageFrequencies)
    passages.set(stem, (passages.get(stem) ?? 0) + count)
const total = pages.reduce((sum, { stories }) => sum + 1 + stories.length, 0)

/** What the gallery of samples says to a question, without a database. */
export function galleryView(
  page: (typeof pages)[number],
  question: string,
  linkedQuestions: readonly LinkedQuestion[],
) {
  const stems = queryStems(question)
  const passageFrequencies = new Map(
    stems.flatMap((stem) => [[stem, passages.get(stem) ?? 0] as const]).filter(([, count]) => count),
  )
  const similar = stems
    .filter((stem) => stem.length > 3 && !passageFrequencies.has(stem))
    .flatMap((misspelt) => [...passages].map(([stem, count]) => ({ misspelt, stem, passages: count })))
    .filter(({ misspelt, stem }) => stem[0] === misspelt[0] && Math.abs(stem.length - misspelt.length) <= 2)
  const vocabulary = { passageFrequencies, similar, passageCount: total }
  const terms = questionTerms(page, question, vocabulary, pageIndex(page).passageFrequencies).map(exactTerm)
  return {
    vocabulary,
    linkedQuestions,
    /** Ranked, because most answers are on the page itself. */
    get others() {
      return pages
        .filter((other) => other !== page)
        .map((other) => ({ other, score: rankStories(terms, pageIndex(other))[0]?.score ?? 0 }))
        .sort((one, other) => other.score - one.score)
        .slice(0, 6)
        .map(({ other }) => other)
    },
  }
}

export const pageOf = (about: string) => {
  const page = pages.find(({ profileUrl }) => profileUrl === about)
  if (!page) throw new Error(`Nobody is called ${about}`)
  return page
}

/** What the product reads of an expert's hours, where somebody asks to meet or for the price. */
function meetingFor(page: (typeof pages)[number], question: string) {
  const hours = experts.find(({ profileUrl }) => profileUrl === page.profileUrl)?.hours
  if (!hours || !page.hasOpenHours) return undefined
  if (!asksToMeet(question, page) && !asksForPrice(question, page)) return undefined
  const { length, timeZone } = hours
  return { slots: ['2026-12-01T10:00:00.000Z'], length, place: 'link' as const, timeZone }
}

/** A question as its owner linked it to the story of this title. */
export const linkedTo = (about: string, question: string, story: string): LinkedQuestion => ({
  storyId: pageOf(about).stories.find(({ title }) => title === story)?.id ?? 0,
  asked: question,
  askedKey: questionKey(question),
})

const noneLinked: readonly LinkedQuestion[] = []

/**
 * What the built-in agent answers, without a product; `linkedQuestions` are those that the owner of the page linked to its stories, and
 * `rival` the first of the other experts.
 */
export function answered(
  about: string,
  question: string,
  linkedQuestions = noneLinked,
  rival?: PublicProfile,
) {
  const page = pageOf(about)
  const reader = citationReader(page)
  const gallery = galleryView(page, question, linkedQuestions)
  const text = groundedAnswer(page, question, {
    gallery: rival ? { ...gallery, others: [rival, ...gallery.others.slice(1)] } : gallery,
    meeting: meetingFor(page, question),
  })
  const pieces = [...reader.read(text), ...reader.end()]
  return {
    response: pieces.map((piece) => ('text' in piece ? piece.text : '')).join(''),
    citations: pieces.flatMap((piece) => ('citation' in piece ? [piece.citation] : [])),
    nearest: pieces.flatMap((piece) => ('nearest' in piece ? [piece.nearest] : []))[0],
    perhaps: pieces.flatMap((piece) => ('perhaps' in piece ? [piece.perhaps] : [])),
  }
}
