import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Correction } from '#schema/corrections/correction-answers.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { useDeletedCorrection } from './correction-calls.ts'

type Props = { correction: Correction; back: string } & DialogState

/** Asks for confirmation before an answer is deleted. */
export function DeleteCorrectionDialog({ correction, back, open, onOpenChange }: Props) {
  const navigate = useNavigate()
  const isDeleted = useRef(false)
  const remove = useDeletedCorrection(correction, () => {
    isDeleted.current = true
    onOpenChange(false)
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => remove.isPending || onOpenChange(next)}
      title="Delete this answer?"
      description="Your agent stops saying it at once, and it cannot be brought back. To keep it for later, switch it off instead."
      confirmLabel="Delete it"
      pendingLabel="Deleting…"
      onConfirm={() => remove.mutate()}
      isPending={remove.isPending}
      error={remove.error}
      failureMessage="It could not be deleted just now. Please try again later."
      onClosed={() => {
        if (!isDeleted.current) return false
        remove.removeFromList()
        void navigate(back, { replace: true, preventScrollReset: true })
        return true
      }}
    />
  )
}
