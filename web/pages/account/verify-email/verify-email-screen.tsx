import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import { CallFailed, dataOf } from '#web/client/api.ts'
import { useCurrentUsername } from '#web/client/current-username.ts'
import { lazyPart } from '#web/client/loading/lazy-part.tsx'
import { PageHead } from '#web/client/page-head.tsx'
import { useApi } from '#web/client/queries.ts'
import { LinkError, LinkProgress } from '#web/features/accounts/link-progress.tsx'
import { pageIntros } from '#web/features/accounts/page-intros.ts'
import { SignInLayout } from '#web/features/accounts/sign-in-layout.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { ConfirmedAddress } from './confirmed-address.tsx'
import { OwnershipProof } from './ownership-proof.tsx'
import { useConfirmAddress } from './use-confirm-address.ts'

const TranscriptConsent = lazyPart(async () => (await import('./transcript-consent.tsx')).TranscriptConsent)

const title = 'Confirm your address'

/**
 * The page of the mailed link. It reads the link first, to say what the button will do; nothing happens before it
 * is pressed.
 */
export function Component() {
  const [, purpose, token] = /^#(token|conversations)=(.+)$/.exec(useLocation().hash) ?? []
  return (
    <SignInLayout>
      <PageHead title={title} hidden />
      {!token ? (
        <NoLink />
      ) : purpose === 'token' ? (
        <OpenedLink key={token} token={token} />
      ) : (
        <TranscriptConsent key={token} title={title} token={token} noLink={noSuchLink} />
      )}
    </SignInLayout>
  )
}

const noSuchLink = (sentence: string) => (
  <div role="alert" className="grid gap-s3">
    <h1 className="text-head">{title}</h1>
    <p>{sentence}</p>
    <p className="text-ink-soft">Whoever named your address can have another link sent to it.</p>
  </div>
)

function OpenedLink({ token }: { token: string }) {
  const api = useApi()
  const link = useQuery({
    queryKey: ['welcome-link', token],
    queryFn: () => dataOf(api['verify-email'].read.$post({ json: { token } })),
  })
  const confirming = useConfirmAddress(token, link.refetch)
  const { data: done } = confirming
  const error = confirming.error ?? link.error
  if (done) return <ConfirmedAddress done={done} />
  if (error instanceof CallFailed && error.status === 410) return <NoLink sentence={error.sentence} />
  if (link.data) {
    const canConfirm = link.data.isYours || link.data.isVerified
    return canConfirm ? (
      <ConfirmButton title={title} email={link.data.email} confirming={confirming} />
    ) : (
      <OwnershipProof title={title} link={link.data} confirming={confirming} />
    )
  }
  if (!error)
    return <LinkProgress title={title} lead={pageIntros.verifyEmail} progress="Opening your link…" />
  return <LinkError title={title} error={error} link={link} />
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
