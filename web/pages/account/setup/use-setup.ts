import { useEffect, useEffectEvent } from 'react'
import { useForm } from 'react-hook-form'
import { dataOf } from '#web/client/api.ts'
import { hasOwnDashboard } from '#web/client/current-user.ts'
import { useCurrentUsername } from '#web/client/current-username.ts'
import { useApi } from '#web/client/queries.ts'
import { useOwnQuery } from '#web/features/accounts/own-query.tsx'
import { storedPerson, withStoredPerson } from '#web/features/accounts/stored-person.ts'
import {
  blankSetup,
  followSetup,
  type SetupValues,
  storedSetup,
} from '#web/features/onboarding/stored-setup.ts'
import { useCompleteSetup } from './use-complete-setup.ts'

/** A setup as it is typed: kept on the device, shared with its other tabs, and brought into the account that waits for it. */
export function useSetup(wasRegistered: boolean) {
  const form = useForm<SetupValues>({ defaultValues: initialValues() })
  const username = useCurrentUsername()
  const own = useOwnProfile(username)
  const { reset, getValues, setValue } = form
  const completion = useCompleteSetup(username !== null, (left) => {
    reset(left)
    storedSetup.write(left)
  })

  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => storedSetup.write(values) }),
    [form],
  )
  useEffect(() => followSetup((typed) => reset(typed)), [reset])

  useEffect(() => {
    // The account's own name and address need not be typed again.
    const account = own && { name: `${own.firstName} ${own.lastName}`.trim(), email: own.email }
    for (const field of ['name', 'email'] as const)
      if (account && !getValues(`profile.${field}`).trim()) setValue(`profile.${field}`, account[field])
  }, [own, getValues, setValue])

  const bring = useEffectEvent(() => {
    const waiting = getValues()
    // Who registered here has named the two people there, or others in their place; but for whom there was no row.
    const references = { ...blankSetup().references, ...pick(waiting.references, waiting.withoutRow) }
    const isTheirs = [storedPerson().email, waiting.profile.email].some((email) => isSame(username, email))
    if (waiting.isWaiting && wasRegistered && isTheirs) void completion.complete({ ...waiting, references })
  })
  useEffect(() => {
    if (username) bring()
  }, [username])
  return { form, username, own, completion }
}

const pick = <All extends object, Name extends keyof All>(all: All, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, all[name]])) as Pick<All, Name>

const isSame = (one: string | null, other: string) =>
  one !== null && one.toLowerCase() === other.toLowerCase()

const initialValues = (): SetupValues => {
  const setup = storedSetup.read() ?? blankSetup()
  const { name, email } = setup.profile
  const person = withStoredPerson({ fullName: name, email })
  return { ...setup, profile: { ...setup.profile, name: person.fullName, email: person.email } }
}

/** The profile of who is signed in: it stays as it is where it says something. */
function useOwnProfile(username: string | null) {
  const api = useApi()
  const { data } = useOwnQuery('setup', async () =>
    username && hasOwnDashboard() ? (await dataOf(api['current-user-dashboard'].$get())).profile : null,
  )
  return data ?? undefined
}
