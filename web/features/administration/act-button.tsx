import type { ReactNode } from 'react'
import type { ButtonVariant } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import type { Act } from './act-dialog.tsx'

/** A button for an administrator's act, which explains it and asks once before it runs. */
export function ActButton({
  act,
  variant,
  className,
  children,
}: {
  act: Act
  variant?: ButtonVariant
  className?: string
  children: ReactNode
}) {
  return (
    <DialogButton
      {...(variant && { variant })}
      {...(className && { className })}
      aria-label={act.title.replace(/\?$/, '')}
      load={() => import('./act-dialog.tsx')}
      dialog={({ ActDialog }, state) => <ActDialog act={act} {...state} />}
    >
      {children}
    </DialogButton>
  )
}
