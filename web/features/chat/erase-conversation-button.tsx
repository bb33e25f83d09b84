import { useRef, useState } from 'react'
import { hasCode, sentenceOf } from '#web/client/api.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import type { Chat } from './conversation/chat.ts'

type Props = {
  chat: Chat
  /** What goes with it and what stays, said before it is confirmed. */
  erases: string
  /** False while an answer is on its way: it stays where it is, and does nothing. */
  isQuiet: boolean
  onErased: () => void
}

/** Erases the conversation here and on the server, after asking whether that is meant. If it fails, it stays. */
export function EraseConversationButton({ chat, erases, isQuiet, onErased }: Props) {
  const [isAsked, setAsked] = useState(false)
  const [isErasing, setErasing] = useState(false)
  const [error, setError] = useState<unknown>()
  const first = useRef<HTMLButtonElement>(null)
  const focusFirst = () => requestAnimationFrame(() => first.current?.focus())
  const isNotOurs = hasCode(error, 'SESSION_NOT_YOURS')
  const open = (isOpen: boolean) => {
    setAsked(isOpen)
    setError(undefined)
    focusFirst()
  }
  const erase = async () => {
    if (isErasing || !isQuiet) return
    setErasing(true)
    setError(undefined)
    try {
      await (isNotOurs ? chat.reset() : chat.erase())
      onErased()
    } catch (failed) {
      setError(failed)
    }
    setErasing(false)
  }
  if (!isAsked)
    return (
      <Button ref={first} variant="quiet" disabled={!isQuiet} onClick={() => open(true)}>
        Erase this conversation
      </Button>
    )
  return (
    <fieldset className="mt-s3 grid w-full">
      <legend className="text-small">Erase this conversation? {erases}</legend>
      {error !== undefined && (
        <FieldError role="alert">
          {sentenceOf(error, 'It could not be erased just now. It is still here: please try again.')}
        </FieldError>
      )}
      <div className="flex flex-wrap gap-x-s4">
        <Button ref={first} variant="quiet" disabled={isErasing || !isQuiet} onClick={() => void erase()}>
          {isErasing ? 'Erasing…' : isNotOurs ? 'Clear it in this tab' : 'Erase it'}
        </Button>
        <Button variant="quiet" onClick={() => open(false)}>
          Keep it
        </Button>
      </div>
    </fieldset>
  )
}
