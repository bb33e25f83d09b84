import { type ReactNode, useState } from 'react'
import { Button, type ButtonVariant } from './button.tsx'
import { useLateCode } from './late-code.ts'

export type DialogState = { open: boolean; onOpenChange: (open: boolean) => void }

type Props<Module> = {
  variant?: ButtonVariant
  className?: string
  'aria-label'?: string
  /** Imports the dialog's module: when the button is pointed at, at the latest when it is pressed. */
  load: () => Promise<Module>
  dialog: (module: Module, state: DialogState) => ReactNode
  children: ReactNode
}

/** A button that opens a dialog whose code is not part of the page. */
export function DialogButton<Module>({ load, dialog, children, ...look }: Props<Module>) {
  const { code, failed, prepare, fetch } = useLateCode(load)
  const [open, onOpenChange] = useState(false)
  const press = () => {
    onOpenChange(true)
    void fetch()
  }
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onPointerEnter={prepare} onFocus={prepare} onClick={press}>
        {children}
      </Button>
      {failed && (
        <span role="alert" className="text-small">
          This could not be opened. Please try again.
        </span>
      )}
      {code && dialog(code, { open, onOpenChange })}
    </>
  )
}
