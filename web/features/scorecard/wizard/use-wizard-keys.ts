import { useEffect, useEffectEvent } from 'react'

type Keys = {
  onNext: () => void
  /** Whether the next button submits: then Enter in a field moves on instead, so that nothing is sent unseen. */
  sends?: boolean
  onPrevious?: (() => void) | undefined
  /** Chooses an option by its index, from 0. */
  onChoose?: (option: number) => void
}

/**
 * Keyboard shortcuts: 1 to 9 and 0 choose while the focus is in the question, Enter goes on, Backspace goes back;
 * not while somebody types.
 */
export function useWizardKeys({ onNext, sends, onPrevious, onChoose }: Keys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return
    const target = event.target as Element
    if (target.closest('header,footer') || isInOtherDialog(target)) return
    const isWriting = target.matches('textarea, input:not([type=radio], [type=checkbox])')
    if (event.key === 'Enter') {
      if (target.matches('button, a') || (event.shiftKey && isWriting)) return
      if (isWriting && sends) focusNext(target as HTMLInputElement)
      else onNext()
    } else if (isWriting) return
    else if (event.key === 'Backspace') onPrevious?.()
    else if (/^[0-9]$/.test(event.key) && target.closest('.scorecard-asked'))
      onChoose?.((Number(event.key) + 9) % 10)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** Whether the target is in a dialog without questions, which has its own keys. */
function isInOtherDialog(target: Element) {
  const dialog = target.closest('[role=dialog]')
  return dialog !== null && !dialog.querySelector('.scorecard-assessment')
}

/** Focuses the next control of the form. */
function focusNext(field: HTMLInputElement) {
  const fields = [...(field.form?.elements ?? [])]
  const next = fields[fields.indexOf(field) + 1]
  if (next instanceof HTMLElement) next.focus()
}
