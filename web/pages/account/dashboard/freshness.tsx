import { useIsOnline } from '#web/client/use-is-online.ts'
import { Button } from '#web/ui/button.tsx'

type Props = {
  error: Error | null
  /** When the shown data was loaded, in milliseconds. */
  at: number
  isAsking: boolean
  onAgain: () => void
}

/** Says that the shown data may be old, and from when it is. */
export function Freshness({ error, at, isAsking, onAgain }: Props) {
  const isOnline = useIsOnline()
  const isOld = !isOnline || error !== null
  return (
    <div role="status" className={isOld ? 'wide account-freshness' : undefined}>
      {isOld && (
        <p>
          {isOnline ? 'This could not be brought up to date.' : 'You are offline.'} You see it as it was at{' '}
          {hourOf(at)}.
        </p>
      )}
      {isOld && isOnline && (
        <Button variant="quiet" disabled={isAsking} onClick={onAgain}>
          {isAsking ? 'Trying…' : 'Try again'}
        </Button>
      )}
    </div>
  )
}

function hourOf(at: number) {
  const moment = new Date(at)
  return [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}
