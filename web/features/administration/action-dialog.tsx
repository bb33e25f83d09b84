import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { FieldError, TextArea } from '#web/ui/field.tsx'
import { type Action, failureText, mayHaveChanged, useAction } from './use-action.ts'

/** Asks once before an action, with its reason; shows a refusal, and fetches the lists again once it is closed. */
export function ActionDialog({ action, open, onOpenChange }: { action: Action } & DialogState) {
  const { title, description, confirmLabel, reason, fields } = action
  const [typed, setTyped] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const reasonField = useRef<HTMLTextAreaElement>(null)
  const { error, isPending, reset, close, submit, refetchOnceClosed } = useAction(action, {
    open,
    onOpenChange,
  })
  const minLength = reason?.isRequired ? (reason.minLength ?? 1) : 0
  const isTooShort = typed.trim().length < minLength
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (isPending) return
        if (next) onOpenChange(true)
        else close()
        if (error) reset()
      }}
      title={title}
      description={description}
      onClosed={() => {
        refetchOnceClosed()
        return false
      }}
    >
      <form
        noValidate
        className="grid gap-s5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isTooShort) return submit(typed.trim(), () => setTyped(''))
          setIsMissing(true)
          reasonField.current?.focus()
        }}
      >
        {fields}
        {reason && (
          <TextArea
            ref={reasonField}
            label={reason.isRequired ? reason.label : `${reason.label} (optional)`}
            hint={reason.hint}
            error={isMissing && isTooShort ? missingReason(minLength) : undefined}
            value={typed}
            maxLength={reason.maxLength}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
        {error && <FieldError role="alert">{failureText(error)}</FieldError>}
        <div className="flex flex-wrap gap-s3">
          <Button type="submit" variant="main" disabled={isPending}>
            {isPending ? 'One moment…' : confirmLabel}
          </Button>
          <Button disabled={isPending} onClick={close}>
            {error && mayHaveChanged(error) ? 'See how it stands' : 'Leave it'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const missingReason = (minLength: number) =>
  minLength > 1 ? `Please say in a sentence why (at least ${minLength} characters).` : 'Please say why.'
