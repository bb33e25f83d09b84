import { rememberedUsername, usernameKey } from '#web/client/current-username.ts'
import { type EnteredProfile, entryNames } from './entered.ts'

/** What was changed here and not saved: the fields as they were and as they were typed. Never a password. */
export type KeptEdit = { base: Partial<EnteredProfile>; typed: Partial<EnteredProfile> }

const key = 'profile-edit'

/** Whose words this page takes up and keeps: asked once, when it opens. */
export const editorHere = () => rememberedUsername(usernameKey)

/** What this device keeps; another account’s is not shown. */
export function keptEdit(whose: string | null): KeptEdit | undefined {
  try {
    const read = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (!read || read.whose !== whose) return undefined
    const edit = { base: entriesIn(read.base), typed: entriesIn(read.typed) }
    return Object.keys(edit.typed).length ? edit : undefined
  } catch {
    return undefined
  }
}

/** Kept at every keystroke, so that neither a closed browser nor an ended session loses a word. */
export function keepEdit(whose: string | null, edit: KeptEdit): void {
  try {
    localStorage.setItem(key, JSON.stringify({ whose, ...edit }))
  } catch {}
}

/** Another account’s stays. */
export function forgetEdit(whose: string | null): void {
  try {
    if (keptEdit(whose)) localStorage.removeItem(key)
  } catch {}
}

const lists = ['keySkills', 'businessAreas']
const switches = ['isActive', 'scorecardActive']

/** What of something that was read can stand in the form. */
function entriesIn(read: unknown): Partial<EnteredProfile> {
  const given = Object(read) as Record<string, unknown>
  const fits = (name: string) => {
    const value = given[name]
    if (lists.includes(name)) return Array.isArray(value) && value.every((item) => typeof item === 'string')
    return typeof value === (switches.includes(name) ? 'boolean' : 'string')
  }
  return Object.fromEntries(entryNames.filter(fits).map((name) => [name, given[name]]))
}
