import { sentenceOf } from '#web/client/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { DialogState } from '#web/ui/dialog-button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useNewFeed } from './feed.tsx'

/** Asks once more before the feed's address is another one. */
export function RenewFeed({ open, onOpenChange }: DialogState) {
  const { mutate, isPending, error } = useNewFeed()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Renew the address?"
      description="The present one opens nothing from then on: every calendar that follows it has to be given the new one. Your meetings stay as they are."
    >
      {error && (
        <FieldError role="alert">
          {sentenceOf(error, 'It could not be renewed just now. Please try again.')}
        </FieldError>
      )}
      <div className="mt-s4 flex flex-wrap gap-s3">
        <Button
          variant="main"
          aria-disabled={isPending || undefined}
          onClick={() =>
            isPending ||
            mutate(undefined, {
              onSuccess: () => {
                onOpenChange(false)
                showToast({ title: 'Address renewed', description: 'The one before opens nothing any more.' })
              },
            })
          }
        >
          {isPending ? 'Renewing…' : 'Renew it'}
        </Button>
        <Button onClick={() => onOpenChange(false)}>Keep it</Button>
      </div>
    </Dialog>
  )
}
