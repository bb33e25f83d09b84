import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { CheckedRegistration } from '#schema/accounts/accounts.ts'
import type { ErrorCode } from '#schema/errors.ts'
import { paths } from '#schema/paths.ts'
import { codeOf, dataOf, sentenceOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { clearRegistration, type RegistrationValues } from '#web/features/accounts/stored-registration.ts'
import { showFieldErrors } from '#web/ui/forms/field-errors.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { useNextParam, yourFields } from './steps.ts'

/** Registers, one call at a time; returns the fields to correct. Messages are in the specified words (section 8). */
export function useRegister() {
  const api = useApi()
  const navigate = useNavigate()
  const next = useNextParam()
  const way = useSearchParams()[0].get('way')
  const { setError } = useFormContext<RegistrationValues>()
  const isRunning = useRef(false)

  return async (values: CheckedRegistration): Promise<string[]> => {
    if (isRunning.current) return []
    isRunning.current = true
    try {
      const { registrationOf } = await import('./registration-of.ts')
      const json = registrationOf(values)
      const { isSignedIn } = await dataOf(api['register-free-profile'].$post({ json }))
      clearRegistration()
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
        state: { email: values.email.trim(), isNew: true },
      })
      return []
    } catch (error) {
      console.error('Nobody was registered', error)
      const code = codeOf(error)
      const { title = 'Registration Failed', next = '' } = (code && advice[code]) ?? {}
      const description = sentenceOf(error, 'Please try again later.') + next
      showToast({ variant: 'destructive', title, description })
      return showFieldErrors(error, setError, { fields, fieldByCode })
    } finally {
      isRunning.current = false
    }
  }
}

/** The specified title of a refusal, and what can be done. */
const advice: Partial<Record<ErrorCode, { title: string; next: string }>> = {
  USER_EXISTS: {
    title: 'Account Already Exists',
    next: ' You can also try logging in with your existing account.',
  },
  USERNAME_TAKEN: {
    title: 'Username Not Available',
    next: ' Try adding numbers or underscores to make it unique.',
  },
}

const fields = [...yourFields, 'identity', 'references'] as const
const fieldByCode = {
  USER_EXISTS: 'email',
  USERNAME_TAKEN: 'username',
  NO_PENDING_IDENTITY: 'identity',
  PASSWORD_TOO_COMMON: 'password',
} as const
