import type { MouseEvent } from 'react'
import { Button } from '../button.tsx'
import { isSecondPress, useIgnoreSecondPress } from './second-press.ts'

type Props = {
  back?: string
  /** Undefined where nothing comes before. */
  onBack: (() => void) | undefined
  next: string
  canGoOn: boolean
  /** What is missing, or where it is kept. */
  status: string
}

/**
 * Back and on below a form of several steps; on sends the form, and the second press of a double one does nothing, wherever
 * it lands.
 */
export function StepButtons({ back = 'Previous', onBack, next, canGoOn, status }: Props) {
  useIgnoreSecondPress()
  return (
    <div className="paces">
      <Button disabled={!onBack} onMouseDown={stay} onClick={(event) => isSecondPress(event) || onBack?.()}>
        {back}
      </Button>
      <Button
        type="submit"
        variant="main"
        disabled={!canGoOn}
        onMouseDown={stay}
        onClick={(event) => isSecondPress(event) && event.preventDefault()}
      >
        {next}
      </Button>
      <p role="status" className="text-ink-soft text-small">
        {status}
      </p>
    </div>
  )
}

/** Prevents focus and scrolling on press: the button would move away and the click be lost. */
const stay = (event: MouseEvent) => event.preventDefault()
