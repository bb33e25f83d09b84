import type { PublicProfile } from '#schema/profiles.ts'
import { isGeneric } from '../knowledge/generic-words.ts'
import { type Ranked, rankSentences, rarityIn } from '../knowledge/relevance.ts'
import { type Sentence, sentencesOf, splitSentences } from '../knowledge/sentences.ts'
import { isStopWord, termsOf, wordsOf } from '../knowledge/terms.ts'

const genericShare = 0.15

/** How much of a question's meaning some published words carry. */
export type Support = { hits: string[]; share: number; weight: number }
export type Topic = Support & { text: string; isProblem: boolean; isNamed: boolean }
/** What is published about a question: the best story, the best sentence outside stories, the nearest topic. */
export type Published = {
  ranked: Ranked[]
  story?: Support & { plate: number; score: number }
  outside?: Support & { sentence: Sentence; score: number }
  topic?: Topic
}

/** Finds what the page says about a question, and how much of the question each find covers. */
export function supportFor(profile: PublicProfile, question: string): Published {
  const sentences = sentencesOf(profile)
  const own = new Set(wordsOf(profile.name).map(({ stem }) => stem))
  const wanted = termsOf(question)
    .filter(({ text }) => !isStopWord(text))
    .map(({ stem }) => stem)
    .filter((stem) => !own.has(stem))
  const asked = new Set(wanted)
  const rarity = rarityIn(sentences, wanted)
  const weightOf = (stem: string) =>
    !asked.has(stem) ? 0 : rarity(stem) * (isGeneric(stem) || /^\d+$/.test(stem) ? genericShare : 1)
  const total = wanted.reduce((sum, stem) => sum + weightOf(stem), 0)
  const covered = (hits: Iterable<string>): Support => {
    const telling = [...new Set(hits)]
    const weight = telling.reduce((sum, stem) => sum + weightOf(stem), 0)
    return { hits: telling.filter((stem) => !isGeneric(stem)), share: total ? weight / total : 0, weight }
  }
  const ranked = rankSentences(sentences, asked, weightOf)
  const slogans = new Set([profile.headline, profile.coreProblemSolved].flatMap(splitSentences))
  for (const deliverable of profile.coreDeliverables) slogans.delete(deliverable)
  const outside = ranked
    .filter(({ sentence }) => quotable.has(sentence.field) && !slogans.has(sentence.text))
    .find(({ sentence }) => saysMore(sentence, asked))
  const topics = [
    { text: profile.coreProblemSolved, isProblem: true },
    ...[...profile.expertise, ...profile.solutionProfile.keySkills].map((text) => ({
      text,
      isProblem: false,
    })),
  ].map((topic) => ({
    ...topic,
    isNamed: isWithin(topic.text, asked),
    ...covered(sharedWith(topic.text, asked)),
  }))
  return {
    ranked,
    story: bestStory(ranked, covered),
    outside: outside && { ...covered(outside.hits), sentence: outside.sentence, score: outside.score },
    topic: topics
      .filter(({ hits, isNamed }) => hits.length || isNamed)
      .sort((one, other) => other.weight - one.weight)[0],
  }
}

const quotable = new Set<Sentence['field']>(['problem', 'about', 'method', 'reference'])

/** Whether enough of the question's meaning is covered to answer it: the longer a question, the more of it is talk. */
export const isEnough = (support: Support | undefined): boolean =>
  support !== undefined &&
  support.weight >= 2.2 &&
  support.hits.length > 0 &&
  (support.share >= 0.5 ||
    (support.hits.length >= 2 && support.share >= 0.42) ||
    (support.hits.length >= 4 && support.share >= 0.3))

/** Whether it is near enough to be named beside a topic. */
export const isNear = (support: Support | undefined): boolean =>
  support !== undefined && support.hits.length > 0 && support.share >= 0.25

/** A sentence that says little more than the question would only echo it, a deliverable sooner than others. */
const saysMore = ({ text, field }: Sentence, asked: Set<string>) => {
  const terms = termsOf(text)
  const added = terms.filter(({ stem }) => !asked.has(stem)).length
  return field === 'problem' ? added >= 3 : added * 3 >= terms.length
}

/** Whether a question names the whole topic, however common its words are. */
const isWithin = (topic: string, asked: Set<string>) => {
  const terms = termsOf(topic)
  return terms.length > 1 && terms.every(({ stem }) => asked.has(stem))
}

const sharedWith = (text: string, asked: Set<string>) =>
  wordsOf(text)
    .map(({ stem }) => stem)
    .filter((stem) => asked.has(stem))

/** The story whose sentences together answer best. */
function bestStory(ranked: Ranked[], covered: (hits: Iterable<string>) => Support) {
  const plates = new Map<number, { best: number; sum: number; hits: string[] }>()
  for (const { sentence, score, hits } of ranked) {
    if (sentence.plate === null) continue
    const before = plates.get(sentence.plate) ?? { best: 0, sum: 0, hits: [] }
    plates.set(sentence.plate, {
      best: Math.max(before.best, score),
      sum: before.sum + score,
      hits: [...before.hits, ...hits],
    })
  }
  return [...plates]
    .map(([plate, { best, sum, hits }]) => ({ plate, score: best + sum * 0.2, ...covered(hits) }))
    .sort((one, other) => other.score - one.score)[0]
}
