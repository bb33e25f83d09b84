import type { ReactNode } from 'react'
import { sentenceOf } from '#web/client/api.ts'
import { Button } from '../button.tsx'
import { FieldError } from '../field.tsx'
import { Dialog } from './dialog.tsx'
import type { DialogState } from './dialog-button.tsx'

type Props = DialogState & {
  title: string
  description: string
  /** The labels of the button that acts, before and meanwhile, and of the one that does not. */
  labels: readonly [act: string, acting: string, keep: string]
  /** A second press during it does nothing. */
  act: () => void
  isPending?: boolean
  error?: unknown
  /** The message for a failure without one of the server's. */
  failure?: string
  /** Called once it is closed; returns true if it moves the focus itself. */
  onClosed?: () => boolean
  /** What is to be read before the buttons. */
  children?: ReactNode
}

/** Asks for confirmation before something is done, and stays open with the reason where it fails. */
export function ConfirmDialog({
  labels,
  act,
  isPending = false,
  error,
  failure,
  children,
  ...dialog
}: Props) {
  const [before, meanwhile, keep] = labels
  return (
    <Dialog {...dialog}>
      <div className="grid gap-s4">
        {children}
        {Boolean(error) && (
          <FieldError role="alert">
            {sentenceOf(error, failure ?? 'That did not work just now. Please try again later.')}
          </FieldError>
        )}
        <div className="flex flex-wrap gap-s3">
          <Button variant="main" disabled={isPending} onClick={() => act()}>
            {isPending ? meanwhile : before}
          </Button>
          <Button onClick={() => dialog.onOpenChange(false)}>{keep}</Button>
        </div>
      </div>
    </Dialog>
  )
}
