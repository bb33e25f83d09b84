import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CitedStory } from './citation.tsx'
import type { Line } from './conversation.ts'

type Props = {
  line: Line
  /** Who speaks for the profile, in words: `Moira’s agent`. */
  agent: string
  /** Given when this is an answer that broke off and can be asked for again. */
  onRetry: (() => void) | undefined
  onOpenStory: (storyId: number) => void
}

/** One line of the conversation, with the stories it cites and how it came about. */
export function Message({ line, agent, onRetry, onOpenStory }: Props) {
  const { isUser, text, at, citations, mark } = line
  const said = new Date(at)
  return (
    <li
      className={isUser ? 'said' : undefined}
      title={said.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}
    >
      <span className="sr-only">
        {isUser ? 'You' : agent},{' '}
        <time dateTime={at}>{said.toLocaleTimeString('en-GB', { timeStyle: 'short' })}</time>:{' '}
      </span>
      {text && <p className="words">{text}</p>}
      {citations.map((citation) => (
        <CitedStory key={citation.storyId} citation={citation} onOpen={onOpenStory} />
      ))}
      {mark && <Mark mark={mark} onRetry={onRetry} />}
    </li>
  )
}

function Mark({ mark, onRetry }: { mark: NonNullable<Line['mark']> } & Pick<Props, 'onRetry'>) {
  const id = useId()
  if (mark !== 'broken')
    return (
      <p className="mt-s1 text-ink-soft text-small">{mark === 'stopped' ? 'Stopped' : 'Scripted reply'}</p>
    )
  return (
    <p className="mt-s1 text-ink-soft text-small">
      <span id={id}>The answer broke off.{onRetry && ' Ask again?'}</span>{' '}
      {onRetry && (
        <Button variant="quiet" className="ml-s2" onClick={onRetry} aria-describedby={id}>
          Retry
        </Button>
      )}
    </p>
  )
}
