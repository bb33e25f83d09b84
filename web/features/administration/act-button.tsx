import type { ReactNode } from 'react'
import type { ButtonVariant } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'

export type Act = {
  /** The question: `Suspend Ada Lark?` */
  title: string
  /** What it will do, and whether it can be undone. */
  says: ReactNode
  /** The label of the button that does it: `Suspend`. */
  does: string
  /** The field for a reason, which goes with it; without it there is none. */
  reason?: { label: string; hint?: string; isRequired: boolean; minLength?: number; maxLength: number }
  /** Further fields; the component that shows them holds their state. */
  fields?: ReactNode
  /** Runs the act; the reason is '' where none was given. */
  run: (reason: string) => Promise<unknown>
  /** The notice after it. */
  done: string
}

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
