import { useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { minPasswordLength } from '#schema/accounts/limits.ts'
import { paths } from '#schema/paths.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { useOwnQuery } from '#web/features/accounts/own-query.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField, PasswordOwner } from '#web/ui/password-field.tsx'
import { type EditForm, profileFieldId } from './profile-values.ts'
import { Section } from './section.tsx'

/** The fields for a new password; left empty, it stays. */
export function SecurityFields({ email }: { email: string }) {
  const api = useApi()
  const navigate = useNavigate()
  const { register, formState } = useFormContext<EditForm>()
  const { data: account } = useOwnQuery('account', () => dataOf(api.account.$get()))
  const errors = formState.errors
  if (account?.hasPassword === false)
    return (
      <Section
        id="security"
        lead="This account has no password: you sign in by a mailed link. A link of another kind lets you choose one."
      >
        <Button
          className="justify-self-start"
          onClick={() => navigate(paths.forgotPassword.href(), { state: { email } })}
        >
          Choose a password
        </Button>
      </Section>
    )
  return (
    <Section
      id="security"
      lead="Leave these empty to keep your password. A new one signs out every other device, and we tell you by mail."
    >
      <PasswordOwner email={email} />
      <div className="account-edit-wide account-edit-half">
        <PasswordField
          id={profileFieldId('currentPassword')}
          label="Current password"
          autoComplete="current-password"
          enterKeyHint="next"
          error={errors.currentPassword?.message}
          {...register('currentPassword', { deps: ['newPassword'] })}
        />
      </div>
      <PasswordField
        id={profileFieldId('newPassword')}
        label="New password"
        hint={`At least ${minPasswordLength} characters.`}
        autoComplete="new-password"
        enterKeyHint="next"
        error={errors.newPassword?.message}
        {...register('newPassword')}
      />
      <PasswordField
        id={profileFieldId('confirmPassword')}
        label="Confirm new password"
        hint="The same password again."
        autoComplete="new-password"
        enterKeyHint="done"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword', { deps: ['newPassword'] })}
      />
    </Section>
  )
}
