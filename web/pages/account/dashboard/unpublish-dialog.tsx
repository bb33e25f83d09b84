import { useShownPage } from '#web/features/profiles/use-shown-page.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'

/** Asks for confirmation before a public page is hidden. */
export function UnpublishDialog({ open, onOpenChange }: DialogState) {
  const show = useShownPage(() => onOpenChange(false))
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Take your page off view?"
      description="It leaves the gallery, the search and its address within a minute, and your agent stops answering. Nothing is lost: your stories and referees are kept, and you can show it again at any time."
      confirmLabel="Take it off view"
      pendingLabel="Taking it off view…"
      cancelLabel="Keep it on view"
      onConfirm={() => show.mutate(false)}
      isPending={show.isPending}
      error={show.error}
      failureMessage={show.sentence}
    />
  )
}
