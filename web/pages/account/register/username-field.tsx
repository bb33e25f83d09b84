import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { minUsernameLength, profileUrlOf, usernameProblem } from '#schema/accounts/usernames.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import type { RegistrationValues } from '#web/features/accounts/stored-registration.ts'
import { TextField } from '#web/ui/field.tsx'

/** The pause in typing before a username is checked, in milliseconds (account spec section 5). */
const pause = 500

/** The optional username; its availability is checked from three characters, after a pause. */
export function UsernameField() {
  const { register, formState } = useFormContext<RegistrationValues>()
  const username = useWatch<RegistrationValues, 'username'>({ name: 'username' }).trim()
  const { message, isFree } = useAvailability(username)
  return (
    <div className="grid gap-s2">
      <TextField
        label="Username (optional)"
        hint={
          username && !usernameProblem(username) ? (
            <span>Your page’s address will end in /profile/{profileUrlOf(username)}</span>
          ) : (
            'The end of your page’s address. Without one it is made from your name.'
          )
        }
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={60}
        error={formState.errors.username?.message}
        {...register('username')}
      />
      <p
        role="status"
        className={`text-small ${isFree ? 'text-ink-soft' : 'font-semibold text-madder-text'}`}
      >
        {!formState.errors.username && message}
      </p>
    </div>
  )
}

function useAvailability(username: string): { message: string; isFree: boolean } {
  const api = useApi()
  const [checkedName, setCheckedName] = useState(username)
  useEffect(() => {
    const timer = setTimeout(() => setCheckedName(username), pause)
    return () => clearTimeout(timer)
  }, [username])
  const { data, isError } = useQuery({
    queryKey: ['check-username', checkedName],
    queryFn: () =>
      dataOf(
        api['check-username'][':username'].$get({ param: { username: encodeURIComponent(checkedName) } }),
      ),
    enabled: checkedName.length >= minUsernameLength,
  })
  if (username.length < minUsernameLength) return { message: '', isFree: true }
  if (checkedName !== username) return { message: 'Checking…', isFree: true }
  if (isError) return { message: 'Error checking username', isFree: false }
  return { message: data?.message ?? 'Checking…', isFree: data?.available ?? true }
}
