import { sentenceOf } from '#web/client/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { DialogState } from '#web/ui/dialog-button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type Props = DialogState & {
  title: string
  description: string
  /** The act after confirmation; a second press during it does nothing. */
  act: (after: { onSuccess: () => void }) => void
  isPending: boolean
  error: Error | null
  /** The message for a failure without one of the server's. */
  failure: string
  /** The button's labels. */
  labels: readonly [before: string, meanwhile: string]
  done: { title: string; description: string }
}

/** Asks for confirmation before an address is removed for good. */
export function AskFirst({ open, onOpenChange, title, description, labels, done, ...how }: Props) {
  const [before, meanwhile] = labels
  const { act, isPending, error, failure } = how
  const onSuccess = () => {
    onOpenChange(false)
    showToast(done)
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={description}>
      {error && <FieldError role="alert">{sentenceOf(error, failure)}</FieldError>}
      <div className="mt-s4 flex flex-wrap gap-s3">
        <Button
          variant="main"
          aria-disabled={isPending || undefined}
          onClick={() => isPending || act({ onSuccess })}
        >
          {isPending ? meanwhile : before}
        </Button>
        <Button onClick={() => onOpenChange(false)}>Keep it</Button>
      </div>
    </Dialog>
  )
}
