import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { ContactForm } from '#schema/billing/billing.ts'
import { dataOf } from '#web/client/api.ts'
import { useCurrentName } from '#web/client/current-user.ts'
import { useCurrentUsername } from '#web/client/current-username.ts'
import { useApi } from '#web/client/queries.ts'
import { storedPerson } from '#web/features/accounts/stored-person.ts'
import { storedDraft } from '#web/features/drafts/stored-draft.ts'
import { storedContact } from './stored-contact.ts'

/** The contact step's form: what was typed here before, else who is signed in, else who is known on this device. */
export function useContactForm(contract: Resolver<ContactForm>) {
  const form = useForm<ContactForm>({
    defaultValues: storedContact.read(),
    resolver: contract,
    shouldFocusError: false,
  })
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => storedContact.write(values) }),
    [form],
  )

  const suggestions = useSuggestedContact()
  useEffect(() => {
    for (const [field, value] of Object.entries(suggestions) as [keyof typeof suggestions, string][])
      if (value && !form.getValues(field)) form.setValue(field, value)
  }, [form, suggestions])
  return form
}

/** Who is signed in, else who last filled in a form here, else whose profile is saved on this device. */
function useSuggestedContact() {
  const [username, name] = [useCurrentUsername(), useCurrentName()]
  const saved = useSavedProfile()
  const [person] = useState(storedPerson)
  const customer_name = (username ? name : person.fullName || saved?.fullName) ?? ''
  const customer_email = username ?? (person.email || (saved?.email ?? ''))
  return useMemo(() => ({ customer_name, customer_email }), [customer_name, customer_email])
}

/** As the server has it, on failure as this device has it (account spec section 7); undefined while it is asked for. */
function useSavedProfile() {
  const api = useApi()
  const [local] = useState(storedDraft)
  const email = local?.profile.email ?? ''
  const { data, isPending } = useQuery({
    queryKey: ['solution-profile', email, local?.savedAt],
    enabled: Boolean(email),
    queryFn: () =>
      dataOf(api['solution-profile'][':email'].$get({ param: { email: encodeURIComponent(email) } })),
  })
  return isPending ? undefined : (data?.profile ?? local?.profile)
}
