import { ArrowUp } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { profileAssistant } from '#schema/drafts/profile-assistant.ts'
import type { ChatConversation } from '#web/features/chat/conversation.ts'
import { useFollowEnd } from '#web/features/chat/follow-end.ts'
import { Message } from '#web/features/chat/message.tsx'
import type { Talk } from '#web/features/chat/talk.ts'
import { SuggestionCard } from './suggestion-card.tsx'

const questions = [
  'What would a buyer still want to know?',
  'Suggest a better sentence for my weakest answer',
  'Who can read this?',
]

type Props = {
  talk: Talk
  conversation: ChatConversation
  /** What stands before the first question. */
  greeting: ReactNode
  /** Whether there is a draft to ask about. */
  hasDraft: boolean
}

/** What was said about the draft so far, with the suggestions that it brought. */
export function AssistantTalk({ talk, conversation: { lines, phase }, greeting, hasDraft }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const { isAway, onScroll, showLatest } = useFollowEnd(list, lines, talk)
  const ask = (question: string) => {
    void talk.ask(question)
    list.current?.focus({ preventScroll: true })
  }
  const askAgain = () => ask(lines.findLast(({ isUser }) => isUser)?.text ?? '')
  return (
    <div className="chat-talk-place">
      <div
        ref={list}
        className="chat-talk"
        role="log"
        aria-live="polite"
        aria-busy={phase === 'answering'}
        aria-label={`Conversation with the ${profileAssistant.name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        {greeting}
        {hasDraft && lines.length === 0 && phase === 'quiet' && (
          <ul aria-label="Suggested questions">
            {questions.map((question) => (
              <li key={question}>
                <button type="button" className="chat-suggestion" onClick={() => ask(question)}>
                  {question}
                </button>
              </li>
            ))}
          </ul>
        )}
        {lines.length > 0 && (
          <ol className="grid gap-s4">
            {lines.map((line) => (
              <Message
                key={line.id}
                line={line}
                agent={profileAssistant.name}
                onRetry={phase === 'quiet' && line === lines.at(-1) ? askAgain : undefined}
                onOpenStory={noStory}
                onAsk={undefined}
              >
                {line.suggestion && (
                  <SuggestionCard suggestion={line.suggestion} onDecline={() => decline(talk, line.id)} />
                )}
              </Message>
            ))}
          </ol>
        )}
        {phase === 'thinking' && <p className="chat-thinking">Reading your profile…</p>}
      </div>
      {isAway && (
        <button type="button" className="chat-latest" onClick={showLatest}>
          Latest
          <ArrowUp size={16} strokeWidth={2} aria-hidden className="rotate-180" />
        </button>
      )}
    </div>
  )
}

/** A draft has no stories yet, and the assistant cites none. */
const noStory = () => {}

function decline(talk: Talk, lineId: string) {
  const suggestion = talk.read().lines.find(({ id }) => id === lineId)?.suggestion
  if (suggestion) talk.revise(lineId, { suggestion: { ...suggestion, isDeclined: true } })
}
