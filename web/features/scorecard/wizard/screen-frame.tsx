import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { WorkPicture } from '#web/features/picture/work-picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { Frame } from '#web/ui/frame.tsx'

const work = { slug: 'your-scorecard', areas: ['Strategy/Leadership', 'People'], skillCount: 4 }

type Props = {
  /** Identifies the screen; when it changes the focus goes to its heading. */
  screen: string
  heading: ReactNode
  /** The meaning of the heading, if it needs one. */
  meaning?: string | undefined
  /** The title above the heading. */
  title?: string
  /** The labels of all steps. */
  labels: readonly string[]
  current: number
  /** `Step 3 of 8`. */
  where: string
  /** Progress, from 0 to 100. */
  percent: number
  children: ReactNode
  onPrevious?: (() => void) | undefined
  onNext: () => void
  canGoOn: boolean
  nextLabel?: string
  /** The keyboard shortcuts. */
  keys?: string
}

/** One screen of either wizard: a frame that shows progress, the question, and the back and next buttons. */
export function ScreenFrame(props: Props) {
  const heading = useFocusOnChange(props.screen)
  const Heading = props.title ? 'h3' : 'h2'
  return (
    <div className="scorecard-assessment">
      <Progress {...props} />
      <form
        noValidate
        // Keeps the shortcuts working after a click beside an answer.
        tabIndex={-1}
        className="scorecard-asked outline-none"
        onSubmit={(event) => {
          event.preventDefault()
        }}
      >
        {props.title && <h2 className="scorecard-title">{props.title}</h2>}
        <Heading ref={heading} tabIndex={-1} className="scorecard-asked-for">
          {props.heading}
        </Heading>
        {props.meaning && <p className="-mt-s4 text-ink-soft text-label">{props.meaning}</p>}
        <div className="grid content-start gap-s6">{props.children}</div>
        <div className="paces">
          <Button disabled={!props.onPrevious} onClick={props.onPrevious}>
            Previous
          </Button>
          <Button variant="main" disabled={!props.canGoOn} onClick={props.onNext}>
            {props.nextLabel ?? 'Next'}
          </Button>
          {props.keys && <p className="scorecard-keys">{props.keys}</p>}
        </div>
      </form>
    </div>
  )
}

function Progress({ labels, current, where, percent }: Props) {
  return (
    <div className="scorecard-progress">
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuenow={percent}
        aria-valuetext={`${percent}% complete`}
        className="scorecard-framing"
        style={{ '--done': `${percent}%` } as React.CSSProperties}
      >
        <Frame stage={2} picture={<WorkPicture work={work} format="portrait" />} />
      </div>
      <p role="status" className="text-label">
        <b className="block font-medium font-serif text-title">{percent}% complete</b>
        <span className="text-ink-soft">{where}</span>
      </p>
      <ol aria-label="Steps">
        {labels.map((label, index) => (
          <li
            key={label}
            aria-current={index === current ? 'step' : undefined}
            data-done={index < current || undefined}
          >
            {label}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Moves the focus and the view to the heading of a new screen. */
function useFocusOnChange(screen: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const before = lastShown
    lastShown = screen
    if (!before || before === screen || !heading.current) return
    heading.current.focus({ preventScroll: true })
    const { top } = heading.current.getBoundingClientRect()
    if (top < 0 || top > innerHeight / 2)
      heading.current.closest('.scorecard-assessment')?.scrollIntoView({ behavior: 'instant' })
  }, [screen])
  return heading
}

/** Kept outside, because the two wizards replace each other. */
let lastShown = ''
