import { ownWordsIn } from '#schema/chat/own-words.ts'
import { asSentence } from '#schema/text/as-sentence.ts'
import { type Line, markWords } from '../conversation/chat-state.ts'

/** A whole answer in one text: its words, what it cites, and what of it rests on nothing. */
export function spokenAnswer(answer: Line, agent: string): string {
  const { text, citations, corrections = [], perhaps = [], mark, grounds } = answer
  const quoted = citations.map(
    ({ title, quote }) => `Story “${title}”${text.includes(quote) ? '.' : `: ${asSentence(quote)}`}`,
  )
  const ownWords = corrections.map(({ by }) => `${by}’s own word, which no referee has confirmed.`)
  const own = ownWordsIn(text, grounds).map((words) => `In the agent’s own words, citing nothing: ${words}`)
  const near = perhaps.map(({ title }) => `Perhaps this story helps: “${title}”.`)
  return [`${agent}: ${text}`, ...quoted, ...ownWords, ...own, ...near, mark && markWords[mark]]
    .filter(Boolean)
    .join(' ')
}
