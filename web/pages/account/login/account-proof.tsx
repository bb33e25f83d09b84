import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import type { PendingIdentity } from '#schema/identities/identities.ts'
import { providers } from '#schema/identities/providers.ts'
import { paths } from '#schema/paths.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { MailSent } from '#web/features/accounts/mail-sent.tsx'
import { type OnSignedIn, useFinishSignIn } from '#web/features/accounts/use-finish-sign-in.ts'
import { useNextPage } from '#web/features/accounts/use-next-page.ts'
import { useIdentityOptions } from '#web/features/identities/use-identity-options.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PasswordField, PasswordOwner } from '#web/ui/password-field.tsx'
import { IdentityConfirmation } from './identity-confirmation.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { SignInMailOffer } from './sign-in-mail-offer.tsx'
import { useSignInMail } from './use-sign-in-mail.ts'

type Props = {
  onSecondFactor: () => void
  onSignedIn: OnSignedIn
  onExpired: (sentence: string) => void
}

/**
 * For whoever comes from a provider whose verified address has an account: that account shows whose it is, and the two
 * are joined.
 */
export function AccountProof({ onExpired, ...ways }: Props) {
  const api = useApi()
  const { data, isError } = useIdentityOptions()
  const session = useQuery({ queryKey: ['session'], queryFn: () => dataOf(api.session.$get()) })
  const [asksAgain, setAsksAgain] = useState(false)
  const pending = data?.pending?.todo === 'prove' ? data.pending : undefined
  const errorText = isError
    ? 'That could not be loaded just now. Please try again.'
    : data && !pending
      ? 'That took too long, was done already or began in another browser, so nothing was joined. Please begin again.'
      : ''
  const end = useEffectEvent(onExpired)
  useEffect(() => {
    if (errorText) end(errorText)
  }, [errorText])
  if (!pending || session.isPending)
    return (
      <div className="grid gap-s3">
        <h1 className="text-head">Sign in</h1>
        <p role="status" className="text-ink-soft">
          Loading…
        </p>
      </div>
    )
  const user = session.data?.user
  return user?.email === pending.email && !asksAgain ? (
    <IdentityConfirmation pending={pending} user={user} onProveAgain={() => setAsksAgain(true)} />
  ) : (
    <AccountProofForm pending={pending} {...ways} />
  )
}

function AccountProofForm({
  pending: { email, provider },
  onSecondFactor,
  onSignedIn,
}: Omit<Props, 'onExpired'> & { pending: PendingIdentity }) {
  const name = providers[provider]
  const api = useApi()
  const next = useNextPage()
  const { pathname, search } = useLocation()
  // The mailed link comes back here, signed in.
  const { mail, isMailing, mailedTo, reset } = useSignInMail(pathname + search)
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting } = formState
  const finishSignIn = useFinishSignIn({
    onSecondFactor,
    onSignedIn,
    onError: ({ code, sentence }) => {
      if (code !== 'WRONG_CREDENTIALS') return
      setError('password', { message: sentence })
      setFocus('password', { shouldSelect: true })
    },
  })

  const mailLink = () => mail(Promise.resolve(email))
  if (mailedTo)
    return (
      <MailSent
        title="Check your mail"
        email={email}
        content={`a link that signs you in. Open it in this browser within 15 minutes, and you can join ${name} there.`}
        onResend={mailLink}
        onBack={reset}
        back="Use the password instead"
      />
    )
  return (
    <>
      <div className="grid gap-s3">
        <h1 className="text-head">You have an account here already</h1>
        <p>
          {name} says that <b>{email}</b> is your address, and there is an account with it. Show once that it
          is yours: you are signed in, and from then on {name} signs you in too.
        </p>
      </div>
      <form
        noValidate
        className="grid gap-s5"
        onSubmit={handleSubmit(({ password }) =>
          finishSignIn(dataOf(api.login.$post({ json: { email, password } }))),
        )}
      >
        <PasswordOwner email={email} />
        <PasswordField
          label="Password of your account here"
          autoComplete="current-password"
          enterKeyHint="go"
          error={errors.password?.message}
          {...register('password', { required: 'Password is required' })}
        />
        <Button type="submit" variant="main" disabled={isSubmitting}>
          {isSubmitting ? 'Joining…' : `Sign in and join ${name}`}
        </Button>
      </form>
      <PasskeySignIn finishSignIn={finishSignIn} />
      <SignInMailOffer isMailing={isMailing} onMail={mailLink}>
        No password to hand? We mail a link to {email}.
      </SignInMailOffer>
      <ButtonLink
        variant="quiet"
        className="justify-self-start"
        to={paths.login.href({ next })}
        onClick={() => void api.login.identity.forget.$post({ json: {} })}
      >
        Sign in another way, without {name}
      </ButtonLink>
    </>
  )
}
