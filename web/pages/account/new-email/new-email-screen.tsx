import { useLocation } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import { useCurrentUsername } from '#web/client/current-username.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { SignInLayout } from '#web/features/accounts/sign-in-layout.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmailChangeReversal } from './email-change-reversal.tsx'
import { NewEmailConfirmation } from './new-email-confirmation.tsx'

/** The page of both mailed links of a change of address, to the new address and to the former one. */
export function Component() {
  const [, purpose, token] = /^#(token|undo)=(.+)$/.exec(useLocation().hash) ?? []
  return (
    <SignInLayout>
      <PageHead title={purpose === 'undo' ? 'Take your account back' : 'Your new address'} hidden />
      {token === undefined ? (
        <NoLink />
      ) : purpose === 'undo' ? (
        <EmailChangeReversal key={token} token={token} />
      ) : (
        <NewEmailConfirmation
          key={token}
          token={token}
          noLink={(sentence) => <NoLink sentence={sentence} />}
        />
      )}
    </SignInLayout>
  )
}

function NoLink({ sentence = 'This page needs the link from our mail.' }: { sentence?: string }) {
  const isSignedIn = useCurrentUsername() !== null
  return (
    <>
      <div role="alert" className="grid gap-s3">
        <h1 className="text-head">Your new address</h1>
        <p>{sentence}</p>
        <p className="text-ink-soft">Your account page says which address it has, and which one waits.</p>
      </div>
      <ButtonLink
        variant="main"
        className="justify-self-start"
        to={isSignedIn ? paths.account.href() : paths.login.href({ next: paths.account.href() })}
      >
        {isSignedIn ? 'Go to my account' : 'Sign in'}
      </ButtonLink>
    </>
  )
}
