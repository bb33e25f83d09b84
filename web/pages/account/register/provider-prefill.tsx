import { useEffect, useEffectEvent, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { providers } from '#schema/identities/providers.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { Notice } from '#web/features/accounts/notice.tsx'
import type { RegistrationValues } from '#web/features/accounts/stored-registration.ts'
import { ProviderMark } from '#web/features/identities/provider-mark.tsx'
import { useIdentityOptions } from '#web/features/identities/use-identity-options.ts'
import { Button } from '#web/ui/button.tsx'
import { useFocusAfterPress } from '#web/ui/forms/use-focus-after-press.ts'
import type { Step } from './steps.ts'

/**
 * For whoever comes from a provider whose verified address has no account: puts what it told into empty fields, where
 * one sees and changes it, and says that it is joined by registering.
 */
export function ProviderPrefill({ step }: { step: Step }) {
  const { isKnown, pending, isLeftOut, fillIn, leaveOut } = usePendingIdentity()
  const [fullName, email] = useWatch<RegistrationValues, ['fullName', 'email']>({
    name: ['fullName', 'email'],
  })
  const { target, press } = useFocusAfterPress<HTMLParagraphElement>()

  if (!isKnown) return null
  if (isLeftOut)
    return step === 1 ? (
      <p ref={target} tabIndex={-1} className="text-label outline-none">
        Left out: fill in the form, and choose a password.
      </p>
    ) : null
  if (!pending)
    return (
      <Notice>
        That took longer than an hour, was done already or began in another browser, so nothing is joined. You
        can make your account with a password here, and join it afterwards.
      </Notice>
    )
  const name = providers[pending.provider]
  const isSame = email.trim().toLowerCase() === pending.email
  if (step === 2)
    return isSame ? (
      <p className="text-label">
        {name} has confirmed your address, so the people you name are written to as soon as your account is
        made.
      </p>
    ) : null
  const isTaken = isSame && (!pending.name || fullName.trim() === pending.name)
  return (
    <section aria-label={name} className="accounts-or">
      <p ref={target} tabIndex={-1} className="flex items-start gap-s2 outline-none">
        <ProviderMark provider={pending.provider} />
        <span>
          {name} tells us that <b>{pending.email}</b> is your address
          {pending.name && (
            <>
              , and that you are <b>{pending.name}</b>
            </>
          )}
          . {isTaken ? 'It is filled in below: change what you like.' : 'The form says something else.'}
        </span>
      </p>
      <p className="text-ink-soft text-label">
        Once your account is made, you can sign in with {name}.{' '}
        {isSame
          ? 'You need not confirm this address by mail.'
          : `The address in the form is one that ${name} has not confirmed, so we mail you a link to confirm it.`}
      </p>
      <div className="flex flex-wrap gap-s4">
        {!isTaken && (
          <Button
            onClick={() => {
              press()
              fillIn()
            }}
          >
            Put it into the form
          </Button>
        )}
        <Button
          variant="quiet"
          onClick={() => {
            press()
            void leaveOut()
          }}
        >
          Leave {name} out
        </Button>
      </div>
    </section>
  )
}

/** The identity of this browser that waits for a registration, put into the empty fields as it becomes known. */
function usePendingIdentity() {
  const api = useApi()
  const { data, refetch } = useIdentityOptions()
  const { setValue, getValues, formState } = useFormContext<RegistrationValues>()
  const [isLeftOut, setLeftOut] = useState(false)
  const pending = data?.pending?.todo === 'register' && !isLeftOut ? data.pending : undefined
  const isInvalid = Boolean(formState.errors.identity)

  const fillIn = ({ onlyEmpty = false } = {}) => {
    if (!pending) return
    const provided = { fullName: pending.name, email: pending.email }
    for (const name of ['fullName', 'email'] as const)
      if (provided[name] && !(onlyEmpty && getValues(name))) setValue(name, provided[name])
  }
  const arrive = useEffectEvent(() => {
    setValue('identity', pending && true)
    fillIn({ onlyEmpty: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits is another thing from then on
  useEffect(() => arrive(), [pending])
  useEffect(() => {
    if (isInvalid) void refetch()
  }, [isInvalid, refetch])

  async function leaveOut() {
    setLeftOut(true)
    await dataOf(api.login.identity.forget.$post({ json: {} })).catch((error) =>
      console.info('It waits until its time is over', error),
    )
  }
  return { isKnown: data !== undefined, pending, isLeftOut, fillIn, leaveOut }
}
