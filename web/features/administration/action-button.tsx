import type { ReactNode } from 'react'
import type { ButtonVariant } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import type { Action } from './use-action.ts'

/** A button for an administrator’s action, which explains it and asks once before it runs. */
export function ActionButton({
  action,
  variant,
  className,
  children,
}: {
  action: Action
  variant?: ButtonVariant
  className?: string
  children: ReactNode
}) {
  return (
    <DialogButton
      {...(variant && { variant })}
      {...(className && { className })}
      aria-label={action.title.replace(/\?$/, '')}
      load={() => import('./action-dialog.tsx')}
      dialog={({ ActionDialog }, state) => <ActionDialog action={action} {...state} />}
    >
      {children}
    </DialogButton>
  )
}
