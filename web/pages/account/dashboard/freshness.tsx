import { useIsOnline } from '#web/client/use-is-online.ts'
import { Button } from '#web/ui/button.tsx'
import { localDay, localHour } from '#web/ui/local-time.tsx'

type Props = {
  error: Error | null
  /** When the shown data was loaded, in milliseconds. */
  at: number
  isFetching: boolean
  onRetry: () => void
}

/** Says that the shown data may be old, and from when it is. */
export function Freshness({ error, at, isFetching, onRetry }: Props) {
  const isOnline = useIsOnline()
  const isOld = !isOnline || error !== null
  return (
    <div role="status" className={isOld ? 'wide account-freshness' : undefined}>
      {isOld && (
        <p>
          {isOnline ? 'This could not be brought up to date.' : 'You are offline.'} You see it as it was at{' '}
          {momentOf(at)}.{!isOnline && ' What you change can be saved once you are back.'}
        </p>
      )}
      {isOld && isOnline && (
        <Button variant="quiet" disabled={isFetching} onClick={onRetry}>
          {isFetching ? 'Trying…' : 'Try again'}
        </Button>
      )}
    </div>
  )
}

/** `16:05` of today, `14 March 2026, 16:05` of another day. */
function momentOf(at: number) {
  const iso = new Date(at).toISOString()
  const [day, today] = [localDay(iso), localDay(new Date().toISOString())]
  return day === today ? localHour(iso) : `${day}, ${localHour(iso)}`
}
