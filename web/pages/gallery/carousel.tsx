import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Tooltip, TooltipProvider } from '#web/ui/tooltip.tsx'
import { carouselExperts } from './carousel-experts.ts'
import { CarouselSlide } from './carousel-slide.tsx'

const count = carouselExperts.length

/**
 * The two featured experts, one slide at a time, changed by buttons, dots, arrow keys and swipes, never
 * automatically.
 */
export function Carousel() {
  const [index, setIndex] = useState(0)
  const slide = useRef<HTMLDivElement>(null)
  const expert = carouselExperts[index] ?? carouselExperts[0]

  /** Wraps both ways, and moves the focus to the new slide. */
  const turnTo = (next: number) => {
    const isWithin = slide.current?.contains(document.activeElement)
    setIndex((next + count) % count)
    if (isWithin) slide.current?.focus({ preventScroll: true })
  }
  const turn = (step: 1 | -1) => turnTo(index + step)
  const turnOnArrow = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key] as 1 | -1 | undefined
    const isBusy = (event.target as Element).closest('textarea, [data-full]')
    const isElsewhere = !event.currentTarget.contains(event.target as Element)
    if (!step || isBusy || isElsewhere || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    turn(step)
  }
  return (
    <section
      className="gallery-carousel room"
      aria-roledescription="carousel"
      aria-labelledby="carousel"
      onKeyDown={turnOnArrow}
    >
      <div className="wide">
        <div className="gallery-carousel-head">
          <div>
            <h2 id="carousel">Two works, opened</h2>
            <p>
              Both are sample profiles, written to show what a finished Rembrandt holds. Their agents are at
              work: ask them something.
            </p>
          </div>
          <TooltipProvider>
            <Controls index={index} turnTo={turnTo} turn={turn} />
          </TooltipProvider>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a slide is not a fieldset */}
        <div
          ref={slide}
          role="group"
          aria-roledescription="slide"
          aria-label={`Expert ${index + 1} of ${count}: ${expert.name}`}
          tabIndex={-1}
          className="gallery-slide"
          {...useSwipe(turn)}
        >
          <CarouselSlide key={expert.profileUrl} expert={expert} />
        </div>
      </div>
    </section>
  )
}

type ControlsProps = { index: number; turnTo: (index: number) => void; turn: (step: 1 | -1) => void }

function Controls({ index, turnTo, turn }: ControlsProps) {
  return (
    <div className="gallery-controls">
      <Button className="max-sm:w-12 max-sm:px-0" aria-label="Previous Expert" onClick={() => turn(-1)}>
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
        <span className="max-sm:sr-only">Previous Expert</span>
      </Button>
      <div className="flex">
        {carouselExperts.map(({ name }, dot) => (
          <Tooltip key={name} text={`Show ${name}`}>
            <button
              type="button"
              className="gallery-dot"
              aria-label={`Show ${name}`}
              aria-current={dot === index}
              onClick={() => turnTo(dot)}
            />
          </Tooltip>
        ))}
      </div>
      <Button className="max-sm:w-12 max-sm:px-0" aria-label="Next Expert" onClick={() => turn(1)}>
        <span className="max-sm:sr-only">Next Expert</span>
        <ArrowRight size={18} strokeWidth={1.75} aria-hidden />
      </Button>
      <p aria-live="polite" className="text-room-soft text-small tabular-nums">
        Expert {index + 1} of {count}
        <span className="sr-only">: {carouselExperts[index]?.name}</span>
      </p>
    </div>
  )
}

/** The least length of a swipe, in CSS pixels. */
const farEnough = 48
/** Elements with gestures of their own. */
const ownGestures = 'textarea, .chat-log, [data-full]'

/**
 * Handlers for swipes on an element: to the left shows the next. The element's `touch-action: pan-y` leaves
 * vertical scrolling to the browser, which then cancels the pointer.
 */
function useSwipe(turn: (step: 1 | -1) => void) {
  const begin = useRef<number | undefined>(undefined)
  const endSwipe = () => {
    begin.current = undefined
  }
  return {
    onPointerDown: ({ pointerType, isPrimary, target, clientX }: PointerEvent) => {
      const isSwipe = pointerType === 'touch' && isPrimary && !(target as Element).closest(ownGestures)
      begin.current = isSwipe ? clientX : undefined
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      if (begin.current === undefined) return
      const way = clientX - begin.current
      endSwipe()
      if (Math.abs(way) >= farEnough) turn(way < 0 ? 1 : -1)
    },
    onPointerCancel: endSwipe,
  }
}
