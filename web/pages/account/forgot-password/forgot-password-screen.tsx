import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import { dataOf } from '#web/client/api.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { useApi } from '#web/client/queries.ts'
import { askForMail, MailSent } from '#web/features/accounts/mail-sent.tsx'
import { SignInLayout } from '#web/features/accounts/sign-in-layout.tsx'
import { useNextPage } from '#web/features/accounts/use-next-page.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { lazyContract } from '#web/ui/forms/lazy-contract.ts'

const contract = lazyContract(async () => (await import('#schema/accounts/accounts.ts')).linkRequestSchema)
const title = 'Forgot your password?'

/** Mails a link to set a new password; answers the same whether the account exists or not. */
export function Component() {
  const api = useApi()
  const next = useNextPage()
  const left = useLocation().state as { email?: string } | null
  const [mailedTo, setMailedTo] = useState('')
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email: left?.email ?? '' },
    resolver: contract,
  })

  async function mail(email: string): Promise<boolean> {
    const isSent = await askForMail(dataOf(api['forgot-password'].$post({ json: { email, next } })))
    if (isSent) setMailedTo(email)
    return isSent
  }

  return (
    <SignInLayout>
      <PageHead title={title} description="Have a link to a new password mailed to you." hidden />
      {mailedTo ? (
        <MailSent
          title="Check your mail"
          email={mailedTo}
          content="a link to a new password. It works once, within an hour."
          onResend={() => mail(mailedTo)}
          onBack={() => setMailedTo('')}
        />
      ) : (
        <>
          <div className="grid gap-s3">
            <h1 className="text-head">{title}</h1>
            <p className="text-ink-soft">
              Give us the address of your account, and we mail you a link to choose a new one.
            </p>
          </div>
          <form noValidate className="grid gap-s5" onSubmit={handleSubmit(({ email }) => mail(email))}>
            <EmailField
              label="Email"
              autoComplete="username"
              enterKeyHint="send"
              error={formState.errors.email?.message}
              {...register('email')}
            />
            <Button type="submit" variant="main" disabled={formState.isSubmitting}>
              {formState.isSubmitting ? 'Sending…' : 'Mail me the link'}
            </Button>
          </form>
        </>
      )}
      <div className="accounts-or">
        <ButtonLink variant="quiet" to={paths.login.href({ next })}>
          Back to sign in
        </ButtonLink>
      </div>
    </SignInLayout>
  )
}
