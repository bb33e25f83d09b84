import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { listed } from '#schema/text/phrases.ts'
import { confirmersOf } from '../citations.ts'
import { citationMark } from '../marks.ts'

/** The built-in agent's answer, which names once in a conversation who confirmed the sentences that it quotes (R9b). */
export function confirmedWords({ stories }: PublicProfile, answer: string, said: readonly string[]): string {
  const storyIndex = stories.findIndex((_, index) => answer.includes(citationMark(index)))
  const story = stories[storyIndex]
  if (!story || said.some((text) => saysConfirmed.test(text))) return answer
  const end = answer.indexOf(citationMark(storyIndex)) + citationMark(storyIndex).length
  const quotation = /“([^“”]+)”\s*$/.exec(answer.slice(0, end - citationMark(storyIndex).length))?.[1] ?? ''
  const sentences = quotation.split(' … ')
  const names = (sentence: string) => confirmersOf(story, sentence).map(({ name }) => name)
  // Whoever is named confirmed each sentence that is said to be confirmed.
  const confirmed = sentences.flatMap((sentence, index) => (names(sentence).length ? [index] : []))
  const everyone = [...new Set(confirmed.flatMap((place) => names(sentences[place] ?? '')))]
  const by = everyone.filter((name) =>
    confirmed.every((place) => names(sentences[place] ?? '').includes(name)),
  )
  if (!by.length) return answer
  return `${answer.slice(0, end)} ${listed(by)} confirmed ${which(confirmed, sentences.length)}.${answer.slice(end)}`
}

const saysConfirmed =
  / confirmed (?:this sentence|these sentences|the (?:first|second|last)\b.{0,200} of these sentences)\./
const ordinals = ['first', 'second', 'third']

function which(places: readonly number[], of: number) {
  if (places.length === of) return of === 1 ? 'this sentence' : 'these sentences'
  return `the ${listed(places.map((place) => (place === of - 1 ? 'last' : (ordinals[place] ?? 'next'))))} of these sentences`
}
