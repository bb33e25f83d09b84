import { storedForUser } from '#web/client/stored-for-user.ts'
import { fieldNames, type ProfileValues } from './profile-values.ts'

/** Unsaved changes: the fields before and after. Never a password. */
export type StoredEdit = { base: Partial<ProfileValues>; typed: Partial<ProfileValues> }

const lists = ['keySkills', 'businessAreas']
const switches = ['isActive', 'scorecardActive']

/** The valid entries of a stored value. */
function entriesIn(stored: unknown): Partial<ProfileValues> {
  const fields = Object(stored) as Record<string, unknown>
  const fits = (name: string) => {
    const value = fields[name]
    if (lists.includes(name)) return Array.isArray(value) && value.every((item) => typeof item === 'string')
    return typeof value === (switches.includes(name) ? 'boolean' : 'string')
  }
  return Object.fromEntries(fieldNames.filter(fits).map((name) => [name, fields[name]]))
}

/** Written at every keystroke, so that neither a closed browser nor an ended session loses a word. */
export const storedEdit = storedForUser<StoredEdit>('profile-edit', (stored) => {
  const typed = entriesIn(stored.typed)
  return Object.keys(typed).length ? { base: entriesIn(stored.base), typed } : undefined
})
