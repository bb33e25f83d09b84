import { useLayoutEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { contacts } from '#schema/contacts.ts'
import { paths } from '#schema/paths.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { askForMail } from '#web/features/accounts/mail-sent.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { lazyContract } from '#web/ui/forms/lazy-contract.ts'
import { Link } from '#web/ui/link.tsx'

const contract = lazyContract(async () => (await import('#schema/accounts/accounts.ts')).linkRequestSchema)

/** Why a link is invalid, with a form for a new one that gives the same answer for every address. */
export function LinkRequest({ title, why }: { title: string; why: string }) {
  const api = useApi()
  const heading = useRef<HTMLHeadingElement>(null)
  const [mailedTo, setMailedTo] = useState('')
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email: '' },
    resolver: contract,
  })
  const mail = async (email: string) => {
    if (await askForMail(dataOf(api.purchases.link.$post({ json: { email } })))) setMailedTo(email)
  }
  useLayoutEffect(() => {
    if (mailedTo) heading.current?.focus()
  }, [mailedTo])
  if (mailedTo)
    return (
      <>
        <div className="grid gap-s3">
          <h1 ref={heading} tabIndex={-1} className="text-head outline-none">
            Check your mail
          </h1>
          <p>
            If something was bought with <b>{mailedTo}</b> that belongs to no account yet, a mail with a new
            link is on its way.
          </p>
          <p className="text-ink-soft">
            It can take a minute or two. If nothing comes, look in your spam folder, or sign in: what was
            bought may belong to your account already.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-s5 gap-y-s3">
          <Button onClick={() => setMailedTo('')}>Use another address</Button>
          <ButtonLink variant="quiet" to={paths.login.href()}>
            Sign in
          </ButtonLink>
        </div>
      </>
    )
  return (
    <>
      <div role="alert" className="grid gap-s3">
        <h1 className="text-head">{title}</h1>
        <p>{why}</p>
        <p className="text-ink-soft">
          Enter the address that you gave at the checkout, and we mail a new link there.
        </p>
      </div>
      <form noValidate className="grid gap-s5" onSubmit={handleSubmit(({ email }) => mail(email))}>
        <EmailField
          label="Email"
          enterKeyHint="send"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <Button type="submit" variant="main" disabled={formState.isSubmitting}>
          {formState.isSubmitting ? 'Sending…' : 'Mail me a new link'}
        </Button>
      </form>
      <div className="accounts-or">
        <p className="text-ink-soft">
          With an account you need no link: its dashboard shows what you bought, and you can cancel it there.
          Or write to{' '}
          <Link to={`mailto:${contacts.support}`} className="text-madder-text">
            {contacts.support}
          </Link>
          .
        </p>
        <ButtonLink variant="quiet" to={paths.login.href()}>
          Sign in
        </ButtonLink>
      </div>
    </>
  )
}
