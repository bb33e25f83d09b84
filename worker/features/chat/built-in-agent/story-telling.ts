import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { PublicStory } from '#schema/stories/story-answers.ts'
import { splitSentences } from '#schema/text/sentences.ts'
import type { Ranked } from '../../knowledge/relevance.ts'
import { type Sentence, sentencesOf } from '../../knowledge/sentences.ts'
import { citationMark } from '../citations.ts'

/** The story whose title a text names; undefined if it names none. */
export function titledIn(profile: PublicProfile, text: string): number | undefined {
  const said = bare(text)
  const plate = profile.stories.findIndex(({ title }) => title.length > 3 && said.includes(bare(title)))
  return plate < 0 ? undefined : plate
}

/** The story that the agent mentioned last; undefined if there is none. */
export function lastTold(profile: PublicProfile, said: string[]): number | undefined {
  return said.map((text) => titledIn(profile, text)).findLast((plate) => plate !== undefined)
}

/** Sentences of a story under its name, with the mark of its citation. */
export const tell = (profile: PublicProfile, plate: number, sentences: (string | undefined)[]) => {
  const quoted = sentences.filter(Boolean).join(' … ')
  const told = `${profile.firstName} tells of this in “${profile.stories[plate]?.title}”`
  return `${told}${quoted && `: “${quoted}”`} ${citationMark(plate)}`
}

/**
 * The sentences of a story that answer best: the one that fits, what was done when a question asks how, and the result.
 */
export function bestOfStory(profile: PublicProfile, plate: number, ranked: Ranked[], asksHow: boolean) {
  const own = ranked.map(({ sentence }) => sentence).filter((sentence) => sentence.plate === plate)
  const first = (part: Sentence['part']) =>
    own.find((sentence) => sentence.part === part)?.text ??
    sentencesOf(profile).find((sentence) => sentence.plate === plate && sentence.part === part)?.text
  const fitting = own.find(({ part }) => part !== 'title' && part !== 'result')
  const isDone = fitting?.part === 'action' || !asksHow
  return [fitting?.text, isDone ? undefined : first('action'), first('result')]
}

/** The results of a story, those with figures if there are any. */
export function resultsInFigures({ results }: PublicStory): string[] {
  const sentences = splitSentences(results)
  const counted = sentences.filter((sentence) => /\d/.test(sentence))
  const figures = counted.length ? counted : sentences.filter((sentence) => numbers.test(sentence))
  return (figures.length ? figures : sentences).slice(0, 3)
}

const numbers =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|hundred|thousand|half|third|twice|double|per cent)\b/i
const bare = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
