import { ArrowUp } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { ChatConversation, Line } from './conversation.ts'
import { useFollowEnd } from './follow-end.ts'
import { Message } from './message.tsx'
import type { Talk } from './talk.ts'

type Props = {
  talk: Talk
  conversation: ChatConversation
  /** The name of the speaker: `Moira’s agent`. */
  agent: string
  /** The accessible name of the log. */
  label: string
  /** The text before the first question. */
  greeting: ReactNode
  /** Questions offered at the start. */
  questions: readonly string[]
  /** The text shown while an answer is on its way. */
  thinking: string
  onOpenStory: (storyId: number) => void
  /** What is shown below the text of a line. */
  broughtBy: (line: Line) => ReactNode
  /** What is shown below the last line. */
  children?: ReactNode
}

/** The conversation so far, announced as it grows: the greeting, then the lines, or the offered questions. */
export function ConversationLog({
  talk,
  conversation: { lines, phase },
  agent,
  label,
  greeting,
  questions,
  thinking,
  onOpenStory,
  broughtBy,
  children,
}: Props) {
  const list = useRef<HTMLDivElement>(null)
  const { isAway, onScroll, showLatest } = useFollowEnd(list, lines, talk)
  const isQuiet = phase === 'quiet'
  /** The pressed button disappears, so the log takes the focus. */
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
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        {greeting}
        {questions.length > 0 && lines.length === 0 && isQuiet && (
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
                agent={agent}
                onRetry={isQuiet && line === lines.at(-1) ? askAgain : undefined}
                onOpenStory={onOpenStory}
                onAsk={isQuiet ? ask : undefined}
              >
                {broughtBy(line)}
              </Message>
            ))}
          </ol>
        )}
        {children}
        {phase === 'thinking' && <p className="chat-thinking">{thinking}</p>}
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
