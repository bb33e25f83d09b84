import { type ReactNode, useState } from 'react'
import { Button, ButtonLink, type ButtonVariant } from '../button.tsx'
import { useLazyCode } from '../lazy-code.ts'
import { isPlainClick } from '../link.tsx'

export type DialogState = { open: boolean; onOpenChange: (open: boolean) => void }

type Props<Module> = {
  variant?: ButtonVariant
  className?: string
  'aria-label'?: string
  /** Imports the dialog's module when the button is hovered, or at the latest when it is pressed. */
  load: () => Promise<Module>
  dialog: (module: Module, state: DialogState) => ReactNode
  children: ReactNode
}

/** A button that opens a dialog with code of its own. */
export function DialogButton<Module>({ load, dialog, children, ...look }: Props<Module>) {
  const { press, prepare, shown } = useLazyDialog({ load, dialog })
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onPointerEnter={prepare} onFocus={prepare} onClick={press}>
        {children}
      </Button>
      {shown}
    </>
  )
}

/** The same as a link to a page with the same content, for new tabs and without scripts. */
export function DialogLink<Module>({ to, load, dialog, children, ...look }: Props<Module> & { to: string }) {
  const { press, prepare, shown } = useLazyDialog({ load, dialog })
  return (
    <>
      <ButtonLink
        {...look}
        to={to}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          press()
        }}
      >
        {children}
      </ButtonLink>
      {shown}
    </>
  )
}

/** A lazily loaded dialog; `shown` is rendered beside its trigger. */
export function useLazyDialog<Module>({ load, dialog }: Pick<Props<Module>, 'load' | 'dialog'>) {
  const { code, failed, prepare, fetch } = useLazyCode(load)
  const [open, onOpenChange] = useState(false)
  // A dialog whose code failed to load stays closed when the code comes later.
  const press = () => void fetch().then((fetched) => onOpenChange(Boolean(fetched)))
  const shown = (
    <>
      {failed && (
        <span role="alert" className="text-small">
          This could not be opened. Please try again.
        </span>
      )}
      {code && dialog(code, { open, onOpenChange })}
    </>
  )
  return { press, prepare, shown }
}
