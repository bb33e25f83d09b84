import { useFormContext } from 'react-hook-form'
import {
  type EditForm,
  type EnteredProfile,
  type EntryName,
  fieldText,
  type SectionId,
  sections,
} from './entered.ts'
import { headingId } from './section.tsx'

/** Links to the sections, with the number of filled, changed and wrong fields. */
export function SectionList({ values, changed }: { values: EnteredProfile; changed: readonly EntryName[] }) {
  const { errors } = useFormContext<EditForm>().formState
  return (
    <nav className="account-edit-list" aria-label="Sections">
      <ol>
        {sections.map(({ id, title, fields }) => {
          const names: readonly EntryName[] = fields
          const wrong =
            id === 'security' ? passwords.some((name) => errors[name]) : names.some((name) => errors[name])
          return (
            <li key={id}>
              <button type="button" onClick={() => goTo(id)}>
                {title}
                <span data-wrong={wrong || undefined}>
                  {wrong ? 'Please check' : standing(id, names, values)}
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

function standing(id: SectionId, names: readonly EntryName[], values: EnteredProfile) {
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
