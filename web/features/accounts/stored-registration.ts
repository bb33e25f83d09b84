import type { RegistrationForm } from '#schema/accounts/accounts.ts'
import { maxReferences } from '#schema/accounts/limits.ts'
import { storedValue } from '#web/client/stored-value.ts'
import { storedAnswers } from '#web/features/drafts/answers.ts'
import { withStoredPerson } from './stored-person.ts'

/** The values of the fields, without required choices. */
export type RegistrationValues = Omit<RegistrationForm, 'consent' | 'username'> & {
  consent: boolean
  username: string
}
export type RefereeValues = RegistrationValues['references'][number]

export const emptyReferee = (): RefereeValues => ({
  firstName: '',
  lastName: '',
  email: '',
  solutionStory: '',
})

const texts = ['fullName', 'email', 'company', 'role', 'industry', 'experience', 'username'] as const

/** What was typed here before, else what other forms of this device know. Three rows to begin with. */
export function storedRegistration(): RegistrationValues {
  const values = typed.read()
  const answered = storedAnswers()
  return withStoredPerson({
    fullName: values.fullName || answered.fullName,
    email: values.email || answered.email,
    company: values.company ?? '',
    role: values.role ?? '',
    industry: values.industry || answered.industry,
    experience: values.experience || answered.experience,
    username: values.username ?? '',
    references: values.references ?? Array.from({ length: maxReferences }, emptyReferee),
    password: '',
    consent: false,
  })
}

/** Called at every keystroke; the password is never stored, nor what waits for the registration. */
export function storeRegistration({
  password: _,
  consent: __,
  identity: ___,
  ...values
}: RegistrationValues): void {
  typed.write(values)
}

/** Called once there is an account. */
export const clearRegistration = () => typed.remove()

const typed = storedValue(
  'registration',
  (stored: Partial<Omit<RegistrationValues, 'password' | 'consent'>> | null): Partial<RegistrationValues> => {
    const entries = texts.flatMap((name) => {
      const value = stored?.[name]
      return typeof value === 'string' ? [[name, value]] : []
    })
    const rows = Array.isArray(stored?.references) ? stored.references.slice(0, maxReferences) : []
    const references = rows.map((row) => ({
      ...emptyReferee(),
      ...Object.fromEntries(Object.entries(row ?? {}).filter(([, value]) => typeof value === 'string')),
    }))
    return { ...Object.fromEntries(entries), ...(references.length > 1 && { references }) }
  },
)
