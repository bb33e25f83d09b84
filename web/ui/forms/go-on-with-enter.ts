import type { KeyboardEvent } from 'react'

/** Whether the browser would submit the form by Enter in this field. */
export const wouldSubmit = (field: Element) => field.matches('input:not([type=file]),select')

/** Enter goes to the next required empty field, else on, by default to the button; it never submits the form unseen. */
export function goOnWithEnter(event: KeyboardEvent<HTMLFormElement>, goOn?: () => unknown) {
  const field = event.target as Element
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !wouldSubmit(field)) return
  event.preventDefault()
  if (event.repeat) return
  const form = event.currentTarget
  const next = nextEmptyField(form, field)
  if (goOn && !next) goOn()
  else (next ?? form.querySelector<HTMLElement>('button[type=submit]'))?.focus()
}

function nextEmptyField(form: HTMLFormElement, after: Element) {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')]
  return fields
    .slice(fields.indexOf(after as HTMLInputElement) + 1)
    .find((field) => field.required && (field.type === 'checkbox' ? !field.checked : !field.value.trim()))
}
