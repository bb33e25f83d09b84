import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import type { MessageProps } from './message-form.tsx'

type Props = MessageProps & {
  /** What the button says, if not that the expert is asked this. */
  label?: string
}

/** Sends a question that the agent could not answer to the expert. */
export function AskExpertButton({ label, ...message }: Props) {
  return (
    <DialogButton
      variant="quiet"
      load={() => import('./message-dialog.tsx')}
      dialog={({ MessageDialog }, state) => <MessageDialog {...message} {...state} />}
    >
      {label ?? `Ask ${message.to.firstName} this`}
    </DialogButton>
  )
}
