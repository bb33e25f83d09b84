import type { ReactNode } from 'react'
import type { ButtonVariant } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog-button.tsx'

export type Act = {
  /** The question: `Suspend Ada Lark?` */
  title: string
  /** What it will do, and whether it can be undone. */
  says: ReactNode
  /** The label of the button that does it: `Suspend`. */
  does: string
  /** The field for a reason, which goes with it; without it there is none. */
  reason?: { label: string; hint?: string; isRequired: boolean; minLength?: number; maxLength: number }
  /** Further fields, kept by whoever shows them. */
  fields?: ReactNode
  /** Does it; the reason is '' where none was given. */
  run: (reason: string) => Promise<unknown>
  /** What is told afterwards. */
  done: string
}

/** A button of an administrator's act, which asks once what it will do before it does it. */
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
