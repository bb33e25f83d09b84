import { ArrowUp } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { Chat } from './conversation/chat.ts'
import type { ChatState, Line } from './conversation/chat-state.ts'
import { Message } from './lines/message.tsx'
import { useAnnouncement } from './lines/use-announcement.ts'
import { useStickToEnd } from './use-stick-to-end.ts'

type Props = {
  chat: Chat
  state: ChatState
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
  /** The address of a cited story. */
  storyHref: (storyId: number) => string
  onOpenStory: (storyId: number, quote: string) => void
  /** What is shown below the text of a line. */
  broughtBy: (line: Line) => ReactNode
  /** What is shown below the last line. */
  children?: ReactNode
}

/**
 * The conversation so far: the greeting, then the lines, or the offered questions. An answer grows in silence and is
 * announced once it is whole.
 */
export function ChatLog({
  chat,
  state,
  agent,
  label,
  greeting,
  questions,
  thinking,
  storyHref,
  onOpenStory,
  broughtBy,
  children,
}: Props) {
  const { lines, phase } = state
  const list = useRef<HTMLDivElement>(null)
  const spoken = useAnnouncement(state, agent, thinking)
  const { isAway, onScroll, showLatest } = useStickToEnd(list, lines, chat)
  const isQuiet = phase === 'quiet'
  const firstOwn = lines.find(({ grounds }) => grounds?.some(({ on }) => !on))
  /** The pressed button disappears, so the log takes the focus. */
  const pressed = (asking: Promise<void>) => {
    void asking
    list.current?.focus({ preventScroll: true })
  }
  const ask = (question: string) => pressed(chat.ask(question))
  return (
    <div className="chat-log-place">
      <div
        ref={list}
        className="chat-log relative"
        role="log"
        aria-live="off"
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
                onAskAgain={isQuiet && line === lines.at(-1) ? () => pressed(chat.askAgain()) : undefined}
                isWhole={isQuiet || line !== lines.at(-1)}
                explains={line === firstOwn}
                storyHref={storyHref}
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
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {isAway && (
        <button type="button" className="chat-latest" onClick={showLatest}>
          Latest
          <ArrowUp size={16} strokeWidth={2} aria-hidden className="rotate-180" />
        </button>
      )}
    </div>
  )
}
