import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { CheckedRegistration } from '#schema/accounts/accounts.ts'
import { paths } from '#schema/paths.ts'
import { codeOf, dataOf, sentenceOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { type EnteredRegistration, forgetRegistration } from '#web/features/accounts/kept-registration.ts'
import { refusedFields } from '#web/ui/forms/field-errors.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { useNext, yourFields } from './steps.ts'

type Field = keyof EnteredRegistration
const knownFields: readonly Field[] = [...yourFields, 'identity', 'references']

/** Registers, one call at a time; returns the fields to correct. Messages are in the specified words (section 8). */
export function useRegistering() {
  const api = useApi()
  const navigate = useNavigate()
  const next = useNext()
  const way = useSearchParams()[0].get('way')
  const { setError } = useFormContext<EnteredRegistration>()
  const isRunning = useRef(false)

  return async (entered: CheckedRegistration): Promise<Field[]> => {
    if (isRunning.current) return []
    isRunning.current = true
    try {
      const { registrationOf } = await import('./registration-of.ts')
      const json = registrationOf(entered)
      const { isSignedIn } = await dataOf(api['register-free-profile'].$post({ json }))
      forgetRegistration()
      showToast({
        title: 'Account Created Successfully!',
        description: isSignedIn
          ? 'Your account has been created, and you are signed in.'
          : 'Your account has been created! You can now login with your email address.',
      })
      // Only the setup, whose address has no search, asks whether one has just registered.
      const login = paths.login.href({ next: next?.includes('?') ? next : next && `${next}?registered` })
      await navigate(isSignedIn ? `${login}${next ? '&' : '?'}outcome=signed-in&way=${way}` : login, {
        replace: isSignedIn === true,
        state: { email: entered.email.trim(), isNew: true },
      })
      return []
    } catch (error) {
      const { title, description, fields } = refusalOf(error)
      console.error('Nobody was registered', error)
      showToast({ variant: 'destructive', title, description })
      for (const [field, message] of fields) setError(field, { message })
      return fields.map(([field]) => field)
    } finally {
      isRunning.current = false
    }
  }
}

type Refusal = { title: string; description: string; fields: [field: Field, message: string][] }

/** The specified message of a refusal, and its fields. */
function refusalOf(error: unknown): Refusal {
  const title = 'Registration Failed'
  const description = sentenceOf(error, 'Please try again later.')
  const code = codeOf(error)
  if (code === 'USER_EXISTS')
    return {
      title: 'Account Already Exists',
      description: `${description} You can also try logging in with your existing account.`,
      fields: [['email', description]],
    }
  if (code === 'USERNAME_TAKEN')
    return {
      title: 'Username Not Available',
      description: `${description} Try adding numbers or underscores to make it unique.`,
      fields: [['username', description]],
    }
  if (code === 'NO_PENDING_IDENTITY') return { title, description, fields: [['identity', description]] }
  if (code === 'PASSWORD_TOO_COMMON') return { title, description, fields: [['password', description]] }
  const fields = refusedFields(error, knownFields)
  return { title, description, fields: fields.map(({ name, message }) => [name, message]) }
}
