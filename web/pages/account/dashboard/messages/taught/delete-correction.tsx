import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Correction } from '#schema/corrections/correction-answers.ts'
import { sentenceOf } from '#web/client/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { DialogState } from '#web/ui/dialog-button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useDeletedCorrection } from './correction-calls.ts'

type Props = { correction: Correction; back: string } & DialogState

/** Asks for confirmation before an answer is deleted. */
export function DeleteCorrection({ correction, back, open, onOpenChange }: Props) {
  const navigate = useNavigate()
  const isDeleted = useRef(false)
  const remove = useDeletedCorrection(correction, () => {
    isDeleted.current = true
    onOpenChange(false)
  })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => remove.isPending || onOpenChange(next)}
      title="Delete this answer?"
      description="Your agent stops saying it at once, and it cannot be brought back. To keep it for later, switch it off instead."
      onClosed={() => {
        if (!isDeleted.current) return false
        remove.forget()
        void navigate(back, { replace: true, preventScrollReset: true })
        return true
      }}
    >
      <div className="grid gap-s4">
        {remove.error && (
          <FieldError role="alert">
            {sentenceOf(remove.error, 'It could not be deleted just now. Please try again later.')}
          </FieldError>
        )}
        <div className="flex flex-wrap gap-s3">
          <Button variant="main" disabled={remove.isPending} onClick={() => remove.mutate()}>
            {remove.isPending ? 'Deleting…' : 'Delete it'}
          </Button>
          <Button onClick={() => onOpenChange(false)}>Keep it</Button>
        </div>
      </div>
    </Dialog>
  )
}
