import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { PublicStory } from '#schema/stories/story-answers.ts'
import { capitalised } from '#schema/text/phrases.ts'
import { splitSentences } from '#schema/text/sentences.ts'
import { figuresIn } from '../../../knowledge/own-words.ts'
import type { RankedSentence } from '../../../knowledge/relevance.ts'
import { type Sentence, sentencesOf } from '../../../knowledge/sentences.ts'
import { citationMark } from '../../marks.ts'
import { joined, numberInWords, quoted, quotedAsIs } from '../../wording.ts'
import type { Intent, StoryFact } from '../question/intent-patterns.ts'
import { normaliseQuestion } from '../question/intents.ts'

/** The story whose title a text names; undefined if it names none. */
export function storyNamedIn(profile: PublicProfile, text: string): number | undefined {
  const searched = normaliseTitle(text)
  const storyIndex = profile.stories.findIndex(
    ({ title }) => title.length > 3 && searched.includes(normaliseTitle(title)),
  )
  return storyIndex < 0 ? undefined : storyIndex
}

/** The story that the agent mentioned last; undefined if there is none. */
export function lastMentionedStory(profile: PublicProfile, previousAnswers: string[]): number | undefined {
  return previousAnswers
    .map((text) => storyNamedIn(profile, text))
    .findLast((storyIndex) => storyIndex !== undefined)
}

/** Sentences of a story under its name, with the mark of its citation. */
export const quoteStory = (profile: PublicProfile, storyIndex: number, sentences: (string | undefined)[]) =>
  quotedFrom(
    `${profile.firstName} tells of this in “${profile.stories[storyIndex]?.title}”`,
    storyIndex,
    sentences,
  )

/** What was done in a story and what came of it, for somebody who asks what to do; `from` says which story it is. */
export const quoteWhatWasDone = (
  profile: PublicProfile,
  storyIndex: number,
  ranked: RankedSentence[],
  from: string,
) =>
  quotedFrom(
    `${from} “${profile.stories[storyIndex]?.title}”. This is what ${profile.firstName} did`,
    storyIndex,
    doneInStory(profile, storyIndex, ranked),
  )

function quotedFrom(from: string, storyIndex: number, sentences: (string | undefined)[]) {
  const words = sentences.filter(Boolean).join(' … ')
  return `${from}${words && `: “${words}”`} ${citationMark(storyIndex)}`
}

/** Two sentences of what was done, those that fit best and else the first ones, and what came of it. */
function doneInStory(profile: PublicProfile, storyIndex: number, ranked: RankedSentence[]) {
  const inOrder = sentencesOf(profile).filter((sentence) => sentence.storyIndex === storyIndex)
  const fitting = ranked
    .map(({ sentence }) => sentence)
    .filter((sentence) => sentence.storyIndex === storyIndex)
  const bestOf = (part: Sentence['part'], max: number) => {
    const ofStory = [...fitting, ...inOrder].filter((sentence) => sentence.part === part)
    const chosen = [...new Set(ofStory.map(({ text }) => text))].slice(0, max)
    return inOrder.map(({ text }) => text).filter((text) => chosen.includes(text))
  }
  return [...bestOf('action', 2), ...bestOf('result', 1)]
}

/**
 * The sentences of a story that answer best: the one that fits, what was done when a question asks how, the detail that
 * is asked for, and the result. Without a question, the one that fits and the result.
 */
export function bestOfStory(
  profile: PublicProfile,
  storyIndex: number,
  ranked: RankedSentence[],
  question = '',
) {
  const ofStory = ranked
    .map(({ sentence }) => sentence)
    .filter((sentence) => sentence.storyIndex === storyIndex)
  const first = (part: Sentence['part']) =>
    ofStory.find((sentence) => sentence.part === part)?.text ??
    sentencesOf(profile).find((sentence) => sentence.storyIndex === storyIndex && sentence.part === part)
      ?.text
  const fitting = ofStory.find(({ part }) => part !== 'title' && part !== 'result')
  const isDone = fitting?.part === 'action' || !asksHow(profile, question)
  const detail = detailSentence(question, ofStory, fitting)
  const last = first('result')
  return [...new Set([fitting?.text, isDone ? undefined : first('action'), detail, last])]
}

const asksForDetail =
  /\b(?:which|what|who|whom|whose|where|when|how (?:many|much|long|old|often|far|high)|name the|total|in all)\b/i
const asksForNumber =
  /\bhow (?:many|much|long|old|often|far|high)\b|\bwhen\b|\b(?:what|which) (?:\w+ )?(?:dates?|days?|years?|months?|price|rates?|share|sum|amount|percentage|proportion|number|budget|route)\b|\b(?:what|how) did .{0,40}\b(?:cost|spend|come to|pay)\b|\b(?:total|in all|spent|outlay|cost)\b/i

/** What a story says of when and how long in a sentence with a number, beside its years. */
export function timeInStory(profile: PublicProfile, storyIndex: number, ranked: RankedSentence[]) {
  const ofStory = ranked
    .map(({ sentence }) => sentence)
    .filter((sentence) => sentence.storyIndex === storyIndex)
  const dated = ofStory.find(({ part, text }) => part !== 'title' && figuresIn(text).length > 0)?.text
  return dated && `${profile.firstName} says there: ${quotedAsIs(dated)}`
}

/** The sentence with the number asked for that says most of a question for one, or else the second that fits. */
function detailSentence(question: string, ofStory: readonly Sentence[], fitting: Sentence | undefined) {
  if (!asksForDetail.test(question) && !asksForNumber.test(question)) return undefined
  const others = ofStory.filter((sentence) => sentence !== fitting && sentence.part !== 'title')
  const withNumber = asksForNumber.test(question)
    ? others.find(({ text }) => figuresIn(text).length > 0)
    : undefined
  return (withNumber ?? others[0])?.text
}

/** The results of a story, those with figures if there are any. */
export function resultsInFigures({ results }: PublicStory): string[] {
  const sentences = splitSentences(results)
  const withNumber = sentences.filter((sentence) => /\d/.test(sentence))
  const figures = withNumber.length ? withNumber : sentences.filter((sentence) => numbers.test(sentence))
  return (figures.length ? figures : sentences).slice(0, 3)
}

/** What of a story is asked for; undefined if there is no story. */
export function storyAnswer(
  profile: PublicProfile,
  storyIndex: number,
  fact: StoryFact,
  previousAnswers: string[] = [],
): string | undefined {
  const story = profile.stories[storyIndex]
  if (!story) return undefined
  const first = (text: string) => splitSentences(text)[0]
  if (fact === 'stories') {
    const titles = profile.stories.map(
      ({ title, subtitle }) => `${quoted(title)}${subtitle && ` (${subtitle})`}`,
    )
    return joined([
      `${titles.length === 1 ? 'One story is' : `${capitalised(numberInWords(titles.length))} stories are`} told on this page: ${titles.slice(0, 6).join('; ')}.`,
      `From ${quoted(story.title)}: ${quotedAsIs(first(story.results) ?? '')} ${citationMark(storyIndex)}`,
    ])
  }
  if (fact === 'duration' && story.timeline)
    return joined([
      `For ${quoted(story.title)} the page gives ${quoted(story.timeline)}.`,
      `What came of it: ${quotedAsIs(first(story.results) ?? '')} ${citationMark(storyIndex)}`,
    ])
  if (fact === 'results') return quoteStory(profile, storyIndex, resultsInFigures(story))
  if (fact === 'action')
    return quoteStory(profile, storyIndex, [
      ...splitSentences(story.solution).slice(0, 2),
      first(story.results),
    ])
  if (fact === 'more') {
    const unquoted = sentencesOf(profile).filter(
      (sentence) =>
        sentence.storyIndex === storyIndex &&
        sentence.part !== 'title' &&
        !previousAnswers.some((text) => text.includes(sentence.text)),
    )
    if (!unquoted.length)
      return `That is all that is published of ${quoted(story.title)}. ${citationMark(storyIndex)}`
    return quoteStory(
      profile,
      storyIndex,
      unquoted.slice(0, 3).map(({ text }) => text),
    )
  }
  return quoteStory(profile, storyIndex, [
    first(story.problemDescription),
    first(story.task),
    first(story.results),
  ])
}

/** What of a story is asked for that a question names by its title. */
export function factOfNamedStory(question: string, intent: Intent | undefined): StoryFact {
  if (intent?.kind === 'story' && intent.name !== 'stories') return intent.name
  if (/\b(?:what came of|results?|outcome|in the end)\b/i.test(question)) return 'results'
  return /\bhow\b|\bdid\b/i.test(question) ? 'action' : 'situation'
}

const numbers =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|hundred|thousand|half|third|twice|double|per cent)\b/i
const normaliseTitle = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()

/** Whether a question asks how something was done. */
const asksHow = ({ firstName, lastName }: PublicProfile, question: string) =>
  /\bhow (?:did|was|were|do|can|could|have)\b|\bwhat (?:did|have) you\b/.test(
    normaliseQuestion(question, [firstName, lastName]),
  )

const failureQuestion =
  /\bwhat (?:went|has gone|did you get) wrong\b|\b(?:did|have) you (?:ever )?(?:fail(?:ed)?|been wrong|got (?:it |something )?wrong|get (?:it |something )?wrong|ma[dk]e (?:an?|any|some) mistakes?)\b|\byour (?:\w+ )?(?:failures?|mistakes?)\b|\b(?:anything|something|what) (?:that )?(?:did not|didn'?t|has not|hasn'?t) work(?:ed)?\b/
const visitorWords = /\b(?:we|we've|our|us|my|me)\b/
const admission =
  /\b(?:my (?:own )?mistake|I was (?:slow|wrong|late|too)|I had (?:not|one)\b.{0,60}\bcost|should have|did not (?:come back|survive|hold|work|last)|in error|have since failed)\b|, though\b/
const maxFailures = 2

/** Whether a question asks what did not go well for the expert. */
export function asksWhatFailed(question: string, names: string[]): boolean {
  const plain = normaliseQuestion(question, names)
  return failureQuestion.test(plain) && !visitorWords.test(plain)
}

/** What the stories say of what did not go well, word for word; undefined where none says it. */
export function whatFailed({ firstName, stories }: PublicProfile, onlyStory?: number): string | undefined {
  const failures = stories.flatMap(({ title, solution, results }, storyIndex) => {
    if (onlyStory !== undefined && storyIndex !== onlyStory) return []
    const sentence = splitSentences(`${results} ${solution}`).find((text) => admission.test(text))
    return sentence ? [`In ${quoted(title)}: ${quotedAsIs(sentence)} ${citationMark(storyIndex)}`] : []
  })
  return failures.length > 0
    ? joined([`${firstName} tells of what did not go well, too.`, ...failures.slice(0, maxFailures)])
    : undefined
}
