import { useEffect, useState } from 'react'
import { type ChatState, type Line, markWords } from '../conversation/chat-state.ts'

type Say = (answer: Line, agent: string) => string

/**
 * What screen readers are told: that the agent is at work, then the whole answer at once. Nothing of a conversation
 * from before this page was opened.
 */
export function useAnnouncement({ lines, phase }: ChatState, agent: string, thinking: string): string {
  const [hasAsked, setAsked] = useState(false)
  const [say, setSay] = useState<Say>()

  useEffect(() => {
    if (hasAsked)
      void loadSpokenAnswer()
        .catch(() => wordsAlone)
        .then((loaded) => setSay(() => loaded))
  }, [hasAsked])

  if (phase !== 'quiet') {
    if (!hasAsked) setAsked(true)
    return lines.at(-1)?.toolUses?.at(-1)?.says ?? thinking
  }
  const answer = hasAsked ? lines.at(-1) : undefined
  if (!answer || answer.isUser) return ''
  return say ? say(answer, agent) : thinking
}

async function loadSpokenAnswer(): Promise<Say> {
  // Offline it is not tried: a page whose code cannot be fetched would reload and fail.
  return navigator.onLine ? (await import('./spoken-answer.ts')).spokenAnswer : wordsAlone
}

const wordsAlone: Say = ({ text, mark }, agent) => [`${agent}:`, text, mark && markWords[mark]].join(' ')
