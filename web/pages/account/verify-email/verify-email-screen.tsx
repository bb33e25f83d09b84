import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import { CallFailed, dataOf, sentenceOf } from '#web/client/api.ts'
import { useCurrentUsername } from '#web/client/current-username.ts'
import { hasOwnDashboard } from '#web/client/keep-username.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { useApi } from '#web/client/queries.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Entrance } from '../entrance/entrance.tsx'
import { Notice } from '../entrance/notice.tsx'

const title = 'Confirm your address'

/** What the mailed link opens: one button, since mail scanners open links too. */
export function Component() {
  const token = /^#token=(.+)$/.exec(useLocation().hash)?.[1]
  return (
    <Entrance>
      <PageHead title={title} hidden />
      {token ? <Confirm key={token} token={token} /> : <NoLink />}
    </Entrance>
  )
}

function Confirm({ token }: { token: string }) {
  const api = useApi()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => dataOf(api['verify-email'].$post({ json: { token } })),
    onError: (reason) => console.error('The address was not confirmed', reason),
  })
  if (data)
    return (
      <>
        <div role="status" className="grid gap-s3">
          <h1 className="text-head">Your address is confirmed</h1>
          <p className="text-ink-soft">
            <b className="wrap-anywhere text-ink">{data.email}</b> is yours, and we know it now.
          </p>
          {data.claimed && (
            <p className="text-ink-soft">
              The profile that you drafted under this address on another device is part of your account.
            </p>
          )}
        </div>
        <Onward />
      </>
    )
  if (error instanceof CallFailed && error.status === 410) return <NoLink sentence={error.sentence} />
  return (
    <>
      <div className="grid gap-s3">
        <h1 className="text-head">{title}</h1>
        <p className="text-ink-soft">
          One press, and we know that our mail reaches you here. We write to your referees in your name, so
          the address has to be yours.
        </p>
      </div>
      {error && <Notice>{sentenceOf(error, 'That did not work. Please try again later.')}</Notice>}
      <Button variant="main" disabled={isPending} onClick={() => mutate()}>
        {isPending ? 'Confirming…' : 'Confirm my address'}
      </Button>
    </>
  )
}

function NoLink({ sentence = 'This page needs the link from our mail.' }: { sentence?: string }) {
  const isSignedIn = useCurrentUsername() !== null
  return (
    <>
      <div role="alert" className="grid gap-s3">
        <h1 className="text-head">{title}</h1>
        <p>{sentence}</p>
        <p className="text-ink-soft">
          {isSignedIn
            ? 'Your account page says whether your address is confirmed, and has another link sent.'
            : 'Sign in, and your account page says whether your address is confirmed, and has another link sent.'}
        </p>
      </div>
      <ButtonLink
        variant="main"
        to={isSignedIn ? paths.account.href() : paths.login.href({ next: paths.account.href() })}
      >
        {isSignedIn ? 'Go to my account' : 'Sign in'}
      </ButtonLink>
    </>
  )
}

function Onward() {
  const isSignedIn = useCurrentUsername() !== null
  const [label, place] = !isSignedIn
    ? ['Sign in', paths.login.href()]
    : hasOwnDashboard()
      ? ['Go to my dashboard', paths.dashboard.href()]
      : ['Go to my account', paths.account.href()]
  return (
    <ButtonLink variant="main" to={place}>
      {label}
    </ButtonLink>
  )
}
