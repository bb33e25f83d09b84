import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import type { MessageProps } from './message-form.tsx'

/** Sends a question that the agent could not answer to the expert. */
export function AskExpert(message: MessageProps) {
  return (
    <DialogButton
      variant="quiet"
      load={() => import('./message-dialog.tsx')}
      dialog={({ MessageDialog }, state) => <MessageDialog {...message} {...state} />}
    >
      Ask {message.to.firstName} this
    </DialogButton>
  )
}
