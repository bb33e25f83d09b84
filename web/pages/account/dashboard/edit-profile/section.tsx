import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import {
  type EditForm,
  type EntryName,
  profileFieldId,
  profileLabels,
  type SectionId,
  sections,
} from './entered.ts'

export const headingId = (id: SectionId) => `edit-section-${id}`

/** A part of the form under its heading, which the list of sections leads to. */
export function Section({ id, lead, children }: { id: SectionId; lead?: ReactNode; children: ReactNode }) {
  return (
    <section className="account-edit-section" aria-labelledby={headingId(id)}>
      <h3 id={headingId(id)} tabIndex={-1} className="text-title outline-none">
        {sections.find((section) => section.id === id)?.title}
      </h3>
      {lead && <p className="wrap-anywhere max-w-measure text-ink-soft text-label">{lead}</p>}
      <div className="account-edit-fields">{children}</div>
    </section>
  )
}

/** What joins a field of this name to the form and to what is wrong with it. */
export function useProfileField() {
  const { register, formState } = useFormContext<EditForm>()
  return <Name extends Exclude<EntryName, 'keySkills' | 'businessAreas'>>(name: Name) => ({
    id: profileFieldId(name),
    label: profileLabels[name],
    error: formState.errors[name]?.message,
    ...register(name),
  })
}
