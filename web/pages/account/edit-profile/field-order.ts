import { type EditForm, noPasswords, sections } from './entered.ts'

/** Every field of the form in the order in which it is read. */
export const fieldOrder = sections.flatMap(({ id, fields }): readonly (keyof EditForm)[] =>
  id === 'security' ? (Object.keys(noPasswords) as (keyof typeof noPasswords)[]) : fields,
)

export const fieldId = (name: keyof EditForm) => `edit-${name}`

/** Goes to a field, once what was told beside it is drawn. */
export function focusField(name: keyof EditForm | undefined): void {
  if (name) requestAnimationFrame(() => document.getElementById(fieldId(name))?.focus())
}
