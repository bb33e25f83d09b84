import type { KeyboardEvent } from 'react'

/** Whether a field holds a single line, in which Enter moves on. */
export const isLine = (field: Element) =>
  field.matches('input:not([type=checkbox], [type=radio], [type=file], [type=submit])')

/** The next required empty field of a form. */
export function nextEmptyField(form: HTMLFormElement, after: Element) {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')]
  return fields
    .slice(fields.indexOf(after as HTMLInputElement) + 1)
    .find((field) => field.required && (field.type === 'checkbox' ? !field.checked : !field.value.trim()))
}

/** Enter in a single line goes to the next required empty field, else to the button; it never submits the form unseen. */
export function goOnWithEnter(event: KeyboardEvent<HTMLFormElement>) {
  const field = event.target as Element
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isLine(field)) return
  event.preventDefault()
  if (event.repeat) return
  const form = event.currentTarget
  const next = nextEmptyField(form, field) ?? form.querySelector<HTMLElement>('button[type=submit]')
  next?.focus()
}
