import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { paths } from '#schema/paths.ts'
import { CallFailed, dataOf, hasCode, sentenceOf } from '#web/client/api.ts'
import { clearUser, storeUser } from '#web/client/current-user.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { AccountPasswordField } from '#web/features/accounts/account-password-field.tsx'
import { LinkError, LinkProgress } from '#web/features/accounts/link-progress.tsx'
import { Notice } from '#web/features/accounts/notice.tsx'
import { pageIntros } from '#web/features/accounts/page-intros.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

const title = 'Confirm your new address'

function useConfirmAddress(token: string) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (password?: string) =>
      dataOf(
        api.account.email.confirm.$post({
          json: { token, ...(password !== undefined && { password }) },
        }),
      ),
    onSuccess: ({ signIn }) => {
      queryClient.removeQueries({ queryKey: [ownKey] })
      if (!signIn) return
      if ('user' in signIn) storeUser(signIn.user)
      else clearUser()
    },
    onError: (reason) => console.error('The new address was not confirmed', reason),
  })
}
type Confirming = ReturnType<typeof useConfirmAddress>

/** Reads the link first, to say what the button will do; nothing happens before it is pressed. */
export function NewEmailConfirmation({
  token,
  noLink,
}: {
  token: string
  noLink: (sentence: string) => ReactNode
}) {
  const api = useApi()
  const link = useQuery({
    queryKey: ['new-email-link', token],
    queryFn: () => dataOf(api.account.email.read.$post({ json: { token } })),
  })
  const confirming = useConfirmAddress(token)
  const error = confirming.error ?? link.error
  if (confirming.data) return <ConfirmationResult done={confirming.data} />
  if (error instanceof CallFailed && error.status === 410) return noLink(error.sentence)
  if (link.data) {
    const mustShow = !link.data.isYours || hasCode(error, 'SIGN_IN_FIRST')
    return <ConfirmationForm newEmail={link.data.newEmail} confirming={confirming} mustShow={mustShow} />
  }
  if (!error) return <LinkProgress title={title} lead={pageIntros.newEmail} progress="Opening your link…" />
  return <LinkError title={title} error={error} link={link} />
}

/** The button; asks for the password if the browser is not signed in to the account. */
function ConfirmationForm({
  newEmail,
  confirming: { error, isPending, mutate },
  mustShow,
}: {
  newEmail: string
  confirming: Confirming
  mustShow: boolean
}) {
  const { register, handleSubmit, setFocus, formState } = useForm({ defaultValues: { password: '' } })
  const isWrong = hasCode(error, 'WRONG_PASSWORD')
  const confirm = handleSubmit(({ password }) =>
    mutate(mustShow ? password : undefined, {
      onError: () => mustShow && setFocus('password', { shouldSelect: true }),
    }),
  )
  return (
    <>
      <div className="grid gap-s3">
        <h1 className="text-head">{title}</h1>
        <p className="text-ink-soft">
          Your account gets the address <b className="text-ink">{newEmail}</b>. You sign in with it from then
          on, our mail goes there, and every other device is signed out.
        </p>
        {mustShow && (
          <p className="text-ink-soft">
            This browser is not signed in to the account that asked for it. Enter that account’s password; if
            it has none, sign in to it here first, and then open the link again. If you asked for nothing,
            close this page: an account that is not yours must not get your address.
          </p>
        )}
      </div>
      {error && !isWrong && (
        <Notice>{sentenceOf(error, 'That did not work. Please try again later.')}</Notice>
      )}
      <form noValidate className="grid justify-items-stretch gap-s5" onSubmit={confirm}>
        {mustShow && (
          <AccountPasswordField
            isWrong={isWrong}
            error={formState.errors.password?.message}
            {...register('password', { required: 'Password is required' })}
          />
        )}
        <Button type="submit" variant="main" className="justify-self-start" disabled={isPending}>
          {isPending ? 'Confirming…' : 'Confirm my new address'}
        </Button>
      </form>
    </>
  )
}

function ConfirmationResult({ done }: { done: NonNullable<Confirming['data']> }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  const needsCode = done.signIn !== undefined && 'needs' in done.signIn
  return (
    <>
      <div role="status" className="grid gap-s3">
        <h1 ref={heading} tabIndex={-1} className="text-head outline-none">
          Your address is changed
        </h1>
        <p className="text-ink-soft">
          Your account belongs to <b className="text-ink">{done.email}</b> now. Every other device is signed
          out.
        </p>
        {done.canBeUndone && (
          <p className="text-ink-soft">
            We have told your former address. For seven days, whoever reads it can take the account back
            there.
          </p>
        )}
      </div>
      {needsCode ? (
        <ButtonLink
          variant="main"
          className="justify-self-start"
          to={paths.login.href({ next: paths.account.href() })}
        >
          Sign in
        </ButtonLink>
      ) : (
        <ButtonLink variant="main" className="justify-self-start" to={paths.account.href()}>
          Go to my account
        </ButtonLink>
      )}
    </>
  )
}
