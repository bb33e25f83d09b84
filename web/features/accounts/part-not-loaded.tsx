import { sentenceOf } from '#web/client/api.ts'
import { useIsOnline } from '#web/client/use-is-online.ts'
import { Button } from '#web/ui/button.tsx'

/** Says what could not be loaded, and why; offline it has no button, as it loads by itself once the network is back. */
export function PartNotLoaded({
  message,
  error,
  onRetry,
  isFetching = false,
}: {
  /** A whole sentence. */
  message: string
  /** Where the sentence does not say why. */
  error?: Error
  onRetry: () => unknown
  isFetching?: boolean
}) {
  const isOnline = useIsOnline()
  return (
    <div role="alert" className="grid justify-items-start gap-s3">
      <p className="max-w-measure">
        {message}
        {!isOnline
          ? ' It is tried again as soon as you are connected.'
          : error && ` ${sentenceOf(error, 'Something went wrong on our side. Nothing is lost.')}`}
      </p>
      {isOnline && (
        <Button disabled={isFetching} onClick={() => void onRetry()}>
          {isFetching ? 'Trying…' : 'Try again'}
        </Button>
      )}
    </div>
  )
}
