/** Whether a field holds one line of text, in which Enter is pressed to go on. */
export const isLine = (field: Element) =>
  field.matches('input:not([type=checkbox], [type=radio], [type=file], [type=submit])')

/** The next field of a form that must be filled in and is not. */
export function nextEmptyField(form: HTMLFormElement, after: Element) {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')]
  return fields
    .slice(fields.indexOf(after as HTMLInputElement) + 1)
    .find((field) => field.required && (field.type === 'checkbox' ? !field.checked : !field.value.trim()))
}
