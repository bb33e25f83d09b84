import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useNewFeed } from './use-new-feed.ts'

/** Asks for confirmation before the feed gets a new address. */
export function RenewFeedDialog({ open, onOpenChange }: DialogState) {
  const { mutate, isPending, error } = useNewFeed(() => {
    onOpenChange(false)
    showToast({ title: 'Address renewed', description: 'The old one no longer opens anything.' })
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Renew the address?"
      description="The present one opens nothing from then on: every calendar that follows it has to be given the new one, and your links to meetings in earlier mails open nothing either. Your meetings stay as they are."
      confirmLabel="Renew it"
      pendingLabel="Renewing…"
      onConfirm={() => mutate()}
      isPending={isPending}
      error={error}
      failureMessage="It could not be renewed just now. Please try again."
    />
  )
}
