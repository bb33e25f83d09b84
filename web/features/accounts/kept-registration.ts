import { mostReferences, type RegistrationForm } from '#schema/accounts/accounts.ts'
import { keptDraft } from '#web/features/drafts/kept-draft.ts'

/** What is in the fields: nothing may be ticked yet. */
export type EnteredRegistration = Omit<RegistrationForm, 'consent' | 'username'> & {
  consent: boolean
  username: string
}
export type EnteredReference = EnteredRegistration['references'][number]

const key = 'registration'

export const emptyReference = (): EnteredReference => ({
  firstName: '',
  lastName: '',
  email: '',
  solutionStory: '',
})

const kept = ['fullName', 'email', 'company', 'role', 'industry', 'experience', 'username'] as const

/** What was typed here before; else what the draft of this device says. Three rows to begin with. */
export function keptRegistration(): EnteredRegistration {
  const draft = keptDraft()
  const { fullName = '', email = '', industry = '', experience = '' } = draft?.isYours ? draft.profile : {}
  return {
    ...{ fullName, email, company: '', role: '', industry, experience, username: '' },
    references: Array.from({ length: mostReferences }, emptyReference),
    ...read(),
    password: '',
    consent: false,
  }
}

/** Kept at every keystroke, so that a closed browser loses nothing; the password never is. */
export function keepRegistration(entered: EnteredRegistration): void {
  const { password: _, consent: __, ...rest } = entered
  try {
    localStorage.setItem(key, JSON.stringify(rest))
  } catch {}
}

/** Once there is an account, it knows all this. */
export function forgetRegistration(): void {
  try {
    localStorage.removeItem(key)
  } catch {}
}

function read(): Partial<EnteredRegistration> {
  try {
    const stored: Partial<EnteredRegistration> | null = JSON.parse(localStorage.getItem(key) ?? 'null')
    const texts = kept.flatMap((name) => {
      const value = stored?.[name]
      return typeof value === 'string' ? [[name, value]] : []
    })
    const rows = Array.isArray(stored?.references) ? stored.references.slice(0, mostReferences) : []
    const references = rows.map((row) => ({
      ...emptyReference(),
      ...Object.fromEntries(Object.entries(row ?? {}).filter(([, value]) => typeof value === 'string')),
    }))
    return { ...Object.fromEntries(texts), ...(references.length > 1 && { references }) }
  } catch {
    return {}
  }
}
