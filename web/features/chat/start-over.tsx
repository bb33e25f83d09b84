import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

/** Clears the conversation, after asking whether that is meant. */
export function StartOver({ onStartOver }: { onStartOver: () => void }) {
  const [isAsked, setAsked] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  const focusFirst = () => requestAnimationFrame(() => first.current?.focus())
  if (!isAsked)
    return (
      <Button
        ref={first}
        variant="quiet"
        onClick={() => {
          setAsked(true)
          focusFirst()
        }}
      >
        Start over
      </Button>
    )
  return (
    <fieldset className="flex flex-wrap items-center gap-x-s4">
      <legend className="float-left mr-s4 text-small">Clear this conversation?</legend>
      <Button ref={first} variant="quiet" onClick={onStartOver}>
        Clear it
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          setAsked(false)
          focusFirst()
        }}
      >
        Keep it
      </Button>
    </fieldset>
  )
}
