import { mostReferences, type RegistrationForm } from '#schema/accounts/accounts.ts'
import { kept } from '#web/client/kept.ts'
import { keptDraft } from '#web/features/drafts/kept-draft.ts'

/** What is in the fields: nothing may be ticked yet. */
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

/** What was typed here before; else what the draft of this device says. Three rows to begin with. */
export function keptRegistration(): EnteredRegistration {
  const draft = keptDraft()
  const { fullName = '', email = '', industry = '', experience = '' } = draft?.isYours ? draft.profile : {}
  return {
    ...{ fullName, email, company: '', role: '', industry, experience, username: '' },
    references: Array.from({ length: mostReferences }, emptyReference),
    ...typed.read(),
    password: '',
    consent: false,
  }
}

/** Kept at every keystroke, so that a closed browser loses nothing; the password never is. */
export function keepRegistration({ password: _, consent: __, ...entered }: EnteredRegistration): void {
  typed.write(entered)
}

/** Once there is an account, it knows all this. */
export const forgetRegistration = () => typed.remove()

const typed = kept(
  'registration',
  (
    stored: Partial<Omit<EnteredRegistration, 'password' | 'consent'>> | null,
  ): Partial<EnteredRegistration> => {
    const entries = texts.flatMap((name) => {
      const value = stored?.[name]
      return typeof value === 'string' ? [[name, value]] : []
    })
    const rows = Array.isArray(stored?.references) ? stored.references.slice(0, mostReferences) : []
    const references = rows.map((row) => ({
      ...emptyReference(),
      ...Object.fromEntries(Object.entries(row ?? {}).filter(([, value]) => typeof value === 'string')),
    }))
    return { ...Object.fromEntries(entries), ...(references.length > 1 && { references }) }
  },
)
