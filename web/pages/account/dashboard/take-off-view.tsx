import { useShownPage } from '#web/features/profiles/use-shown-page.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { DialogState } from '#web/ui/dialog-button.tsx'
import { FieldError } from '#web/ui/field.tsx'

/** Asks for confirmation before a public page is hidden. */
export function TakeOffView({ open, onOpenChange }: DialogState) {
  const show = useShownPage(() => onOpenChange(false))
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Take your page off view?"
      description="It leaves the gallery, the search and its address within a minute, and your agent stops answering. Nothing is lost: your stories and referees are kept, and you can show it again at any time."
    >
      <div className="grid gap-s4">
        {show.error && <FieldError role="alert">{show.sentence}</FieldError>}
        <div className="flex flex-wrap gap-s3">
          <Button variant="main" disabled={show.isPending} onClick={() => show.mutate(false)}>
            {show.isPending ? 'Taking it off view…' : 'Take it off view'}
          </Button>
          <Button onClick={() => onOpenChange(false)}>Keep it on view</Button>
        </div>
      </div>
    </Dialog>
  )
}
