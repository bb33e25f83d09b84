import { sentenceOf, statusOf } from '#web/client/api.ts'
import { Button } from '#web/ui/button.tsx'

type Props = { error: Error | null; failure?: string; onRetry: () => unknown }

/** Says that a list, an account or an order is loading, or why it is not shown. */
export const LoadingOrError = ({
  error,
  failure = 'Something went wrong on our side. Nothing is lost.',
  onRetry,
}: Props) =>
  error ? (
    <div role="alert" className="grid justify-items-start gap-s4">
      <p>{sentenceOf(error, failure)}</p>
      {statusOf(error) !== 404 && (
        <Button variant="main" onClick={() => void onRetry()}>
          Try again
        </Button>
      )}
    </div>
  ) : (
    <p role="status" data-loading className="text-ink-soft">
      Loading…
    </p>
  )
