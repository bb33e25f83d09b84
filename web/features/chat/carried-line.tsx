import type { RefObject } from 'react'
import { Button } from '#web/ui/button.tsx'
import { carryResult } from './carried-result.ts'
import type { Chat } from './conversation/chat.ts'

type Props = { chat: Chat; isQuiet: boolean; field: RefObject<HTMLTextAreaElement | null> }

/** Says that the scorecard result is sent with the questions, and how to leave it out. */
export function CarriedLine({ chat, isQuiet, field }: Props) {
  const leaveOut = () => {
    carryResult(undefined)
    field.current?.focus({ preventScroll: true })
  }
  const ask = () => {
    void chat.ask('Where did I score lowest, and which story fits?')
    field.current?.focus({ preventScroll: true })
  }
  return (
    <div className="flex flex-wrap items-center gap-x-s4">
      <p className="text-ink-soft text-small">Your scorecard result goes with your questions.</p>
      {isQuiet && (
        <Button variant="quiet" onClick={ask}>
          Ask where to begin
        </Button>
      )}
      <Button variant="quiet" onClick={leaveOut}>
        Leave it out
      </Button>
    </div>
  )
}
