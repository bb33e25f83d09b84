import { useEffect } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { CheckedRegistration } from '#schema/accounts/accounts.ts'
import { paths } from '#schema/paths.ts'
import { lazyPart } from '#web/client/loading/lazy-part.tsx'
import { PageHead } from '#web/client/page-head.tsx'
import {
  type RegistrationValues,
  storedRegistration,
  storeRegistration,
} from '#web/features/accounts/stored-registration.ts'
import { lazyContract } from '#web/ui/forms/lazy-contract.ts'
import { Link } from '#web/ui/link.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { useNextParam, useStep } from './steps.ts'

const Benefits = lazyPart(async () => (await import('./benefits.tsx')).Benefits)
const contract = lazyContract(async () =>
  (await import('#schema/accounts/accounts.ts')).registrationFrom<RegistrationValues>(),
)
const title = 'Save Your Free Solution Profile'

/** The registration form on two screens, beside the benefits (account spec section 2). */
export function Component() {
  const form = useForm<RegistrationValues, unknown, CheckedRegistration>({
    defaultValues: storedRegistration(),
    resolver: contract,
    shouldFocusError: false,
  })
  const { step, goTo } = useStep(form.getValues())
  const next = useNextParam()
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => storeRegistration(values) }),
    [form],
  )
  return (
    <FormProvider {...form}>
      <div className="wide account-registering" data-step={step}>
        <PageHead
          title={title}
          description="Make a free account, and your solution profile is kept for you."
          hidden
        />
        <header className="grid gap-s3">
          <h1>{title}</h1>
          {step === 1 && (
            <p className="text-ink-soft">
              100% free, no credit card required. Already have an account?{' '}
              <Link to={paths.login.href({ next })} className="text-madder-text">
                Log in
              </Link>
            </p>
          )}
        </header>
        <RegistrationForm step={step} onStep={goTo} />
        <Benefits />
      </div>
    </FormProvider>
  )
}
