import type { FieldErrors } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import type { RegistrationValues } from '#web/features/accounts/stored-registration.ts'

export type Step = 1 | 2

/** The required fields of the first screen; the password and the consent are not stored across a reload. */
const requiredTexts = ['fullName', 'email', 'company', 'role', 'industry', 'experience'] as const
export const yourFields = [...requiredTexts, 'username', 'password', 'consent'] as const

type YourField = (typeof yourFields)[number]

/** The wrong fields of the first screen. */
export const invalidAboutYou = (errors: FieldErrors<RegistrationValues>): YourField[] =>
  yourFields.filter((field) => errors[field])

/** The shown screen, from the address; the second only once the first is complete. */
export function useStep(values: RegistrationValues) {
  const [search, setSearch] = useSearchParams()
  const isFilledIn = requiredTexts.every((field) => values[field].trim())
  const step: Step = search.get('step') === '2' && isFilledIn ? 2 : 1
  const goTo = (next: Step) => {
    search.delete('step')
    if (next === 2) search.set('step', '2')
    setSearch(search, { preventScrollReset: true })
  }
  return { step, goTo }
}

/** Where one goes on once the account is made and signed in to. */
export const useNextParam = () => useSearchParams()[0].get('next') ?? undefined
