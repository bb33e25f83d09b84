import { useState } from 'react'
import { ownWordsIn } from '#schema/chat/own-words.ts'
import type { ChatConversation } from '../conversation.ts'

/** Why an agent's line is not a whole answer, in words. */
export const markWords = {
  scripted: 'Scripted reply',
  stopped: 'Stopped',
  broken: 'The answer broke off.',
}

/**
 * What screen readers are told: that the agent is at work, then the whole answer at once. Nothing of a conversation
 * from before this page was opened.
 */
export function useSpoken({ lines, phase }: ChatConversation, agent: string, thinking: string): string {
  const [hasAsked, setAsked] = useState(false)
  if (phase !== 'quiet') {
    if (!hasAsked) setAsked(true)
    return thinking
  }
  const answer = hasAsked ? lines.at(-1) : undefined
  if (!answer || answer.isUser) return ''
  const { text, citations, corrections = [], perhaps = [], mark, grounds } = answer
  const quoted = citations.map(
    ({ title, quote }) => `Story “${title}”${text.includes(quote) ? '' : `: ${quote}`}.`,
  )
  const ownWords = corrections.map(({ by }) => `${by}’s own word, which no referee has confirmed.`)
  const own = ownWordsIn(text, grounds).map((words) => `In the agent’s own words, citing nothing: ${words}`)
  const near = perhaps.map(({ title }) => `Perhaps near: “${title}”.`)
  return [`${agent}: ${text}`, ...quoted, ...ownWords, ...own, ...near, mark && markWords[mark]]
    .filter(Boolean)
    .join(' ')
}
