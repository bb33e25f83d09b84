import type { RegistrationForm } from '#schema/accounts/accounts.ts'
import { maxReferences } from '#schema/accounts/limits.ts'
import { storedValue } from '#web/client/stored-value.ts'
import { storedAnswers } from '#web/features/drafts/answers.ts'
import { withStoredPerson } from './known-person.ts'

/** The values of the fields, without required choices. */
export type EnteredRegistration = Omit<RegistrationForm, 'consent' | 'username'> & {
  consent: boolean
  username: string
}
export type EnteredReference = EnteredRegistration['references'][number]

export const emptyReference = (): EnteredReference => ({
  firstName: '',
  lastName: '',
  email: '',
  solutionStory: '',
})

const texts = ['fullName', 'email', 'company', 'role', 'industry', 'experience', 'username'] as const

/** What was typed here before, else what other forms of this device know. Three rows to begin with. */
export function storedRegistration(): EnteredRegistration {
  const entered = typed.read()
  const answered = storedAnswers()
  return withStoredPerson({
    fullName: entered.fullName || answered.fullName,
    email: entered.email || answered.email,
    company: entered.company ?? '',
    role: entered.role ?? '',
    industry: entered.industry || answered.industry,
    experience: entered.experience || answered.experience,
    username: entered.username ?? '',
    references: entered.references ?? Array.from({ length: maxReferences }, emptyReference),
    password: '',
    consent: false,
  })
}

/** Called at every keystroke; the password is never stored, nor what waits for the registration. */
export function storeRegistration({
  password: _,
  consent: __,
  identity: ___,
  ...entered
}: EnteredRegistration): void {
  typed.write(entered)
}

/** Called once there is an account. */
export const clearRegistration = () => typed.remove()

const typed = storedValue(
  'registration',
  (
    stored: Partial<Omit<EnteredRegistration, 'password' | 'consent'>> | null,
  ): Partial<EnteredRegistration> => {
    const entries = texts.flatMap((name) => {
      const value = stored?.[name]
      return typeof value === 'string' ? [[name, value]] : []
    })
    const rows = Array.isArray(stored?.references) ? stored.references.slice(0, maxReferences) : []
    const references = rows.map((row) => ({
      ...emptyReference(),
      ...Object.fromEntries(Object.entries(row ?? {}).filter(([, value]) => typeof value === 'string')),
    }))
    return { ...Object.fromEntries(entries), ...(references.length > 1 && { references }) }
  },
)
