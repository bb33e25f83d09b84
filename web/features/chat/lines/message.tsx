import { lazy, type MouseEvent, type ReactNode, Suspense, useId } from 'react'
import type { Citation, NearestStory } from '#schema/chat/chat-answers.ts'
import { storyNumber } from '#schema/labels.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmedBy } from '#web/ui/confirmed-by.tsx'
import type { Line } from '../conversation.ts'
import { OwnWord } from './own-word.tsx'
import { markWords } from './spoken.ts'

const CopyAnswer = lazy(async () => ({ default: (await import('./copy-answer.tsx')).CopyAnswer }))
/** Where its code cannot be fetched, the words alone. */
const GroundedWords = lazy(() =>
  import('./grounded-words.tsx').then(
    ({ GroundedWords }) => ({ default: GroundedWords }),
    () => ({ default: Words }),
  ),
)

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
  const perhapsId = useId()
  const time = new Date(at).toLocaleTimeString('en-GB', { timeStyle: 'short' })
  return (
    <li className={isUser ? 'chat-said' : undefined} title={time}>
      <span className="sr-only">
        {isUser ? 'You' : agent}, <time dateTime={at}>{time}</time>:{' '}
      </span>
      {text && (
        <Suspense fallback={<Words line={line} />}>
          {line.grounds ? <GroundedWords line={line} explains={explains} /> : <Words line={line} />}
        </Suspense>
      )}
      <div className="chat-cites">
        {corrections.map((correction) => (
          <OwnWord key={correction.id} correction={correction} isSaid={text.includes(correction.quote)} />
        ))}
        {citations.map((citation) => (
          <CitedStory
            key={citation.storyId}
            citation={citation}
            isSaid={text.includes(citation.quote)}
            href={storyHref(citation.storyId)}
            onOpen={onOpenStory}
          />
        ))}
        {isWhole &&
          !isUser &&
          text &&
          !line.isUnanswered &&
          (perhaps.length === 0 || citations.length > 0) && (
            <Suspense>
              <CopyAnswer line={line} storyHref={storyHref} />
            </Suspense>
          )}
      </div>
      {nearest && <StoryPress story={nearest} onAsk={onAsk} />}
      {perhaps.length > 0 && (
        <fieldset className="mt-s4" aria-labelledby={perhapsId}>
          <p id={perhapsId} className="text-ink-soft text-small">
            {perhaps.length > 1
              ? 'Perhaps one of these is near:'
              : `Perhaps this is near${citations.length ? ', too' : ''}:`}
          </p>
          {perhaps.map((story) => (
            <StoryPress key={story.storyId} story={story} onAsk={onAsk} />
          ))}
        </fieldset>
      )}
      {children}
      {mark && <Mark mark={mark} onAskAgain={onAskAgain} />}
    </li>
  )
}

const Words = ({ line: { text } }: { line: Pick<Line, 'text'> }) => (
  <p className="chat-words" dir="auto">
    {text}
  </p>
)

/** A story offered as one press, which asks about it by its title. */
function StoryPress({ story, onAsk }: { story: NearestStory } & Pick<Props, 'onAsk'>) {
  const question = `Tell me about “${story.title}”`
  return (
    <button
      type="button"
      className="chat-suggestion mt-s2"
      disabled={!onAsk}
      onClick={() => onAsk?.(question)}
    >
      {question}
    </button>
  )
}

function Mark({ mark, onAskAgain }: { mark: NonNullable<Line['mark']> } & Pick<Props, 'onAskAgain'>) {
  return (
    <p className="mt-s1 text-ink-soft text-small">
      {markWords[mark]}
      {onAskAgain && (
        <Button variant="quiet" className="ml-s4" onClick={onAskAgain}>
          Ask again
        </Button>
      )}
    </p>
  )
}

type Cited = {
  citation: Citation
  /** Whether the answer contains the sentence word for word; then the citation does not repeat it. */
  isSaid: boolean
  href: string
  onOpen: (storyId: number, quote: string) => void
}

/** The cited story: number, title, quoted sentence and who confirmed it. Links to the story. */
function CitedStory({ citation, isSaid, href, onOpen }: Cited) {
  const { storyId, plate, title, quote, confirmedBy } = citation
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen(storyId, quote)
  }
  return (
    <a className="chat-cite" href={href} onClick={open}>
      <i>
        <span className="sr-only">Story </span>
        {storyNumber(plate + 1)}
      </i>
      <span>
        <b>{title}</b>
        {!isSaid && <q>{quote}</q>}
        {confirmedBy && (
          <span className="gilt mt-s1">
            <span>
              <ConfirmedBy by={confirmedBy} />
            </span>
          </span>
        )}
      </span>
    </a>
  )
}
