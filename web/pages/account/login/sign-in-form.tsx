import { type UseFormReturn, useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { withNext } from '#schema/pages/own-path.ts'
import { paths } from '#schema/paths.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { MailSent } from '#web/features/accounts/mail-sent.tsx'
import { Notice } from '#web/features/accounts/notice.tsx'
import { pageIntros } from '#web/features/accounts/page-intros.ts'
import { type OnSignedIn, useFinishSignIn } from '#web/features/accounts/use-finish-sign-in.ts'
import { useNextPage } from '#web/features/accounts/use-next-page.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { lazyContract } from '#web/ui/forms/lazy-contract.ts'
import { Link } from '#web/ui/link.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { OtherMethods } from './other-methods.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { SignInMailOffer } from './sign-in-mail-offer.tsx'
import { SignedInNotice } from './signed-in-notice.tsx'
import { useSignInMail } from './use-sign-in-mail.ts'

const contract = lazyContract(async () => (await import('#schema/accounts/accounts.ts')).loginSchema)

type Login = { email: string; password: string }
/** State from the previous page: the address, and that its account was just created. */
type Left = { email?: string; isNew?: boolean } | null

/** The form for address and password, with a mailed link as the alternative. */
export function SignInForm({
  notice,
  onSecondFactor,
  onSignedIn,
}: {
  notice: string
  onSecondFactor: () => void
  onSignedIn: OnSignedIn
}) {
  const api = useApi()
  const navigate = useNavigate()
  const next = useNextPage()
  const left = useLocation().state as Left
  const { mail, isMailing, mailedTo, reset } = useSignInMail(next)
  const form = useForm<Login>({
    defaultValues: { email: left?.email ?? '', password: '' },
    resolver: contract,
  })
  const { setError, setFocus, trigger, getValues } = form
  const finishSignIn = useFinishSignIn({
    onSecondFactor,
    onSignedIn,
    onError: ({ code, sentence }) => {
      if (code !== 'WRONG_CREDENTIALS') return
      setError('password', { message: sentence })
      setFocus('password', { shouldSelect: true })
    },
  })
  // Whoever has come by a passkey is offered none.
  const finishPasskeySignIn = useFinishSignIn({ onSecondFactor, onError: () => {} })

  const validEmail = async () =>
    (await trigger('email', { shouldFocus: true })) ? getValues('email').trim() : undefined
  const mailLink = () => mail(validEmail())

  if (mailedTo)
    return (
      <MailSent
        title="Check your mail"
        email={mailedTo}
        content="a link that signs you in. It works once, within 15 minutes."
        onResend={mailLink}
        onBack={reset}
      />
    )

  return (
    <>
      <Intro
        left={left}
        next={next}
        notice={notice}
        onSetUpFirst={() => {
          // The button goes with the press.
          setFocus('password')
          void navigate(paths.login.href({ next: paths.setup.href() }), { replace: true, state: left })
        }}
      />
      <PasswordForm
        form={form}
        next={next}
        onSubmit={(login) => finishSignIn(dataOf(api.login.$post({ json: login })))}
      />
      <OtherMethods>
        <PasskeySignIn finishSignIn={finishPasskeySignIn} />
        <SignInMailOffer isMailing={isMailing} onMail={mailLink}>
          No password to hand? We mail a link to the address above, and it signs you in.
        </SignInMailOffer>
        {!left?.isNew && (
          <p className="text-ink-soft text-label">
            New here?{' '}
            <Link to={paths.scorecard.href()} className="text-madder-text">
              Create free profile
            </Link>
          </p>
        )}
      </OtherMethods>
    </>
  )
}

function PasswordForm({
  form: { register, handleSubmit, formState },
  next,
  onSubmit,
}: {
  form: UseFormReturn<Login>
  next: string | undefined
  onSubmit: (login: Login) => Promise<unknown>
}) {
  const { errors, isSubmitting } = formState
  return (
    <form noValidate className="grid gap-s5" onSubmit={handleSubmit(onSubmit)}>
      <EmailField
        label="Email"
        autoComplete="username webauthn"
        enterKeyHint="next"
        error={errors.email?.message}
        {...register('email')}
      />
      <div className="grid gap-s1">
        <PasswordField
          label="Password"
          autoComplete="current-password"
          enterKeyHint="go"
          error={errors.password?.message}
          {...register('password')}
        />
        <ButtonLink
          variant="quiet"
          className="justify-self-start"
          to={withNext(paths.forgotPassword.href(), next)}
        >
          Forgot your password?
        </ButtonLink>
      </div>
      <Button type="submit" variant="main" disabled={isSubmitting}>
        {isSubmitting ? 'Signing in…' : 'Sign In'}
      </Button>
    </form>
  )
}

/** The heading: for somebody who signs in, or for an account that was created a moment ago. */
function Intro({
  left,
  next,
  notice,
  onSetUpFirst,
}: {
  left: Left
  next: string | undefined
  notice: string
  onSetUpFirst: () => void
}) {
  const isForSetup = next?.startsWith(paths.setup.href())
  return (
    <div className="grid gap-s3">
      <h1 className="text-head">{left?.isNew ? 'Your account is made' : 'Sign in'}</h1>
      {left?.isNew ? (
        <p className="text-lead">
          Sign in with the password that you have just chosen
          {isForSetup && ', and your profile is set up next'}.
        </p>
      ) : (
        <p className="text-ink-soft text-lead">{pageIntros.login}</p>
      )}
      <SignedInNotice />
      {left?.isNew && (
        <p className="text-ink-soft">
          We have written to <b>{left.email}</b>. The link in that mail confirms your address. After that we
          write to the people you named, and not before.
        </p>
      )}
      {left?.isNew && !next && (
        <p className="text-ink-soft">
          Do you have a CV?{' '}
          <Button variant="quiet" onClick={onSetUpFirst}>
            Begin with it after signing in
          </Button>
        </p>
      )}
      {notice && <Notice>{notice}</Notice>}
    </div>
  )
}
