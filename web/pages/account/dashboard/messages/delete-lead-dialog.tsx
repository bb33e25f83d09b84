import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Lead } from '#schema/leads/lead-answers.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { erasureNotice } from './erasure-notice.ts'
import { useDeletedLead } from './lead-calls.ts'

/** Asks for confirmation before a lead is erased. */
export function DeleteLeadDialog({
  lead,
  back,
  open,
  onOpenChange,
}: { lead: Lead; back: string } & DialogState) {
  const erase = useDeletedLead(lead)
  const navigate = useNavigate()
  const isDeleted = useRef(false)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this message?"
      description={erasureNotice(lead)}
      confirmLabel="Delete it"
      onConfirm={() => {
        isDeleted.current = true
        erase.mutate()
        onOpenChange(false)
      }}
      onClosed={() => {
        if (isDeleted.current) void navigate(back, { replace: true, preventScrollReset: true })
        return isDeleted.current
      }}
    />
  )
}
