import type { ReactNode } from 'react'
import { sentenceOf } from '#web/client/api.ts'
import { Button } from '../button.tsx'
import { FieldError } from '../field.tsx'
import { Dialog } from './dialog.tsx'
import type { DialogState } from './dialog-button.tsx'

type Props = DialogState & {
  title: string
  description: string
  confirmLabel: string
  pendingLabel?: string
  cancelLabel?: string
  onConfirm: () => void
  isPending?: boolean
  error?: unknown
  /** The message for a failure without one of the server's. */
  failureMessage?: string
  /** Called once it is closed; returns true if it moves the focus itself. */
  onClosed?: () => boolean
  /** What is to be read before the buttons. */
  children?: ReactNode
}

/** Asks for confirmation before something is done, and stays open with the reason where it fails. */
export function ConfirmDialog({
  confirmLabel,
  pendingLabel = 'One moment…',
  cancelLabel = 'Keep it',
  onConfirm,
  isPending = false,
  error,
  failureMessage = 'That did not work just now. Please try again later.',
  children,
  ...dialog
}: Props) {
  return (
    <Dialog {...dialog}>
      <div className="grid gap-s4">
        {children}
        {Boolean(error) && <FieldError role="alert">{sentenceOf(error, failureMessage)}</FieldError>}
        <div className="flex flex-wrap gap-s3">
          <Button variant="main" disabled={isPending} onClick={() => onConfirm()}>
            {isPending ? pendingLabel : confirmLabel}
          </Button>
          <Button onClick={() => dialog.onOpenChange(false)}>{cancelLabel}</Button>
        </div>
      </div>
    </Dialog>
  )
}
