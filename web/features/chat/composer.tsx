import { ArrowUp, CircleAlert } from 'lucide-react'
import { type MouseEvent, type RefObject, useId, useLayoutEffect } from 'react'
import { maxMessageLength } from '#schema/limits.ts'
import { grouped } from '#schema/text/numbers.ts'
import { submitOnEnter } from '#web/ui/forms/submit-on-enter.ts'
import type { Chat } from './conversation/chat.ts'
import type { ChatState } from './conversation/chat-state.ts'
import { Tip } from './tip.tsx'

const countFrom = maxMessageLength - 200

type Props = {
  chat: Chat
  state: ChatState
  placeholder: string
  field: RefObject<HTMLTextAreaElement | null>
}

/**
 * The field where a visitor writes: Enter sends, or queues the question while another is answered; Shift+Enter begins a
 * new line. What was typed before the scripts loaded, or was refused, stays.
 */
export function Composer({ chat, state: { draft, phase, asksNext, error }, placeholder, field }: Props) {
  const id = useId()
  const length = draft.trim().length
  const canStop = phase !== 'quiet' && (length === 0 || asksNext)
  const isTooLong = length > maxMessageLength
  useDraft(field, chat)

  /** The button changes when it is pressed, so the focus returns to the field. */
  const leaveButton = () => {
    if (document.activeElement instanceof HTMLButtonElement) field.current?.focus({ preventScroll: true })
  }
  const send = () => {
    void chat.ask(chat.read().draft)
    leaveButton()
  }
  const stop = (event: MouseEvent) => {
    const isSecondOfDoubleClick = event.detail > 1
    if (isSecondOfDoubleClick) return
    chat.stop()
    leaveButton()
  }
  return (
    <form
      className="grid gap-s2"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {error && (
        <p role="alert" className="flex items-start gap-s2 text-madder-text text-small">
          <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
      <div className="chat-composer">
        <label htmlFor={id} className="sr-only">
          Your question
        </label>
        <textarea
          dir="auto"
          ref={field}
          id={id}
          rows={1}
          placeholder={placeholder}
          enterKeyHint="send"
          autoComplete="off"
          aria-describedby={length > countFrom ? `${id}-count` : undefined}
          aria-invalid={isTooLong}
          onChange={(event) => chat.change({ draft: event.target.value, asksNext: false })}
          onKeyDown={submitOnEnter}
        />
        <Tip text={canStop ? 'Stop' : 'Send'}>
          <button
            type={canStop ? 'button' : 'submit'}
            aria-label={canStop ? 'Stop' : 'Send'}
            disabled={!canStop && (length === 0 || isTooLong)}
            onPointerDown={keepFocus}
            onClick={canStop ? stop : undefined}
          >
            {canStop ? (
              <span className="size-3.5 bg-current" />
            ) : (
              <ArrowUp size={20} strokeWidth={2} aria-hidden />
            )}
          </button>
        </Tip>
      </div>
      {asksNext && <output>Your question is asked next.</output>}
      {length > countFrom && (
        <p id={`${id}-count`} className={`text-small ${isTooLong ? 'text-madder-text' : 'text-ink-soft'}`}>
          {grouped(length)} of {grouped(maxMessageLength)} characters
          {isTooLong && '. Please shorten your question before you send it.'}
        </p>
      )}
    </form>
  )
}

/** A press on the button keeps a phone's keyboard open. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()

/**
 * Binds the field to the draft: takes over what was typed before the scripts loaded, and sends what was sent with
 * Enter then.
 */
function useDraft(field: Props['field'], chat: Chat) {
  useLayoutEffect(() => {
    const typedEarly = field.current?.value
    if (!typedEarly) return
    chat.change({ draft: typedEarly })
    const wasSent = typedEarly.endsWith('\n')
    if (wasSent) void chat.ask(typedEarly)
  }, [field, chat])
  useLayoutEffect(() => {
    const { draft } = chat.read()
    if (field.current && field.current.value !== draft) field.current.value = draft
  })
}
