import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'

/** Says that an expert has no scorecard. */
export function ScorecardUnavailable({ name, open, onOpenChange }: { name: string } & DialogState) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Solution Scorecard Not Available"
      description={`${name}’s Solution Scorecard is not set up yet.`}
    >
      <Button onClick={() => onOpenChange(false)}>Understood</Button>
    </Dialog>
  )
}
