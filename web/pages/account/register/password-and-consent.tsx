import { useFormContext, useWatch } from 'react-hook-form'
import { minPasswordLength } from '#schema/accounts/limits.ts'
import { paths } from '#schema/paths.ts'
import { LegalLink } from '#web/features/accounts/legal-link.tsx'
import type { RegistrationValues } from '#web/features/accounts/stored-registration.ts'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

/** The fields that are never stored; `isAgain` if they were given before a reload. */
export function PasswordAndConsent({ isAgain = false }: { isAgain?: boolean }) {
  const { register, formState } = useFormContext<RegistrationValues>()
  const { errors } = formState
  const hasIdentity = useWatch<RegistrationValues, 'identity'>({ name: 'identity' })
  return (
    <>
      <PasswordField
        label={hasIdentity ? 'Password (optional)' : 'Password'}
        hint={
          hasIdentity
            ? 'You need none. With one you can also sign in by your address.'
            : isAgain
              ? `This browser does not keep it, so please type it again: at least ${minPasswordLength} characters.`
              : `At least ${minPasswordLength} characters. Your browser can make one up and keep it.`
        }
        autoComplete="new-password"
        enterKeyHint="next"
        required={!hasIdentity}
        error={errors.password?.message}
        {...register('password')}
      />
      <CheckboxField
        label={
          <>
            I agree to the <LegalLink to={paths.terms.href()}>terms</LegalLink>, and have read{' '}
            <LegalLink to={paths.privacy.href()}>how my data is kept</LegalLink>.
          </>
        }
        required
        error={errors.consent?.message}
        {...register('consent')}
      />
    </>
  )
}
