import { useLayoutEffect, useRef } from 'react'
import { paths } from '#schema/paths.ts'
import { SignInLayout } from '#web/features/accounts/sign-in-layout.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'

/** The sent data for the next page; stored in the history entry, so that a reload shows it again. */
export type Sent = {
  status: 'validated' | 'submitted'
  firstName: string
  email: string
  own?: string | undefined
}

/** The thanks after the form: what happens next, and how to change it. */
export function ThankYou({ sent: { status, firstName, email, own } }: { sent: Sent }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  const name = firstName || 'the person you wrote about'
  return (
    <SignInLayout>
      <div className="grid gap-s4">
        <h1 ref={heading} tabIndex={-1} className="text-head outline-none">
          Thank You!
        </h1>
        <p className="text-lead">
          {status === 'validated'
            ? `Your word counts for ${name} from now on.`
            : 'One press is left, in your mailbox.'}
        </p>
      </div>
      <ol className="account-next">
        {status === 'validated' ? (
          <>
            <li>
              <b>{firstName ? `${firstName} has been told` : 'They have been told'}</b>
              <span>and reads all of it. A validator may read it too.</span>
            </li>
            <li>
              <b>Your two public answers stand on the page</b>
              <span>
                with your name, your role and a note of which checks ran, and when. If the page is not public
                yet, they wait until it is.
              </span>
            </li>
            <li>
              <b>You can change your mind</b>
              <span>
                {own ? (
                  <>
                    at any time, on{' '}
                    <Link to={paths.withdrawReference.href({ token: own })} className="text-madder-text">
                      your own page
                    </Link>
                    . There you read what we keep, take it with you, withdraw it or have it erased. Its link
                    is in the mail that thanks you, too.
                  </>
                ) : (
                  'at any time, by the link that we mail you.'
                )}
              </span>
            </li>
          </>
        ) : (
          <>
            <li>
              <b>Open the mail that we sent you</b>
              <span>
                to {email}. It can take a minute or two; if nothing comes, look in your spam folder.
              </span>
            </li>
            <li>
              <b>Confirm your address</b>
              <span>by the button behind its link. Until then nobody is shown what you wrote.</span>
            </li>
            <li>
              <b>You can change your mind</b>
              <span>at any time afterwards, by a link of your own.</span>
            </li>
          </>
        )}
      </ol>
      <ButtonLink to={paths.home.href()} className="justify-self-start">
        Go to the home page
      </ButtonLink>
    </SignInLayout>
  )
}
