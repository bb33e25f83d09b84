import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { Vocabulary } from '../../../knowledge/asked.ts'
import { perhapsMark } from '../../marks.ts'
import { joined } from '../../wording.ts'
import type { Published } from '../support.ts'
import { answerOdds } from './answer-odds.ts'
import { askedOfPage } from './asked-of-page.ts'
import { pageUnits, type UnitKind } from './page-units.ts'
import { storyFeatures } from './story-features.ts'
import { askedWords, unitFeatures } from './unit-features.ts'

/** How likely it must be that a part of the page answers (docs/agent.md). */
const quotedFrom = 0.75
/** From here on one part is quoted whatever pattern speaks for another; of those on proof, of which several say the same, earlier. */
const certainFrom = { any: 0.7, proof: 0.5 }
const onProof: readonly UnitKind[] = ['referees', 'referee', 'checks']
/** Below this no part of the page is quoted, whatever pattern speaks for it. */
const leastQuoted = 0.3
/** How likely it must be that a story answers, and how many times as likely as that nobody’s page does. */
const storyFrom = { share: 0.2, timesNobody: 8 }
/** The second part is quoted beside the best from this share of all of them on. */
const besideFrom = 0.15
/** A story of so much of what is likely is offered below a part of the page that is quoted. */
const offeredFrom = 0.08

/** What of a page likely answers a question: a part beside its stories, a story, or nothing. */
type LikeliestAnswer = {
  /** What answers, if it is likely enough. */
  answer?: string
  kind?: UnitKind
  /** Whether that is certain, for a question in which a pattern finds one for proof or another. */
  isCertain: { ofProof: boolean; ofAny: boolean }
  /** Whether a part of the page beside its stories may be quoted at all. */
  mayQuotePage: boolean
  /** Whether a private life is asked about. */
  isPrivate: boolean
  /** Whether the best story answers, or only seems to, because nobody’s page may. */
  isStoryLikely: boolean
  isStoryDoubtful: boolean
  /** The likeliest story by its index, and whether it is offered below what is quoted. */
  likeliestStory?: number
  isStoryOffered: boolean
}

/** Weighs all parts of a page for a question: those beside its stories, and the stories. */
export function likeliestAnswer(
  profile: PublicProfile,
  question: string,
  vocabulary: Vocabulary,
  published: Published,
): LikeliestAnswer {
  const asked = askedOfPage(profile, question, vocabulary)
  const units = pageUnits(profile)
  const odds = answerOdds(askedWords(asked.plain), units, {
    units: unitFeatures(profile, units, asked, published.story?.evidence),
    ...storyFeatures(profile, published, asked),
  })
  const ofUnits = sumOf(odds.units)
  const ofStory = sumOf(odds.stories)
  const likeliestStory = odds.stories.indexOf(Math.max(...odds.stories))
  const { isGiven = false, isOfTied = false, saysAll = false } = published.story ?? {}
  const isLikely = isGiven || ofStory >= storyFrom.share
  const isClear = isGiven || isOfTied || saysAll || ofStory >= storyFrom.timesNobody * odds.nobody
  const found = {
    mayQuotePage: ofUnits >= leastQuoted,
    isPrivate: asked.marks.privateLife > 0,
    isStoryLikely: isLikely && isClear,
    isStoryDoubtful: isLikely && !isClear,
    ...(likeliestStory >= 0 && { likeliestStory }),
    isStoryOffered: ofStory >= offeredFrom,
    isCertain: { ofProof: false, ofAny: false },
  }
  // What is asked with a name that no part of the page says stands nowhere on it, unless it is where something was.
  const isOfOthers = asked.foreignNames > 0 && !asked.marks.aPlace
  const [best, second] = units
    .map((unit, index) => ({ unit, odds: odds.units[index] ?? 0 }))
    .sort((one, other) => other.odds - one.odds)
  if (!best || ofUnits < quotedFrom || isOfOthers) return found
  const beside = second && second.odds >= besideFrom * ofUnits ? second.unit.answer(question) : undefined
  const isCertain = {
    ofProof: best.odds >= certainFrom.proof && onProof.includes(best.unit.kind),
    ofAny: best.odds >= certainFrom.any,
  }
  return { ...found, answer: joined([best.unit.answer(question), beside]), kind: best.unit.kind, isCertain }
}

const sumOf = (odds: readonly number[]) => odds.reduce((sum, one) => sum + one, 0)

/** The story offered below a quoted one: the one that says nearly as much, or that is likelier. */
export function besideStory({ story, second }: Published, { likeliestStory }: LikeliestAnswer) {
  const other = second ?? (likeliestStory === story?.storyIndex ? undefined : likeliestStory)
  return other !== undefined && perhapsMark(other)
}
