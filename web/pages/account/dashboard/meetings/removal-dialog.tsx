import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type Props = DialogState & {
  title: string
  description: string
  /** The act after confirmation; a second press during it does nothing. */
  act: () => Promise<unknown>
  isPending: boolean
  error: Error | null
  /** The message for a failure without one of the server's. */
  failure: string
  /** The button's labels. */
  labels: readonly [before: string, meanwhile: string]
  done: { title: string; description: string }
}

/** Asks for confirmation before an address is removed for good. */
export function RemovalDialog({ onOpenChange, labels, done, act, ...dialog }: Props) {
  const onSuccess = () => {
    onOpenChange(false)
    showToast(done)
  }
  return (
    // A mutation's own callbacks are lost where this leaves the page with what it asked about.
    <ConfirmDialog
      {...dialog}
      onOpenChange={onOpenChange}
      labels={[...labels, 'Keep it']}
      act={() => void act().then(onSuccess, () => {})}
    />
  )
}
