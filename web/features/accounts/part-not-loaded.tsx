import { useIsOnline } from '#web/client/use-is-online.ts'
import { Button } from '#web/ui/button.tsx'

/** Says what could not be loaded and whether the network is gone, whose return loads it by itself. */
export function PartNotLoaded({
  says,
  onAgain,
  isAsking = false,
}: {
  /** A whole sentence. */
  says: string
  onAgain: () => unknown
  isAsking?: boolean
}) {
  const isOnline = useIsOnline()
  return (
    <div role="alert" className="grid justify-items-start gap-s3">
      <p>
        {says}
        {!isOnline && ' You are offline. As soon as you are connected again, it loads by itself.'}
      </p>
      <Button disabled={isAsking} onClick={() => void onAgain()}>
        {isAsking ? 'Trying…' : 'Try again'}
      </Button>
    </div>
  )
}
