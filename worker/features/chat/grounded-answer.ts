import { scriptedQuestion } from '#schema/agent-script.ts'
import type { PublicProfile } from '#schema/profiles.ts'
import type { CarriedResult } from '#schema/scorecard/carried-result.ts'
import { type Sentence, sentencesOf, splitSentences } from '../knowledge/sentences.ts'
import { citationMark } from './citations.ts'
import { courtesyAnswer, ruleAnswer } from './house-rules.ts'
import type { StoryFact } from './intent-patterns.ts'
import { intentOf, plainly } from './intents.ts'
import { factAnswer } from './page-facts.ts'
import { checksAnswer, refereeAnswer, refereesAnswer } from './proof.ts'
import { bestOfStory, lastTold, resultsInFigures, tell, titledIn } from './story-telling.ts'
import { isEnough, isNear, type Published, supportFor } from './support.ts'
import { asksAboutResult, resultAnswer, resultOffer } from './visitor-result.ts'
import { capitalised, counted, endless, joined, quoted } from './wording.ts'

/**
 * What the agent says to the `turn`-th question of a visitor (0 first), in the published profile's own words.
 * `said` are its own answers so far, oldest first: what is asked without naming a story is about the last one.
 * `result` is the visitor's scorecard, if they brought it.
 */
export function groundedAnswer(
  profile: PublicProfile,
  question: string,
  turn: number,
  said: string[] = [],
  result?: CarriedResult,
) {
  const next = scriptedQuestion(profile.agentType, turn)
  const asked = intentOf(question, profile)
  const titled = titledIn(profile, question)
  const recent = titled ?? lastTold(profile, said)
  if (asked?.kind === 'courtesy')
    return joined([
      courtesyAnswer(profile, asked.intent),
      result && asked.intent === 'greeting' && resultOffer,
    ])
  if (asked?.kind === 'rule' && asked.intent === 'instructions')
    return ruleAnswer(profile, asked.intent, next)
  if (result && asksAboutResult(question)) return resultAnswer(profile, result, next)
  const named = refereeAnswer(profile, question)
  if (named) return joined([named, next])
  if (asked?.kind === 'rule') return ruleAnswer(profile, asked.intent, next)
  if (asked?.kind === 'proof')
    return joined([
      asked.intent === 'checks'
        ? checksAnswer(profile, recent ?? 0)
        : refereesAnswer(profile, question, recent),
      next,
    ])
  const published = supportFor(profile, question)
  if (titled !== undefined) return joined([storyAnswer(profile, titled, titledFact(question, asked)), next])
  const meant = isEnough(published.story) ? published.story?.plate : undefined
  if (asked?.kind === 'story')
    return joined([
      storyAnswer(profile, meant ?? recent ?? 0, asked.intent, said) ?? nothing(profile, published),
      next,
    ])
  const found = foundAnswer(profile, question, published) ?? foundInPart(profile, question)
  if (asked?.kind === 'fact' && !found)
    return joined([factAnswer(profile, asked.intent) ?? nothing(profile, published), next])
  return joined([found ?? topicAnswer(profile, question, published) ?? nothing(profile, published), next])
}

/** The story that answers, or the sentence outside stories that answers better. */
function foundAnswer(profile: PublicProfile, question: string, { ranked, story, outside }: Published) {
  const beats = outside && story && isEnough(outside) && outside.score > story.score
  if (story && isEnough(story) && !beats)
    return tell(profile, story.plate, bestOfStory(profile, story.plate, ranked, asksHow(profile, question)))
  return outside && isEnough(outside) ? outsideAnswer(profile, outside.sentence) : undefined
}

/** A challenge told at length is answered by the sentence of it that the page answers. */
function foundInPart(profile: PublicProfile, question: string) {
  const sentences = splitSentences(question).filter((sentence) => sentence.split(' ').length > 3)
  if (sentences.length < 2) return undefined
  for (const sentence of sentences) {
    const found = foundAnswer(profile, sentence, supportFor(profile, sentence))
    if (found) return found
  }
  return undefined
}

function outsideAnswer(
  { firstName, stories, references }: PublicProfile,
  { text, field, speaker }: Sentence,
) {
  if (field === 'method') return `It is a step of ${firstName}’s method: ${quoted(text)}`
  if (!speaker) return `On this page it says: “${endless(text)}.”`
  const confirms = references.find(({ name }) => name === speaker)?.confirms
  const plate = stories.findIndex(({ id }) => confirms?.includes(id))
  return joined([
    `${speaker} says of ${firstName}: ${quoted(text)}`,
    plate >= 0 && `They confirm the story ${quoted(stories[plate]?.title ?? '')}. ${citationMark(plate)}`,
  ])
}

/** Only a topic matched: it is named, not quoted as an answer, and the nearest story is told if it is near enough. */
function topicAnswer(profile: PublicProfile, question: string, { topic, story, ranked }: Published) {
  if (!topic || !(topic.isNamed || isEnough(topic))) return undefined
  const is = topic.isProblem
    ? `That is the problem ${profile.firstName} works on`
    : 'That is one of the topics on this page'
  const told =
    story &&
    isNear(story) &&
    tell(profile, story.plate, bestOfStory(profile, story.plate, ranked, asksHow(profile, question)))
  return joined([`${is}: ${quoted(endless(topic.text))}.`, told])
}

/** What of a story is asked for; undefined if there is no story. */
function storyAnswer(
  profile: PublicProfile,
  plate: number,
  fact: StoryFact,
  said: string[] = [],
): string | undefined {
  const story = profile.stories[plate]
  if (!story) return undefined
  const first = (text: string) => splitSentences(text)[0]
  if (fact === 'stories') {
    const titles = profile.stories.map(
      ({ title, subtitle }) => `${quoted(title)}${subtitle && ` (${subtitle})`}`,
    )
    return joined([
      `${titles.length === 1 ? 'One story is' : `${capitalised(counted(titles.length))} stories are`} told on this page: ${titles.slice(0, 6).join('; ')}.`,
      `From ${quoted(story.title)}: ${quoted(first(story.results) ?? '')} ${citationMark(plate)}`,
    ])
  }
  if (fact === 'duration' && story.timeline)
    return joined([
      `For ${quoted(story.title)} the page gives ${quoted(story.timeline)}.`,
      `What came of it: ${quoted(first(story.results) ?? '')} ${citationMark(plate)}`,
    ])
  if (fact === 'results') return tell(profile, plate, resultsInFigures(story))
  if (fact === 'action')
    return tell(profile, plate, [...splitSentences(story.solution).slice(0, 2), first(story.results)])
  if (fact === 'more') {
    const unsaid = sentencesOf(profile).filter(
      (sentence) =>
        sentence.plate === plate &&
        sentence.part !== 'title' &&
        !said.some((text) => text.includes(sentence.text)),
    )
    if (!unsaid.length)
      return `That is all that is published of ${quoted(story.title)}. ${citationMark(plate)}`
    return tell(
      profile,
      plate,
      unsaid.slice(0, 3).map(({ text }) => text),
    )
  }
  return tell(profile, plate, [first(story.problemDescription), first(story.task), first(story.results)])
}

function titledFact(question: string, asked: ReturnType<typeof intentOf>): StoryFact {
  if (asked?.kind === 'story' && asked.intent !== 'stories') return asked.intent
  if (/\b(?:what came of|results?|outcome|in the end)\b/i.test(question)) return 'results'
  return /\bhow\b|\bdid\b/i.test(question) ? 'action' : 'situation'
}

/** Nothing is published about it: says so, and names what is. */
function nothing({ firstName, coreProblemSolved }: PublicProfile, { topic }: Published) {
  return joined([
    `I find nothing about that in what ${firstName} has published, so I will not guess.`,
    coreProblemSolved &&
      `What is published is work on one problem above all: ${quoted(endless(coreProblemSolved))}.`,
    topic && !topic.isProblem && isNear(topic) && `The nearest topic on this page is ${quoted(topic.text)}.`,
  ])
}

const asksHow = ({ firstName, lastName }: PublicProfile, question: string) =>
  /\bhow (?:did|was|were|do|can|could|have)\b|\bwhat (?:did|have) you\b/.test(
    plainly(question, [firstName, lastName]),
  )
