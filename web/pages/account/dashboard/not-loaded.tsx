import { useEffect } from 'react'
import { paths } from '#schema/paths.ts'
import { statusOf } from '#web/client/api.ts'
import { useIsOnline } from '#web/client/use-is-online.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

type Props = { error: Error; isFetching: boolean; onRetry: () => void }

/**
 * The page for a dashboard that could not be loaded (account spec section 2): there is no profile, or the call
 * failed.
 */
export function DashboardNotLoaded({ error, isFetching, onRetry }: Props) {
  const isOnline = useIsOnline()
  const isMissing = statusOf(error) === 404
  useEffect(() => console.error('The dashboard was not loaded', error), [error])
  return (
    <div role="alert" className="wide grid justify-items-start gap-s5">
      <h1 className="text-head">{isMissing ? 'Profile Not Found' : 'Your profile is out of reach'}</h1>
      <p className="max-w-measure text-lead">
        Unable to load your customer profile.
        {!isMissing && ` ${isOnline ? whyOf(error) : 'You are offline.'}`}
      </p>
      {!isMissing && (
        <p className="text-room-soft">
          Nothing of yours is lost.{' '}
          {!isOnline && 'As soon as you are connected again, this page loads by itself.'}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-s3">
        <Button variant="main" disabled={isFetching} onClick={onRetry}>
          {isFetching ? 'Trying…' : 'Try again'}
        </Button>
        {isMissing && <ButtonLink to={paths.pricing.href()}>Create New Profile</ButtonLink>}
      </div>
    </div>
  )
}

const whyOf = (error: Error) =>
  statusOf(error) === undefined
    ? 'We could not reach our server. Please check your connection.'
    : statusOf(error) === 429
      ? 'You have asked very often; please wait a minute.'
      : 'Our server does not answer as it should just now. Please try again in a minute.'
