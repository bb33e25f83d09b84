import { useRef, useState } from 'react'
import { blanksIn, draftTexts } from '#schema/drafts/profile-assistant.ts'
import type { Line } from '#web/features/chat/conversation/chat-state.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { storeAnswers, typedAnswers } from './answers.ts'
import { storedDraft, useStoredDraft } from './stored-draft.ts'
import { inTurn, useSaveDraft } from './use-save-draft.ts'

const undoneWithinMs = 12_000

/**
 * A better text for one answer of the draft, to be accepted or declined. It never overwrites an answer that has
 * changed since.
 */
export function SuggestionCard({
  suggestion,
  onDecline,
}: {
  suggestion: NonNullable<Line['suggestion']>
  onDecline: () => void
}) {
  const { field, text, instead, isDeclined } = suggestion
  const { save } = useSaveDraft()
  const [isBusy, setBusy] = useState(false)
  const stored = useStoredDraft()
  const card = useRef<HTMLFieldSetElement>(null)
  const title = draftTexts[field]
  const currentText = stored?.isYours ? stored.profile[field] : undefined
  const state =
    currentText === text ? 'taken' : currentText !== instead ? 'changed' : isDeclined ? 'left' : 'open'

  /** Writes this field into the stored answers, since others may have changed meanwhile. */
  const write = (words: string) =>
    inTurn(async () => {
      const now = storedDraft()
      if (!now) return false
      const saved = await save({ ...now.profile, [field]: words })
      if ('sentence' in saved)
        showToast({ variant: 'destructive', title: 'Not saved', description: saved.sentence })
      // The unsaved answers change as well, or they would bring the old text back.
      const typed = typedAnswers()
      if (saved.outcome === 'saved' && typed?.[field] === now.profile[field])
        storeAnswers({ ...typed, [field]: words })
      return saved.outcome === 'saved'
    })
  const putIn = async () => {
    setBusy(true)
    const isWritten = await write(text)
    setBusy(false)
    if (!isWritten) return
    card.current?.focus({ preventScroll: true })
    showToast({
      title: `“${title}” has its new text`,
      description: blanksText(text) || undefined,
      duration: undoneWithinMs,
      action: { label: 'Undo', run: () => void write(instead) },
    })
  }
  return (
    <fieldset ref={card} tabIndex={-1} className="drafts-suggestion" data-state={state}>
      <legend>{title}</legend>
      <p className="drafts-better" dir="auto">
        {inPieces(text).map(({ piece, at, isBlank }) =>
          isBlank ? <mark key={at}>{piece}</mark> : <span key={at}>{piece}</span>,
        )}
      </p>
      {state === 'open' ? (
        <div className="flex flex-wrap gap-x-s4 gap-y-s2">
          <Button variant="main" disabled={isBusy} onClick={putIn}>
            Put it into my profile
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              onDecline()
              card.current?.focus({ preventScroll: true })
            }}
          >
            No, thank you
          </Button>
        </div>
      ) : (
        <p className="text-ink-soft text-small">
          {state === 'taken' ? `In your profile. ${blanksText(text)}` : outcomes[state]}
        </p>
      )}
    </fieldset>
  )
}

const outcomes = {
  left: 'Left as it was.',
  changed: 'This answer has changed since. Ask again for another suggestion.',
}

/** A sentence that names the blanks to fill in; empty where there are none. */
function blanksText(text: string): string {
  const { length } = blanksIn(text)
  if (!length) return ''
  return length === 1
    ? 'It still holds a blank, which only you can fill.'
    : `It still holds ${length} blanks, which only you can fill.`
}

/** A text split into its blanks and what is between them. */
function inPieces(text: string) {
  let at = 0
  return text.split(/(\[[^[\]\n]{1,60}\])/).map((piece, index) => {
    const cut = { piece, at, isBlank: index % 2 === 1 }
    at += piece.length + 1
    return cut
  })
}
