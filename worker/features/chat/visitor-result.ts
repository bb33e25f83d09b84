import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { CarriedResult } from '#schema/scorecard/carried-result.ts'
import type { ScoredSection } from '#schema/scorecard/questions.ts'
import { areSectionsEven, highestScore, weakestSection } from '#schema/scorecard/scoring.ts'
import { listed } from '#schema/text/phrases.ts'
import { splitSentences } from '#schema/text/sentences.ts'
import { rankSentences } from '../knowledge/relevance.ts'
import { sentencesOf } from '../knowledge/sentences.ts'
import { stemsOf } from '../knowledge/terms.ts'
import { bestOfStory, quoteStory, resultsInFigures } from './built-in-agent/stories/story-quotes.ts'
import { joined, quoted, withoutFullStop } from './wording.ts'

/** The name of a section, what it asks, and the words of a story about it; impact is shown by its proof. */
const meanings: Readonly<Record<ScoredSection, { name: string; asks: string; words: string }>> = {
  identity: {
    name: 'Identity',
    asks: 'how clearly others can name the problem you solve',
    words: 'naming name alone hers reputation specialist recognised positioned',
  },
  intention: {
    name: 'Intention',
    asks: 'how deliberately you show it, to whom, and with what ready',
    words: 'decide decided decision direction goal resignation letter applied prepared promise deadline',
  },
  impact: {
    name: 'Impact',
    asks: 'what your work has changed, and who would put their name to it',
    words: '',
  },
  ai_readiness: {
    name: 'AI Readiness',
    asks: 'whether you work with AI, and what it finds when it is asked about you',
    words:
      'AI artificial intelligence automated automation software model digital index database assistant algorithm online spreadsheet',
  },
  pain_points: {
    name: 'Pain Points',
    asks: 'what being overlooked costs you',
    words:
      'overlooked applications interview rejected ignored unpaid underpaid salary redundancy redundant fees wasted',
  },
}

const resultQuestion =
  /\bscore ?cards?\b|\b(?:did|have|do|am|was) i (?:\w+ )?(?:scored?|weak\w*|strong\w*|lowest|fall(?:ing)? short)\b|\bi (?:\w+ )?scored?\b|\bmy (?:\w+ )?(?:scores?|sections?|weakest|lowest)\b/i
/** In a longer question these words are about the visitor's work. */
const shortResultQuestion =
  /\bmy (?:\w+ )?(?:results?|stage|points|assessment|weak\w*|strong\w*|strengths?|gaps?)\b|\b(?:where|what|how) (?:should|could|would|can|do|must) (?:i|we) (?:start|begin|do|work on|improve|change|fix)(?: (?:first|next|now|on|with|myself))*\W*$|\bwhat would you (?:do|suggest|advise|recommend)\b|\bholding me back\b/i
const maxShortWords = 9

/** Whether a visitor who shared their scorecard asks about it. */
export const asksAboutResult = (question: string) =>
  resultQuestion.test(question) ||
  (question.trim().split(/\s+/).length <= maxShortWords && shortResultQuestion.test(question))

/** Added to a greeting for a visitor who shared their scorecard. */
export const resultOffer = 'Your scorecard result came with you: ask me where you scored lowest.'

/** The visitor's weakest section, if there is one, and the story nearest to it, cited. */
export function resultAnswer(
  profile: PublicProfile,
  result: CarriedResult,
  next: string | undefined,
): string {
  const section = weakestSection(result)
  const { points, of } = result.sections[section]
  const { name, asks } = meanings[section]
  const summary = `Your scorecard says ${quoted(result.stage)}, ${result.total} of ${highestScore} points.`
  if (points === of) return joined([summary, 'No section fell short, so there is no lowest one.', next])
  if (areSectionsEven(result)) {
    const level = points ? 'Your five sections stand level' : 'No section has points yet'
    const advice = `${level}, so none of them is the lowest: begin wherever it is easiest for you.`
    return joined([summary, advice, nearestStory(profile, 'impact'), next])
  }
  const lowest = `You scored lowest in ${name}, ${points} of ${of} points: ${asks}.`
  return joined([summary, lowest, nearestStory(profile, section), next])
}

const storySentences = (profile: PublicProfile) =>
  sentencesOf(profile).filter(({ storyIndex }) => storyIndex !== null)
/** One word may stand anywhere. */
const minHits = 2

function nearestStory(profile: PublicProfile, section: ScoredSection) {
  if (!profile.stories.length)
    return `No story of ${profile.firstName}’s is published yet that I could quote.`
  if (section === 'impact') return provenStory(profile)
  const ranked = rankSentences(storySentences(profile), stemsOf(meanings[section].words))
  const hitsOf = (storyIndex: number | null | undefined) =>
    new Set(ranked.flatMap(({ sentence, hits }) => (sentence.storyIndex === storyIndex ? hits : []))).size
  const nearest =
    profile.stories.map((_, storyIndex) => storyIndex).sort((one, other) => hitsOf(other) - hitsOf(one))[0] ??
    0
  if (hitsOf(nearest) >= minHits)
    return `On this page, this story comes nearest to it. ${quoteStory(profile, nearest, bestOfStory(profile, nearest, ranked))}`
  const [first] = profile.stories
  const sentences = [first?.problemDescription, first?.results].map((text) => splitSentences(text ?? '')[0])
  const opening =
    section === 'identity' && profile.coreProblemSolved
      ? `This page names it in a line: ${quoted(withoutFullStop(profile.coreProblemSolved))}. The first story it tells shows it at work.`
      : 'No story on this page is about that in so many words; this is the first one it tells.'
  return `${opening} ${quoteStory(profile, 0, sentences)}`
}

/** The story with the most confirmations. */
function provenStory(profile: PublicProfile) {
  const { stories } = profile
  const maxConfirmations = Math.max(...stories.map(({ confirmations }) => confirmations.length))
  const storyIndex = stories.findIndex(({ confirmations }) => confirmations.length === maxConfirmations)
  const names = stories[storyIndex]?.confirmations.map(({ name }) => name) ?? []
  const proof = names.length
    ? `This story shows how it is done: ${listed(names)} ${names.length > 1 ? 'put their names' : 'puts their name'} to it.`
    : 'This story shows how a result is told.'
  const story = stories[storyIndex]
  return `${proof} ${quoteStory(profile, storyIndex, story ? resultsInFigures(story) : [])}`
}

/** The instructions of a configured model about the visitor's result. */
export const resultInstructions = (result: CarriedResult) => `

THE VISITOR'S SCORECARD (they chose to send it; they know what it says)
Stage: ${result.stage}. ${result.total} of ${highestScore} points.${result.category ? ` Category: ${result.category}.` : ''}
${Object.entries(result.sections)
  .map(
    ([section, { points, of }]) =>
      `${meanings[section as ScoredSection].name} (${meanings[section as ScoredSection].asks}): ${points} of ${of}`,
  )
  .join('\n')}
Lowest: ${areSectionsEven(result) ? 'none, the sections stand level' : meanings[weakestSection(result)].name}.
When they ask about their result or where to begin, say where they scored lowest and quote the story above that fits it best, with its mark.`
