import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { FieldError, useField } from '#web/ui/field.tsx'
import {
  type EditForm,
  type FieldName,
  profileFieldId,
  profileLabels,
  type SectionId,
  sections,
} from './profile-values.ts'

export const headingId = (id: SectionId) => `edit-section-${id}`

/** A section of the form with its heading, the target of the section list. */
export function Section({ id, lead, children }: { id: SectionId; lead?: ReactNode; children: ReactNode }) {
  return (
    <section className="account-edit-section" aria-labelledby={headingId(id)}>
      <h3 id={headingId(id)} tabIndex={-1} className="text-title outline-none">
        {sections.find((section) => section.id === id)?.title}
      </h3>
      {lead && <p className="max-w-measure text-ink-soft text-label">{lead}</p>}
      <div className="account-edit-fields">{children}</div>
    </section>
  )
}

/** Returns the function that registers a field with its id and error. */
export function useProfileField() {
  const { register, formState } = useFormContext<EditForm>()
  return <Name extends Exclude<FieldName, 'keySkills' | 'businessAreas'>>(name: Name) => ({
    id: profileFieldId(name),
    label: profileLabels[name],
    error: formState.errors[name]?.message,
    ...register(name),
  })
}

/** A group of fields with one name; the first has the id, and each refers to the error. */
export function Fieldset({
  name,
  hint,
  className,
  children,
}: {
  name: 'keySkills' | 'businessAreas'
  hint: string
  className: string
  children: (id: string, errorId: string | undefined) => ReactNode
}) {
  const { formState } = useFormContext<EditForm>()
  const error = formState.errors[name]?.message
  const { id, 'aria-describedby': describedBy } = useField({ id: profileFieldId(name), hint, error })
  const errorId = `${id}-error`
  return (
    <fieldset className={`account-edit-wide ${className}`} aria-describedby={describedBy}>
      <legend className="font-semibold text-label">{profileLabels[name]}</legend>
      <p id={`${id}-hint`} className="text-ink-soft text-small">
        {hint}
      </p>
      {children(id, error && errorId)}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
