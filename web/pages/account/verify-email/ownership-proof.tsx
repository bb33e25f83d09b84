import { useForm } from 'react-hook-form'
import type { AddressLink } from '#schema/accounts/account-answers.ts'
import { hasCode, sentenceOf } from '#web/client/api.ts'
import { AccountPasswordField } from '#web/features/accounts/account-password-field.tsx'
import { Notice } from '#web/features/accounts/notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordOwner } from '#web/ui/password-field.tsx'
import { type ConfirmAddress, isSignedOut } from './use-confirm-address.ts'

/**
 * Asks for the account's password, because anybody may have registered with the address; without it the reader
 * takes the account over, after reading what that ends (R7).
 */
export function OwnershipProof({
  title,
  link: { email, hasPassword },
  confirming: { error, isPending, mutate, variables },
}: {
  title: string
  link: AddressLink
  confirming: ConfirmAddress
}) {
  const { register, handleSubmit, setFocus, formState } = useForm({ defaultValues: { password: '' } })
  const isWrong = hasCode(error, 'WRONG_PASSWORD')
  const isByPassword = isPending && variables?.password !== undefined
  const enter = handleSubmit(({ password }) =>
    mutate({ password }, { onError: () => setFocus('password', { shouldSelect: true }) }),
  )
  return (
    <>
      <div className="grid gap-s3">
        <h1 className="text-head">{title}</h1>
        <p className="text-ink-soft">
          There is an account with <b className="text-ink">{email}</b>, and this browser is not signed in to
          it.
          {hasPassword &&
            ' If it was you who registered, enter the password that you chose: it confirms the address and signs you in.'}
        </p>
        {error && !isWrong && (
          <Notice>
            {isSignedOut(error)
              ? 'You were signed out meanwhile, and nothing was confirmed. Please choose how to go on.'
              : sentenceOf(error, 'That did not work. Please try again later.')}
          </Notice>
        )}
      </div>
      {hasPassword && (
        <form noValidate className="grid gap-s5" onSubmit={enter}>
          <PasswordOwner email={email} />
          <AccountPasswordField
            isWrong={isWrong}
            error={formState.errors.password?.message}
            {...register('password', { required: 'Password is required' })}
          />
          <Button type="submit" variant="main" disabled={isPending}>
            {isByPassword ? 'Confirming…' : 'Confirm my address'}
          </Button>
        </form>
      )}
      <div className={hasPassword ? 'accounts-or' : 'grid justify-items-start gap-s3'}>
        <p className="text-ink-soft text-label">
          {hasPassword && 'You do not know the password, or it was not you who registered? '}
          The link in our mail shows that the address is yours, so you can take the account over. Its password
          is removed, every device that is signed in to it is signed out, and you are signed in here. What was
          typed stays until you change it. Invitations to referees are cancelled, stories that wait for a
          validator are drafts again, hours and calendars are removed, and the page is not public until you
          switch it on.
        </p>
        <Button disabled={isPending} onClick={() => mutate({ takesOver: true })}>
          {isPending && !isByPassword ? 'Taking it over…' : 'Take over this account'}
        </Button>
        <p className="text-ink-soft text-label">
          If you want no account, close this page: the address stays unconfirmed.
        </p>
      </div>
    </>
  )
}
