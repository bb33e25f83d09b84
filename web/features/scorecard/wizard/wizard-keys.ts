import { useEffect, useRef } from 'react'

type Keys = {
  onNext: () => void
  /** Whether going on sends the answers: then Enter in a field goes to what stands after it, and never sends unseen. */
  sends?: boolean
  onPrevious?: (() => void) | undefined
  /** Chooses an option by its place, from 0. */
  onChoose?: (place: number) => void
}

/**
 * 1 to 9 and 0 choose while the focus is in what is asked, Enter goes on, Backspace goes back; whoever is
 * writing writes.
 */
export function useWizardKeys(keys: Keys) {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return
      const target = event.target as Element
      if (target.closest('header,footer') || isInOtherDialog(target)) return
      const isWriting = target.matches('textarea, input:not([type=radio], [type=checkbox])')
      if (event.key === 'Enter') {
        if (target.matches('button, a') || (event.shiftKey && isWriting)) return
        if (isWriting && latest.current.sends) focusNext(target as HTMLInputElement)
        else latest.current.onNext()
      } else if (isWriting) return
      else if (event.key === 'Backspace') latest.current.onPrevious?.()
      else if (/^[0-9]$/.test(event.key) && target.closest('.scorecard-asked'))
        latest.current.onChoose?.((Number(event.key) + 9) % 10)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** A dialog that holds no questions has keys of its own. */
function isInOtherDialog(target: Element) {
  const dialog = target.closest('[role=dialog]')
  return dialog !== null && !dialog.querySelector('.scorecard-assessment')
}

/** Whatever stands after a field in its form. */
function focusNext(field: HTMLInputElement) {
  const fields = [...(field.form?.elements ?? [])]
  const next = fields[fields.indexOf(field) + 1]
  if (next instanceof HTMLElement) next.focus()
}
