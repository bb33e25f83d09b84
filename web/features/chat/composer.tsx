import { ArrowUp, CircleAlert, Square } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type RefObject, useId, useLayoutEffect } from 'react'
import { longestMessage } from '#schema/chat.ts'
import type { Conversation } from './conversation.ts'
import type { Talk } from './talk.ts'

const countFrom = longestMessage - 200
const number = (value: number) => value.toLocaleString('en-GB')

type Props = {
  talk: Talk
  conversation: Conversation
  placeholder: string
  field: RefObject<HTMLTextAreaElement | null>
}

/** Where a visitor writes: Enter sends, Shift+Enter begins a new line. What is typed early, or refused, stays. */
export function Composer({ talk, conversation: { draft, phase, refusal }, placeholder, field }: Props) {
  const id = useId()
  const isPending = phase !== 'quiet'
  const length = draft.trim().length
  const tooMany = length - longestMessage
  useDraft(field, talk, draft)

  const send = () => {
    if (tooMany > 0) return
    void talk.ask(talk.read().draft)
    // The button changes under the visitor's finger, so the focus goes back to where they write.
    if (document.activeElement instanceof HTMLButtonElement) field.current?.focus({ preventScroll: true })
  }
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const stop = (event: MouseEvent) => {
    const isSecondOfDoubleClick = event.detail > 1
    if (!isSecondOfDoubleClick) talk.stop()
  }
  return (
    <form
      className="grid gap-s2"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {refusal && (
        <p role="alert" className="flex items-start gap-s2 text-madder-text text-small">
          <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
          {refusal}
        </p>
      )}
      <div className="composer">
        <label htmlFor={id} className="sr-only">
          Your question
        </label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          placeholder={placeholder}
          enterKeyHint="send"
          autoComplete="off"
          aria-describedby={length > countFrom ? `${id}-count` : undefined}
          aria-invalid={tooMany > 0 || undefined}
          onChange={(event) => talk.change({ draft: event.target.value })}
          onKeyDown={sendOnEnter}
        />
        {isPending ? (
          <button key="act" type="button" aria-label="Stop" onPointerDown={keepFocus} onClick={stop}>
            <Square size={16} strokeWidth={2} fill="currentColor" aria-hidden />
          </button>
        ) : (
          <button
            key="act"
            type="submit"
            aria-label="Send"
            onPointerDown={keepFocus}
            disabled={length === 0 || tooMany > 0}
          >
            <ArrowUp size={20} strokeWidth={2} aria-hidden />
          </button>
        )}
      </div>
      {length > countFrom && (
        <p
          id={`${id}-count`}
          className={`text-small ${tooMany > 0 ? 'text-madder-text' : 'text-ink-soft'}`}
          aria-live="polite"
        >
          {tooMany > 0
            ? `${number(tooMany)} ${tooMany === 1 ? 'character' : 'characters'} too many. Please shorten it to ${number(longestMessage)}.`
            : `${number(length)} of ${number(longestMessage)} characters`}
        </p>
      )}
    </form>
  )
}

/** A press on the button leaves the keyboard of a phone where it is. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()

/** The field keeps its own text, so that what was typed before this code was there is taken over, not lost. */
function useDraft(field: Props['field'], talk: Talk, draft: string) {
  useLayoutEffect(() => {
    const typedEarly = field.current?.value
    if (typedEarly) talk.change({ draft: typedEarly })
  }, [field, talk])
  useLayoutEffect(() => {
    if (!field.current) return
    const latest = talk.read().draft
    if (field.current.value !== latest) field.current.value = latest
    growWith(field.current, draft)
  }, [field, talk, draft])
}

/** For browsers whose fields do not grow by themselves. */
function growWith(field: HTMLTextAreaElement, draft: string) {
  if (CSS.supports('field-sizing', 'content')) return
  field.style.height = 'auto'
  if (draft) field.style.height = `${field.scrollHeight}px`
}
