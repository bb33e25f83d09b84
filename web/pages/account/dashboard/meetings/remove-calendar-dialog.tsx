import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useBusyCalendar } from './use-busy-calendar.ts'

/** Asks for confirmation before a calendar is disconnected. */
export function RemoveCalendarDialog({ host, open, onOpenChange }: { host: string } & DialogState) {
  const { mutate, isPending, error } = useBusyCalendar(() => {
    onOpenChange(false)
    showToast({ title: 'Not read any more', description: 'The address of your calendar is erased.' })
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Stop reading this calendar?"
      description={`The address at ${host} and the busy times that were read there are erased at once. All of your open hours are offered then, also those at which you are busy there.`}
      confirmLabel="Stop reading it"
      pendingLabel="Erasing…"
      onConfirm={() => mutate('')}
      isPending={isPending}
      error={error}
      failureMessage="That could not be done just now. Please try again."
    />
  )
}
