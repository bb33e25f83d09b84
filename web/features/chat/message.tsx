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
  const time = new Date(at).toLocaleTimeString('en-GB', { timeStyle: 'short' })
  return (
    <li className={isUser ? 'said' : undefined} title={time}>
      <span className="sr-only">
        {isUser ? 'You' : agent}, <time dateTime={at}>{time}</time>:{' '}
      </span>
      {text && (
        <p className="words" dir="auto">
          {text}
        </p>
      )}
      {citations.map((citation) => (
        <CitedStory key={citation.storyId} citation={citation} onOpen={onOpenStory} />
      ))}
      {mark && <Mark mark={mark} onRetry={onRetry} />}
    </li>
  )
}

function Mark({ mark, onRetry }: { mark: NonNullable<Line['mark']> } & Pick<Props, 'onRetry'>) {
  return (
    <p className="mt-s1 text-ink-soft text-small">
      {wordings[mark]}
      {mark === 'broken' && onRetry && (
        <>
          {' Ask again? '}
          <Button variant="quiet" className="ml-s2" onClick={onRetry}>
            Retry
          </Button>
        </>
      )}
    </p>
  )
}

const wordings = { scripted: 'Scripted reply', stopped: 'Stopped', broken: 'The answer broke off.' }
