import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Account } from '#schema/accounts/account-answers.ts'
import { pounds } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { CallFailed, dataOf, hasCode, sentenceOf } from '#web/client/api.ts'
import { clearUser } from '#web/client/current-user.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { clearStorage } from '#web/client/stored-value.ts'
import { useOwnQuery } from '#web/features/accounts/own-query.tsx'
import { storedPush } from '#web/features/notifications/stored-push.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { showFieldErrors } from '#web/ui/forms/field-errors.ts'
import { Link } from '#web/ui/link.tsx'
import { writtenDay } from '#web/ui/local-time.tsx'
import { PasswordField, PasswordOwner } from '#web/ui/password-field.tsx'
import { SignInAgainLink } from './proof-field.tsx'

const goes = [
  'within a minute, your page, everywhere we show it, with its agent, its pictures and its place in search',
  'your stories in every version, your references, and who confirmed what; your referees are told by mail',
  'within minutes, the messages, the scorecard results and the conversations that came to you, and what was counted',
  'your account, your password, your passkeys, your devices, and the mails we wrote to you',
  'your plan: no further month is charged, and what is paid for is not refunded; a place in a sprint to come is free for others',
  'what you sent to other experts under this address, if you have confirmed it, and the drafts and notes in this browser',
] as const
const stays = [
  'what you bought, with its receipts, your name and your address: seven years after you paid, as tax law asks; your mobile number goes',
  'what you asked agents as a visitor: it belongs to this browser, not to your account, and you erase it at your saved profile',
  'mails that somebody has received, and what other sites have copied until they look again',
  'that a validator decided on your work, and when: without your name and without their words',
  'references that you wrote for others: you erase each with the link in our mail about it',
  'a mark that keeps the address of your page from strangers for 400 days, which nobody can read back',
] as const

/** Says what is erased and what stays, offers the export, and erases the account after proof of its owner (R26). */
export function EraseAccountDialog({
  account: { email, hasPassword },
  exportHref,
  onErased,
  open,
  onOpenChange,
}: DialogState & { account: Account; exportHref: string; onErased: () => void }) {
  const { register, errors, isSubmitting, mustSignIn, erase, reset } = useErasure(hasPassword, onErased)
  const close = (isOpen: boolean) => {
    if (isSubmitting) return
    reset()
    onOpenChange(isOpen)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Erase your account?"
      description="It cannot be undone: nobody can bring any of it back, not even us."
    >
      <div className="grid gap-s5">
        <WithdrawalNotice />
        <List title="What goes" items={goes} />
        <List title="What stays" items={stays} />
        <p>
          Would you like to keep a copy?{' '}
          <a className={buttonLook('quiet')} href={exportHref} download>
            Download everything first
          </a>
        </p>
        <form noValidate className="grid gap-s4" onSubmit={erase}>
          {hasPassword && (
            <>
              <PasswordOwner email={email} />
              <PasswordField
                label="Your password"
                autoComplete="current-password"
                enterKeyHint="done"
                error={errors.password?.message}
                {...register('password')}
              />
            </>
          )}
          {mustSignIn && <SignInAgainLink />}
          {errors.root?.message && <FieldError role="alert">{errors.root.message}</FieldError>}
          <div className="flex flex-wrap gap-s3">
            {!mustSignIn && (
              <Button type="submit" variant="main" disabled={isSubmitting}>
                {isSubmitting ? 'Erasing…' : 'Erase it for good'}
              </Button>
            )}
            <Button disabled={isSubmitting} onClick={() => close(false)}>
              Keep my account
            </Button>
          </div>
        </form>
      </div>
    </Dialog>
  )
}

/** Erases the account, and on this device what was stored for it. */
function useErasure(hasPassword: boolean, onErased: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { register, handleSubmit, formState, setError, reset } = useForm({ defaultValues: { password: '' } })
  const [mustSignIn, setMustSignIn] = useState(false)
  const erase = handleSubmit(async ({ password }) => {
    if (hasPassword && !password)
      return setError('password', { message: 'Please enter your password.' }, { shouldFocus: true })
    if (!navigator.onLine)
      return setError('root', {
        message: 'You are offline. Nothing was erased: try again once you are back.',
      })
    try {
      await dataOf(api.privacy.erase.$post({ json: hasPassword ? { password } : {} }))
    } catch (error) {
      console.error('The account was not erased', error)
      if (hasCode(error, 'PROVE_AGAIN')) return setMustSignIn(true)
      if (showFieldErrors(error, setError, { fieldByCode: { WRONG_PASSWORD: 'password' } }).length) return
      const isRefused = error instanceof CallFailed && error.status < 500
      return setError('root', {
        message: isRefused
          ? error.sentence
          : `${sentenceOf(error, 'We could not hear whether it was done.')} If it was, you are signed out when you try again.`,
      })
    }
    onErased()
    if (storedPush.read())
      await import('#web/features/notifications/this-device.ts')
        .then(({ removeThisDevice }) => removeThisDevice())
        .catch((error) => console.error('This device still has its pushes', error))
    clearUser()
    clearStorage('device')
    clearStorage('tab')
    queryClient.removeQueries({ queryKey: [ownKey] })
  })

  return {
    register,
    errors: formState.errors,
    isSubmitting: formState.isSubmitting,
    mustSignIn,
    erase,
    reset: () => {
      reset()
      setMustSignIn(false)
    },
  }
}

/** The purchase that can still be withdrawn from, which nobody can once the account is erased. */
function WithdrawalNotice() {
  const api = useApi()
  const { data } = useOwnQuery('billing', () => dataOf(api.billing.$get()))
  if (!data?.withdrawal) return null
  const { amount, until } = data.withdrawal
  return (
    <p role="status" className="border-edge border-l-2 pl-s4 text-label">
      Until {writtenDay(until)} you can withdraw from your last purchase and get {pounds(amount)} back.
      Erasing does not do that.{' '}
      <Link className="link" to={paths.dashboard.href('settings')}>
        Withdraw first
      </Link>
    </p>
  )
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section className="grid gap-s2">
      <h3 className="font-bold font-sans text-label">{title}</h3>
      <ul className="grid list-disc gap-s2 pl-s5 text-label">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}
