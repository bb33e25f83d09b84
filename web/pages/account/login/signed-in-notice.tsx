import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { paths } from '#schema/paths.ts'
import { dataOf } from '#web/client/api.ts'
import { useCurrentUsername } from '#web/client/current-username.ts'
import { useApi } from '#web/client/queries.ts'
import { storedPush } from '#web/features/notifications/stored-push.ts'
import { Link } from '#web/ui/link.tsx'

/**
 * Says who is signed in here already, where this browser remembers somebody and their session has not ended; where it has,
 * their pushes end in this browser too.
 */
export function SignedInNotice() {
  const api = useApi()
  // The user at the start, not the one who signs in now: the page is about to be left then.
  const [username] = useState(useCurrentUsername())
  const [hasPushes] = useState(() => storedPush.read() !== undefined)
  const { data } = useQuery({
    queryKey: ['session'],
    queryFn: () => dataOf(api.session.$get()),
    enabled: username !== null || hasPushes,
  })
  useEffect(() => {
    if (hasPushes && data?.user === null)
      void import('#web/features/notifications/this-device.ts')
        .then(({ unsubscribeHere }) => unsubscribeHere())
        .catch((error) => console.error('This browser still has a subscription to pushes', error))
  }, [hasPushes, data])
  const user = data?.user
  if (!user) return null
  return (
    <p className="text-ink-soft text-label">
      {user.email} is signed in here already.{' '}
      <Link
        to={user.role === 'owner' ? paths.dashboard.href() : paths.account.href()}
        className="text-madder-text"
      >
        Go on
      </Link>
    </p>
  )
}
