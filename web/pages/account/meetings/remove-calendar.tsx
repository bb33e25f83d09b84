import { sentenceOf } from '#web/client/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { DialogState } from '#web/ui/dialog-button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useBusyCalendar } from './busy-calendar.tsx'

/** Asks once more before a calendar is forgotten. */
export function RemoveCalendar({ host, open, onOpenChange }: { host: string } & DialogState) {
  const { mutate, isPending, error } = useBusyCalendar()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Have this calendar read no more?"
      description={`The address at ${host} and the busy times that were read there are erased at once. All of your open hours are offered then, also those at which you are busy there.`}
    >
      {error && (
        <FieldError role="alert">
          {sentenceOf(error, 'That could not be done just now. Please try again.')}
        </FieldError>
      )}
      <div className="mt-s4 flex flex-wrap gap-s3">
        <Button
          variant="main"
          aria-disabled={isPending || undefined}
          onClick={() =>
            isPending ||
            mutate('', {
              onSuccess: () => {
                onOpenChange(false)
                showToast({
                  title: 'Not read any more',
                  description: 'The address of your calendar is erased.',
                })
              },
            })
          }
        >
          {isPending ? 'Erasing…' : 'Read it no more'}
        </Button>
        <Button onClick={() => onOpenChange(false)}>Keep it</Button>
      </div>
    </Dialog>
  )
}
