import type { ReactNode } from 'react'
import { codeOf, sentenceOf } from '#web/client/api.ts'
import { OwnAreaLink, SecondFactorLink } from '#web/features/accounts/own-area-link.tsx'
import { Button } from '#web/ui/button.tsx'

type Props = { error: Error; isFetching: boolean; onRetry: () => void }

/** Says why the administration is not shown: the wrong role, no second factor, or a failed call. */
export function AccessError({ error, isFetching, onRetry }: Props) {
  const code = codeOf(error)
  if (code === 'FORBIDDEN')
    return (
      <ErrorPanel title="Access denied" action={<OwnAreaLink />}>
        This page is for administrators. You are signed in with another account.
      </ErrorPanel>
    )
  if (code === 'TOTP_REQUIRED')
    return (
      <ErrorPanel title="A second factor first" action={<SecondFactorLink />}>
        Administrators show who they are with a second factor before they see anything here. If you have a
        passkey, sign in with that.
      </ErrorPanel>
    )
  return (
    <ErrorPanel
      title="This could not be loaded"
      action={
        <Button variant="main" disabled={isFetching} onClick={onRetry}>
          {isFetching ? 'Trying…' : 'Try again'}
        </Button>
      }
    >
      {sentenceOf(error, 'Something went wrong on our side. Nothing is lost.')}
    </ErrorPanel>
  )
}

const ErrorPanel = ({
  title,
  action,
  children,
}: {
  title: string
  action: ReactNode
  children: ReactNode
}) => (
  <div role="alert" className="grid justify-items-start gap-s4">
    <h1 className="text-head">{title}</h1>
    <p className="max-w-measure text-lead text-room-soft">{children}</p>
    {action}
  </div>
)
