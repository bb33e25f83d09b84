import { useQueryClient } from '@tanstack/react-query'
import { dataOf } from '#web/client/api.ts'
import { clearUser } from '#web/client/current-user.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { clearPerson } from '#web/features/accounts/stored-person.ts'
import { storedPush } from '#web/features/notifications/stored-push.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** Ends the session of this browser in all its tabs; on failure it says so and changes nothing. */
export function LogOutButton({
  className,
  onPress,
}: {
  className: string
  onPress?: (() => void) | undefined
}) {
  const api = useApi()
  const queryClient = useQueryClient()

  async function logOut() {
    onPress?.()
    try {
      await dataOf(api.logout.$post({ json: {} }))
    } catch (error) {
      console.error('Nobody was logged out', error)
      showToast({
        variant: 'destructive',
        title: 'You are still signed in',
        description: 'We could not reach our server to log you out. Please try again.',
      })
      return
    }
    if (storedPush.read())
      void import('#web/features/notifications/this-device.ts')
        .then(({ removeThisDevice }) => removeThisDevice())
        .catch((error) => console.error('This device still has its pushes', error))
    clearUser()
    clearPerson()
    queryClient.removeQueries({ queryKey: [ownKey] })
    showToast({ title: 'Logged out', description: 'Nobody is signed in on this device any more.' })
  }

  return (
    <button type="button" className={className} onClick={logOut}>
      Log out
    </button>
  )
}
