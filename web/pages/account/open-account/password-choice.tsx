import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { minPasswordLength } from '#schema/accounts/limits.ts'
import type { Purchase } from '#schema/billing/billing-answers.ts'
import { plans } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { codeOf, dataOf } from '#web/client/api.ts'
import { storeUser } from '#web/client/current-user.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { LegalLink } from '#web/features/accounts/legal-link.tsx'
import { purchaseKey } from '#web/features/billing/purchase.tsx'
import { Button } from '#web/ui/button.tsx'
import { showFailure } from '#web/ui/failure-toast.ts'
import { showFieldErrors } from '#web/ui/forms/field-errors.ts'
import { lazyContract } from '#web/ui/forms/lazy-contract.ts'
import { LocalTime } from '#web/ui/local-time.tsx'
import { PasswordField, PasswordOwner } from '#web/ui/password-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const contract = lazyContract(async () => (await import('#schema/accounts/accounts.ts')).openAccountSchema)

/** The new account's owner and contents, and the field for its password. */
export function PasswordChoice({
  purchase,
  token,
  onAlreadyOpen,
}: {
  purchase: Purchase
  token: string
  /** Called where the account exists already. */
  onAlreadyOpen: () => void
}) {
  const api = useApi()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { token, password: '' },
    resolver: contract,
  })
  const { errors, isSubmitting } = formState
  const { levelName } = plans[purchase.plan]

  const open = handleSubmit(async (values) => {
    try {
      const { signInAnswerSchema } = await import('#schema/accounts/accounts.ts')
      const answer = signInAnswerSchema.parse(await dataOf(api.account.open.$post({ json: values })))
      queryClient.removeQueries({ queryKey: [ownKey] })
      if ('user' in answer) storeUser(answer.user)
      showToast({ title: 'Your account is open', description: `${levelName} is switched on.` })
      await navigate(paths.dashboard.href(), { replace: true, viewTransition: true })
    } catch (error) {
      console.error('No account was opened', error)
      const code = codeOf(error)
      if (code === 'LINK_USED' || code === 'USER_EXISTS') return onAlreadyOpen()
      // Fetched again, the link's state says that it has expired.
      if (code === 'LINK_EXPIRED') return queryClient.resetQueries({ queryKey: purchaseKey(token) })
      if (!showFieldErrors(error, setError, { fieldByCode: { PASSWORD_TOO_COMMON: 'password' } }).length)
        showFailure('The account was not opened', error)
    }
  })

  return (
    <>
      <div className="grid gap-s3">
        <h1 className="text-head">Open your account</h1>
        <p className="text-ink-soft text-lead">{planWaitsText(levelName, purchase.trial)}</p>
      </div>
      <AccountToBe purchase={purchase} />
      <form noValidate className="grid gap-s5" onSubmit={open}>
        <PasswordOwner email={purchase.email} />
        <PasswordField
          label="Password"
          hint={`At least ${minPasswordLength} characters. Your browser can make one up and keep it.`}
          autoComplete="new-password"
          enterKeyHint="go"
          error={errors.password?.message}
          {...register('password')}
        />
        <p className="text-ink-soft text-label">
          By opening your account you agree to the <LegalLink to={paths.terms.href()}>terms</LegalLink>, and
          say that you have read <LegalLink to={paths.privacy.href()}>what is kept about you</LegalLink>.
        </p>
        <Button type="submit" variant="main" disabled={isSubmitting}>
          {isSubmitting ? 'Opening…' : 'Open my account'}
        </Button>
      </form>
    </>
  )
}

/** Whose the account will be, and what it begins with. */
function AccountToBe({ purchase: { name, email, plan, trial } }: { purchase: Purchase }) {
  const { levelName, booking } = plans[plan]
  return (
    <dl className="billing-terms">
      <div>
        <dt>Name</dt>
        <dd>{name}</dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>{email}</dd>
        <dd className="billing-terms-more">
          The link in our mail has shown that it is yours.
          {!booking && ' On Level 1 (Free or Starter) your page shows it to visitors once it is public.'}
        </dd>
      </div>
      <div>
        <dt>Plan</dt>
        <dd>{trial?.state === 'running' ? `${levelName}, free trial` : levelName}</dd>
        {trial && <dd className="billing-terms-more">{untilWhen(trial)}</dd>}
      </div>
      <div>
        <dt>Your profile</dt>
        <dd>Begun, and private</dd>
        <dd className="billing-terms-more">
          Nobody sees it before you have filled it in, two people have confirmed your work and one story is
          validated. Your dashboard leads you through it.
        </dd>
      </div>
    </dl>
  )
}

function planWaitsText(levelName: string, trial: Purchase['trial']): string {
  if (trial?.state === 'over') return 'Choose a password, and the account is yours.'
  const waiting = {
    running: `Your free trial of ${levelName} is waiting for you.`,
    charged: `${levelName} is paid for and waiting for you.`,
    cancelled: `${levelName} is waiting for you.`,
  }[trial?.state ?? 'charged']
  return `${waiting} Choose a password, and it is yours.`
}

function untilWhen({ state, until }: NonNullable<Purchase['trial']>): ReactNode {
  if (state === 'over') return 'It has ended, and nothing more is charged.'
  const day = <LocalTime iso={until} withHour />
  if (state === 'charged') return <>The next month is charged on {day}.</>
  if (state === 'cancelled') return <>Until {day}. It is cancelled, and nothing more is charged.</>
  return <>Until {day}. You can cancel it on your dashboard, with one press.</>
}
