import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { FormProvider, type Resolver, useForm } from 'react-hook-form'
import { registrationFormSchema } from '#schema/accounts/accounts.ts'
import { PageHead } from '#web/client/page-head.tsx'
import {
  type EnteredRegistration,
  keepRegistration,
  keptRegistration,
} from '#web/features/accounts/kept-registration.ts'
import { Benefits } from './benefits.tsx'
import { RegistrationForm } from './registration-form.tsx'

const title = 'Save Your Free Solution Profile'

/** The form of a free account: what it brings on one side, what is asked on the other (account spec section 2). */
export function Component() {
  const form = useForm<EnteredRegistration>({
    defaultValues: keptRegistration(),
    // What is not ticked yet stands as false in its field, which the contract refuses.
    resolver: zodResolver(registrationFormSchema) as unknown as Resolver<EnteredRegistration>,
    shouldFocusError: false,
  })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepRegistration(values) }),
    [form],
  )
  return (
    <FormProvider {...form}>
      <div className="wide account-registering">
        <PageHead
          title={title}
          description="Make a free account, and your solution profile is kept for you: no card, no end."
          hidden
        />
        <Benefits title={title} />
        <RegistrationForm />
      </div>
    </FormProvider>
  )
}
