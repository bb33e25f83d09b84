import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { MessageForm, type MessageProps } from './message-form.tsx'

/** The message form in a dialog over the conversation. */
export function MessageDialog({ open, onOpenChange, ...message }: MessageProps & DialogState) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Ask ${message.to.firstName}`}
      description={
        message.to.isSample
          ? 'Where a sample’s agent has no answer, a real expert may have one.'
          : `Where the agent has no answer, ${message.to.firstName} may have one.`
      }
    >
      <MessageForm {...message} />
    </Dialog>
  )
}
