import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { RemovalDialog } from './removal-dialog.tsx'
import { useBusyCalendar } from './use-busy-calendar.ts'

/** Asks for confirmation before a calendar is disconnected. */
export function RemoveCalendarDialog({ host, ...state }: { host: string } & DialogState) {
  const { mutateAsync, isPending, error } = useBusyCalendar()
  return (
    <RemovalDialog
      {...state}
      isPending={isPending}
      error={error}
      title="Stop reading this calendar?"
      description={`The address at ${host} and the busy times that were read there are erased at once. All of your open hours are offered then, also those at which you are busy there.`}
      act={() => mutateAsync('')}
      failure="That could not be done just now. Please try again."
      labels={['Stop reading it', 'Erasing…']}
      done={{ title: 'Not read any more', description: 'The address of your calendar is erased.' }}
    />
  )
}
