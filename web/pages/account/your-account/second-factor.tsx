import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { QRCodeSVG } from 'qrcode.react'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type UseFormSetError, useForm } from 'react-hook-form'
import type { Account, totpEnrolmentSchema } from '#schema/accounts/account-answers.ts'
import { totpConfirmSchema, totpRemoveSchema, totpStartSchema } from '#schema/accounts/accounts.ts'
import { counted } from '#schema/text/numbers.ts'
import { dataOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { copyText } from '#web/features/sharing/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { showFailure } from '#web/ui/failure-toast.ts'
import { TextField } from '#web/ui/field.tsx'
import { showFieldErrors } from '#web/ui/forms/field-errors.ts'
import { useFocusAfterPress } from '#web/ui/forms/use-focus-after-press.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { VerifiedLine } from '#web/ui/verified-line.tsx'
import { BackupCodes } from './backup-codes.tsx'

type Enrolment = (typeof totpEnrolmentSchema)['_output']

/** Sets up an administrator's second factor, given the password, by a code to scan, and removes it. */
export function SecondFactorSettings({ account }: { account: Account }) {
  const queryClient = useQueryClient()
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [isConfirmed, setConfirmed] = useState(false)
  const { target, press } = useFocusAfterPress<HTMLDivElement>()

  if (enrolment && isConfirmed)
    return (
      <BackupCodes
        codes={enrolment.backupCodes}
        onConfirmed={async () => {
          press()
          await queryClient.invalidateQueries({ queryKey: [ownKey, 'account'] })
          setEnrolment(undefined)
          setConfirmed(false)
        }}
      />
    )
  if (enrolment) return <Scan enrolment={enrolment} onConfirmed={() => setConfirmed(true)} />
  return account.hasTotp ? (
    <SecondFactorRemoval switchedOn={target} codesLeft={account.backupCodesLeft ?? 0} onRemove={press} />
  ) : (
    <SecondFactorStart begin={target} onStarted={setEnrolment} />
  )
}

type FocusTarget = RefObject<HTMLDivElement | null>

function SecondFactorStart({
  begin,
  onStarted,
}: {
  begin: FocusTarget
  onStarted: (enrolment: Enrolment) => void
}) {
  const api = useApi()
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { password: '' },
    resolver: zodResolver(totpStartSchema),
  })
  const start = handleSubmit(async (json) => {
    try {
      onStarted(await dataOf(api.totp.$post({ json })))
    } catch (error) {
      showErrors(error, setError)
    }
  })
  return (
    <form noValidate className="grid gap-s4" onSubmit={start}>
      <div ref={begin} tabIndex={-1} className="text-ink-soft text-label outline-none">
        With a second factor, a stolen password alone opens nothing: signing in then asks for six digits from
        an authenticator on your phone as well. A passkey does the same: you can add one above.
      </div>
      <PasswordField
        label="Your password, once more"
        autoComplete="current-password"
        enterKeyHint="go"
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" className="justify-self-start" disabled={formState.isSubmitting}>
        {formState.isSubmitting ? 'One moment…' : 'Set up a second factor'}
      </Button>
    </form>
  )
}

function Scan({
  enrolment: { uri, secret },
  onConfirmed,
}: {
  enrolment: Enrolment
  onConfirmed: () => void
}) {
  const api = useApi()
  const begin = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => begin.current?.focus(), [])
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { code: '' },
    resolver: zodResolver(totpConfirmSchema),
  })
  const confirm = handleSubmit(async (json) => {
    try {
      await dataOf(api.totp.confirm.$post({ json }))
      onConfirmed()
    } catch (error) {
      showErrors(error, setError)
    }
  })
  return (
    <form noValidate className="grid gap-s4" onSubmit={confirm}>
      <p ref={begin} tabIndex={-1} className="outline-none">
        Scan this with your authenticator, or type the key into it. Then enter the six digits it shows.
      </p>
      <div className="account-qr">
        <QRCodeSVG value={uri} size={256} className="h-auto w-full" title="A code for your authenticator" />
      </div>
      <div className="flex flex-wrap items-center gap-x-s4 gap-y-s2">
        <p className="text-label">
          Key: <code className="select-all tracking-[0.08em]">{inFours(secret)}</code>
        </p>
        <Button
          onClick={() =>
            void copyText(secret, {
              label: 'Key',
              next: 'Paste it into your authenticator.',
              otherwise: 'Please type it into your authenticator.',
            })
          }
        >
          Copy the key
        </Button>
      </div>
      <TextField
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        maxLength={7}
        error={formState.errors.code?.message}
        {...register('code')}
      />
      <Button type="submit" variant="main" className="justify-self-start" disabled={formState.isSubmitting}>
        {formState.isSubmitting ? 'Checking…' : 'Switch it on'}
      </Button>
    </form>
  )
}

/** A key as people read it off; authenticators take it with the spaces and without. */
const inFours = (key: string) => key.match(/.{1,4}/g)?.join(' ')

function SecondFactorRemoval({
  switchedOn,
  codesLeft,
  onRemove,
}: {
  switchedOn: FocusTarget
  codesLeft: number
  onRemove: () => void
}) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { password: '', code: '' },
    resolver: zodResolver(totpRemoveSchema),
  })
  const { errors, isSubmitting } = formState
  const remove = handleSubmit(async (json) => {
    try {
      await dataOf(api.totp.remove.$post({ json }))
      await queryClient.invalidateQueries({ queryKey: [ownKey, 'account'] })
      showToast({ title: 'Second factor removed', description: 'Your password alone signs you in again.' })
    } catch (error) {
      showErrors(error, setError)
    }
  })
  return (
    <>
      <div ref={switchedOn} tabIndex={-1} className="outline-none">
        <VerifiedLine>Switched on</VerifiedLine>
      </div>
      <p className="text-ink-soft text-label">
        {codesLeft ? `${counted(codesLeft, 'backup code')} left.` : 'No backup code is left.'} For new ones,
        remove the second factor and set it up again; the old ones open nothing from then on.
      </p>
      <details className="text-label">
        <summary className="min-h-tap content-center font-semibold text-madder-text">Remove it</summary>
        <form
          noValidate
          className="grid gap-s4 pt-s3"
          onSubmit={(event) => {
            onRemove()
            void remove(event)
          }}
        >
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            error={errors.password?.message}
            {...register('password')}
          />
          <TextField
            label="Code"
            hint="The six digits that your authenticator shows now."
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            error={errors.code?.message}
            {...register('code')}
          />
          <Button type="submit" className="justify-self-start" disabled={isSubmitting}>
            {isSubmitting ? 'Removing…' : 'Remove the second factor'}
          </Button>
        </form>
      </details>
    </>
  )
}

type Proof = { password: string; code: string }

const fieldByCode = { WRONG_PASSWORD: 'password', WRONG_CODE: 'code' } as const

/** Shows a refusal beside its field if it has one, else as a toast. */
function showErrors<Fields extends Partial<Proof>>(error: unknown, setError: UseFormSetError<Fields>) {
  console.error('The second factor stays as it is', error)
  if (!showFieldErrors(error, setError as UseFormSetError<Proof>, { fieldByCode }).length)
    showFailure('That did not work', error)
}
