import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { Account } from '#schema/accounts/account-answers.ts'
import { passwordChangeNeeds } from '#schema/accounts/accounts.ts'
import { minPasswordLength } from '#schema/accounts/limits.ts'
import { paths } from '#schema/paths.ts'
import { dataOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { showFailure } from '#web/ui/failure-toast.ts'
import { showFieldErrors } from '#web/ui/forms/field-errors.ts'
import { PasswordField, PasswordOwner } from '#web/ui/password-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

/** Changes the password, given the current one; signs out every other device. */
export function ChangePasswordForm({ account }: { account: Account }) {
  const navigate = useNavigate()
  if (account.hasPassword) return <PasswordForm email={account.email} />
  return (
    <>
      <p className="text-ink-soft text-label">
        This account has no password: you sign in another way. A link that we mail you lets you choose one.
      </p>
      <Button
        className="justify-self-start"
        onClick={() => navigate(paths.forgotPassword.href(), { state: { email: account.email } })}
      >
        Choose a password
      </Button>
    </>
  )
}

const fieldByCode = { WRONG_PASSWORD: 'currentPassword', PASSWORD_TOO_COMMON: 'newPassword' } as const
const nothing = { currentPassword: '', newPassword: '' }

function PasswordForm({ email }: { email: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { register, handleSubmit, formState, reset, setError } = useForm({ defaultValues: nothing })
  const { errors, isSubmitting } = formState

  const save = handleSubmit(async ({ currentPassword, newPassword }) => {
    if (!currentPassword || newPassword.length < minPasswordLength)
      return setError(
        currentPassword ? 'newPassword' : 'currentPassword',
        { message: passwordChangeNeeds },
        { shouldFocus: true },
      )
    try {
      await dataOf(api.account.$put({ json: { currentPassword, newPassword } }))
      reset(nothing)
      await queryClient.invalidateQueries({ queryKey: [ownKey] })
      showToast({ title: 'Password changed', description: 'Every other device is signed out.' })
    } catch (error) {
      console.error('The password was not changed', error)
      if (!showFieldErrors(error, setError, { fieldByCode }).length)
        showFailure('The password was not changed', error)
    }
  })

  return (
    <form noValidate className="grid gap-s4" onSubmit={save}>
      <PasswordOwner email={email} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        enterKeyHint="next"
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <PasswordField
        label="New password"
        hint={`At least ${minPasswordLength} characters. Changing it signs out every other device.`}
        autoComplete="new-password"
        enterKeyHint="done"
        error={errors.newPassword?.message}
        {...register('newPassword')}
      />
      <Button type="submit" className="justify-self-start" disabled={isSubmitting}>
        {isSubmitting ? 'Saving…' : 'Change the password'}
      </Button>
    </form>
  )
}
