import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { listed } from '#schema/text/phrases.ts'
import { confirmersOf } from '../citations.ts'
import { citationMark } from '../marks.ts'

/** The built-in agent's answer, which names once in a conversation who confirmed the sentences that it quotes (R9b). */
export function confirmedWords(
  { stories }: PublicProfile,
  answer: string,
  previousAnswers: readonly string[],
): string {
  const storyIndex = stories.findIndex((_, index) => answer.includes(citationMark(index)))
  const story = stories[storyIndex]
  if (!story || previousAnswers.some((text) => confirmationNote.test(text))) return answer
  const end = answer.indexOf(citationMark(storyIndex)) + citationMark(storyIndex).length
  const sentences = lastQuotation(answer.slice(0, end - citationMark(storyIndex).length)).split(' … ')
  const names = (sentence: string) => confirmersOf(story, sentence).map(({ name }) => name)
  // Whoever is named confirmed each sentence that is said to be confirmed.
  const confirmed = sentences.flatMap((sentence, index) => (names(sentence).length ? [index] : []))
  const everyone = [...new Set(confirmed.flatMap((place) => names(sentences[place] ?? '')))]
  const confirmers = everyone.filter((name) =>
    confirmed.every((place) => names(sentences[place] ?? '').includes(name)),
  )
  if (!confirmers.length) return answer
  return `${answer.slice(0, end)} ${listed(confirmers)} confirmed ${describeSentences(confirmed, sentences.length)}.${answer.slice(end)}`
}

/** What stands in the quotation marks that a text ends with; '' where the sentence in them opens others. */
function lastQuotation(text: string): string {
  const [whole = '', words = ''] = /“([^“”]+)”\s*$/.exec(text) ?? []
  const before = text.slice(0, text.length - whole.length)
  return before.split('“').length === before.split('”').length ? words : ''
}

const confirmationNote =
  / confirmed (?:this sentence|these sentences|the (?:first|second|last)\b.{0,200} of these sentences)\./
const ordinals = ['first', 'second', 'third']

function describeSentences(indexes: readonly number[], count: number) {
  if (indexes.length === count) return count === 1 ? 'this sentence' : 'these sentences'
  return `the ${listed(indexes.map((place) => (place === count - 1 ? 'last' : (ordinals[place] ?? 'next'))))} of these sentences`
}
