import type { MouseEvent, ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { type Line, markWords } from '../conversation/chat-state.ts'
import type { Cited } from './cited-story.tsx'
import { lazyLine } from './lazy-line.tsx'

const nothing = () => null
const OwnWord = lazyLine(async () => (await import('./own-word.tsx')).OwnWord, nothing)
const CopyAnswerButton = lazyLine(
  async () => (await import('./copy-answer-button.tsx')).CopyAnswerButton,
  nothing,
)
const CitedStory = lazyLine(async () => (await import('./cited-story.tsx')).CitedStory, CitedTitle)
const NearStories = lazyLine(async () => (await import('./near-stories.tsx')).NearStories, nothing)
const GroundedWords = lazyLine(async () => (await import('./grounded-words.tsx')).GroundedWords, MessageText)

type Props = {
  line: Line
  /** The name of the speaker: `Moira’s agent`. */
  agent: string
  /** Set while this answer is not a whole one and can be asked for again. */
  onAskAgain: (() => void) | undefined
  /** Set once nothing of it is to come any more. */
  isWhole: boolean
  /** Whether it says what the agent's own words are. */
  explains: boolean
  /** The address of a cited story. */
  storyHref: (storyId: number) => string
  /** Opens a story at a sentence of it. */
  onOpenStory: (storyId: number, quote: string) => void
  /** Set while a question can be asked. */
  onAsk: ((question: string) => void) | undefined
  /** Shown below the text. */
  children?: ReactNode
}

/** One line of the conversation, with its cited stories and how it was made. */
export function Message({
  line,
  agent,
  onAskAgain,
  isWhole,
  explains,
  storyHref,
  onOpenStory,
  onAsk,
  children,
}: Props) {
  const { isUser, text, at, citations, corrections = [], nearest, perhaps = [], mark } = line
  // Without language data, which takes a millisecond for each line.
  const time = new Date(at).toTimeString().slice(0, 5)
  return (
    <li className={isUser ? 'chat-said' : undefined} title={time}>
      <span className="sr-only">
        {isUser ? 'You' : agent}, <time dateTime={at}>{time}</time>:{' '}
      </span>
      {line.grounds || line.toolUses ? (
        <GroundedWords line={line} explains={explains} />
      ) : (
        text && <MessageText line={line} />
      )}
      <div className="chat-cites">
        {corrections.map((correction) => (
          <OwnWord key={correction.id} correction={correction} isSaid={text.includes(correction.quote)} />
        ))}
        {citations.map((citation) => (
          <a
            key={citation.storyId}
            className="chat-cite"
            href={storyHref(citation.storyId)}
            onClick={openHere(() => onOpenStory(citation.storyId, citation.quote))}
          >
            <CitedStory citation={citation} isSaid={text.includes(citation.quote)} />
          </a>
        ))}
        {isWhole &&
          !isUser &&
          text &&
          !line.isUnanswered &&
          mark !== 'scripted' &&
          (perhaps.length === 0 || citations.length > 0) && (
            <CopyAnswerButton line={line} storyHref={storyHref} />
          )}
      </div>
      {(nearest || perhaps.length > 0) && (
        <NearStories nearest={nearest} perhaps={perhaps} isFurther={citations.length > 0} onAsk={onAsk} />
      )}
      {children}
      {mark && <MessageMark mark={mark} onAskAgain={onAskAgain} />}
    </li>
  )
}

function MessageText({ line: { text } }: { line: Pick<Line, 'text'> }) {
  return (
    <p className="chat-words" dir="auto">
      {text}
    </p>
  )
}

/** A cited story until its code is here. */
function CitedTitle({ citation: { title } }: Cited) {
  return <b>{title}</b>
}

/** Acts on a plain press; one for a new tab is the browser's. */
const openHere = (act: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  act()
}

function MessageMark({ mark, onAskAgain }: { mark: NonNullable<Line['mark']> } & Pick<Props, 'onAskAgain'>) {
  return (
    <p className="mt-s1 flex flex-wrap items-center gap-x-s4 text-ink-soft text-small">
      {markWords[mark]}
      {onAskAgain && (
        <Button variant="quiet" onClick={onAskAgain}>
          Ask again
        </Button>
      )}
    </p>
  )
}
