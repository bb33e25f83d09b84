import { honestNo } from '#schema/chat/agent-script.ts'
import { notUnderstood } from '#schema/chat/small-talk.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { Sentence } from '../../knowledge/sentences.ts'
import { candidateMark, citationMark, offerMark } from '../marks.ts'
import { joined, quoted, withoutFullStop } from '../wording.ts'
import type { Topic } from './nearest-topic.ts'
import type { ReadQuestion } from './question/read-question.ts'
import type { Retrieval } from './retrieval.ts'
import { quoteWhatWasDone } from './stories/story-quotes.ts'

/** Offers a story by its name, without quoting it, where the evidence is between sure and nothing. */
export function nearestAnswer({ firstName, stories }: PublicProfile, { story }: Retrieval) {
  if (!story?.isNear) return undefined
  const { title = '' } = stories[story.storyIndex] ?? {}
  return `I am not sure that this answers you; the nearest that ${firstName} has told is ${quoted(title)}. ${offerMark(story.storyIndex)}`
}

/** A sentence of the page outside its stories, and who says it. */
export function pageSentenceAnswer(
  { firstName, stories, references, about }: PublicProfile,
  { text, field, speaker }: Sentence,
) {
  if (field === 'method') return `It is a step of ${firstName}’s method: ${quoted(text)}`
  if (field === 'about') return `${firstName} says on this page: ${quoted(about)}`
  if (!speaker) return `On this page it says: ${quoted(`${withoutFullStop(text)}.`)}`
  const confirms = references.find(
    ({ name, feedback }) => name === speaker && feedback.includes(text),
  )?.confirms
  const storyIndex = stories.findIndex(({ id }) => confirms?.includes(id))
  return joined([
    `${speaker} says of ${firstName}: ${quoted(text)}`,
    storyIndex >= 0 &&
      `They confirm the story ${quoted(stories[storyIndex]?.title ?? '')}. ${citationMark(storyIndex)}`,
  ])
}

/** Names a topic where no story certainly answers it; quotes the nearest one only for somebody who asks what to do. */
export function topicAnswer(profile: PublicProfile, { topic, story, ranked }: Retrieval, isAdvice: boolean) {
  if (!topic?.isNamed) return undefined
  const opening = topic.isProblem
    ? `That is the problem ${profile.firstName} works on`
    : 'That is one of the topics on this page'
  const title = story && profile.stories[story.storyIndex]?.title
  return joined([
    `${opening}: ${quoted(withoutFullStop(topic.text))}.`,
    title &&
      (isAdvice
        ? quoteWhatWasDone(profile, story.storyIndex, ranked, 'The nearest story is')
        : `The nearest story is ${quoted(title)}. ${offerMark(story.storyIndex)}`),
  ])
}

/** Asks for other words, since the question holds no known one. */
export const notUnderstoodAnswer = ({ firstName }: PublicProfile) =>
  `${notUnderstood} You can tell me what you are facing, or ask what ${firstName} has done and who confirms it.`

/** Says that nothing is published about the question, once what this page is, and which stories are nearest. */
export function nothingPublished(
  { profile, previousAnswers }: Pick<ReadQuestion, 'profile' | 'previousAnswers'>,
  topic: Topic | undefined,
  candidates: readonly number[] = [],
) {
  const { firstName, coreProblemSolved } = profile
  const purpose = `This page is about ${firstName}’s own work on one problem above all: ${quoted(withoutFullStop(coreProblemSolved))}.`
  return joined([
    `${honestNo} in what ${firstName} has published, so I will not guess.`,
    coreProblemSolved && !previousAnswers.some((answer) => answer.includes(purpose)) && purpose,
    topic &&
      !topic.isProblem &&
      topic.similarity >= nearTopicThreshold &&
      `The nearest topic on it is ${quoted(topic.text)}.`,
    candidates.map(candidateMark).join(' '),
  ])
}
const nearTopicThreshold = 0.35
