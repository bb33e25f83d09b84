import type { ReactNode } from 'react'
import type { ButtonVariant } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'

type Props = { variant?: ButtonVariant; className?: string; children: ReactNode }

/** Opens the application to the community; `children` is its label. */
export function CommunityApplicationButton({ children, ...look }: Props) {
  return (
    <DialogButton
      {...look}
      load={() => import('./application-dialog.tsx')}
      dialog={({ ApplicationDialog }, state) => <ApplicationDialog {...state} />}
    >
      {children}
    </DialogButton>
  )
}
