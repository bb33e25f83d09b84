import { useFormContext } from 'react-hook-form'
import {
  type EditForm,
  type FieldName,
  fieldText,
  type ProfileValues,
  type SectionId,
  sections,
} from './profile-values.ts'
import { headingId } from './section.tsx'

/** Links to the sections, with the number of filled, changed and wrong fields. */
export function SectionList({ values, changed }: { values: ProfileValues; changed: readonly FieldName[] }) {
  const { errors } = useFormContext<EditForm>().formState
  return (
    <nav className="account-edit-list" aria-label="Sections">
      <ol>
        {sections.map(({ id, title, fields }) => {
          const names: readonly FieldName[] = fields
          const wrong =
            id === 'security' ? passwords.some((name) => errors[name]) : names.some((name) => errors[name])
          return (
            <li key={id}>
              <button type="button" onClick={() => goTo(id)}>
                {title}
                <span data-wrong={wrong || undefined}>
                  {wrong ? 'Please check' : sectionStatus(id, names, values)}
                  {!wrong && names.some((name) => changed.includes(name)) && ' · changed'}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

const passwords = ['currentPassword', 'newPassword', 'confirmPassword'] as const

function sectionStatus(id: SectionId, names: readonly FieldName[], values: ProfileValues) {
  if (id === 'security') return 'Password'
  if (id === 'page') return values.isActive ? 'May be shown' : 'Off view'
  const filled = names.filter((name) => fieldText(values, name)).length
  return filled === names.length ? 'Filled in' : `${filled} of ${names.length}`
}

function goTo(id: SectionId) {
  const heading = document.getElementById(headingId(id))
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}
