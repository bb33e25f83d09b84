import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { minPasswordLength } from '#schema/accounts/limits.ts'
import { withNext } from '#schema/pages/own-path.ts'
import { paths } from '#schema/paths.ts'
import { CallFailed, dataOf } from '#web/client/api.ts'
import { clearUser } from '#web/client/current-user.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { useApi } from '#web/client/queries.ts'
import { SignInLayout } from '#web/features/accounts/sign-in-layout.tsx'
import { useNextPage } from '#web/features/accounts/use-next-page.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'
import { showFailure } from '#web/ui/failure-toast.ts'
import { showFieldErrors } from '#web/ui/forms/field-errors.ts'
import { lazyContract } from '#web/ui/forms/lazy-contract.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { dismissToast } from '#web/ui/toast-store.ts'

const contract = lazyContract(async () => (await import('#schema/accounts/accounts.ts')).resetPasswordSchema)
const title = 'Choose a new password'

/** The page of the mailed link: a new password, after which every device signs in again. */
export function Component() {
  const token = /^#token=(.+)$/.exec(useLocation().hash)?.[1]
  const next = useNextPage()
  const [done, setDone] = useState<{ removesRecent: boolean }>()
  const [expiredText, setExpiredText] = useState('')
  return (
    <SignInLayout>
      <PageHead title={title} hidden />
      <h1 className="text-head">{done ? 'Your new password is set' : title}</h1>
      {done ? (
        <>
          <p role="status" className="text-ink-soft">
            Every device that was signed in to your account is signed out. From now on the new password opens
            it.{' '}
            {done.removesRecent
              ? 'What was added in the last seven days is removed: our mail says what stays.'
              : 'Passkeys, Google and LinkedIn sign in as before: your account shows which there are.'}
          </p>
          <ButtonLink variant="main" to={paths.login.href({ next })}>
            Sign in
          </ButtonLink>
        </>
      ) : token && !expiredText ? (
        <NewPasswordForm key={token} token={token} onDone={setDone} onExpired={setExpiredText} />
      ) : (
        <>
          <p role="alert" className="text-ink-soft">
            {expiredText || 'This page needs the link from our mail. Open it there, or ask for a new one.'}
          </p>
          <ButtonLink variant="main" to={withNext(paths.forgotPassword.href(), next)}>
            Mail me a new link
          </ButtonLink>
        </>
      )}
    </SignInLayout>
  )
}

function NewPasswordForm({
  token,
  onDone,
  onExpired,
}: {
  token: string
  onDone: (done: { removesRecent: boolean }) => void
  onExpired: (sentence: string) => void
}) {
  const api = useApi()
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { token, newPassword: '', removesRecent: false },
    resolver: contract,
  })
  const { errors, isSubmitting } = formState

  const save = handleSubmit(async (values) => {
    try {
      await dataOf(api['reset-password'].$post({ json: values }))
      clearUser()
      // An earlier failure would contradict it.
      dismissToast()
      onDone({ removesRecent: values.removesRecent === true })
    } catch (error) {
      if (error instanceof CallFailed && error.status === 410) return onExpired(error.sentence)
      console.error('No password was set', error)
      if (!showFieldErrors(error, setError, { fieldByCode: { PASSWORD_TOO_COMMON: 'newPassword' } }).length)
        showFailure('The password was not set', error)
    }
  })

  return (
    <form noValidate className="grid gap-s5" onSubmit={save}>
      <PasswordField
        label="New password"
        hint={`At least ${minPasswordLength} characters. Longer is better: four words that have nothing to do with each other are easy to remember.`}
        autoComplete="new-password"
        enterKeyHint="go"
        error={errors.newPassword?.message}
        {...register('newPassword')}
      />
      <CheckboxField
        label="Somebody else may have been in my account: also remove the passkeys, the accounts at Google and LinkedIn, and the address for conversations that were added in the last seven days, and the address of my calendar feed and my links to meetings."
        {...register('removesRecent')}
      />
      <Button type="submit" variant="main" disabled={isSubmitting}>
        {isSubmitting ? 'Saving…' : 'Set the new password'}
      </Button>
    </form>
  )
}
