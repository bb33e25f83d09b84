import { useLayoutEffect, useRef } from 'react'
import { paths } from '#schema/paths.ts'
import { SignInLayout } from '#web/features/accounts/sign-in-layout.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'

type Props = {
  /** The invitation's. */
  token: string
  ownPageToken: string
  statusText: string
  /** What is not mailed any more. */
  ends: string
  /** The button that was pressed is gone. */
  takesFocus?: boolean
}

/** Says that an invitation is declined, what is kept, and how to think better of it. */
export function Declined({ token, ownPageToken, statusText, ends, takesFocus = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <SignInLayout>
      <div className="grid gap-s3">
        <h1 ref={heading} tabIndex={-1} className="text-head outline-none">
          You have declined
        </h1>
        <p>{statusText}</p>
        <p className="text-ink-soft">
          {ends} Should you think better of it,{' '}
          <Link to={paths.referenceForm.href({ token })} className="text-madder-text">
            your invitation opens the form
          </Link>{' '}
          until it expires.
        </p>
        <p className="text-ink-soft">
          We keep your address with your answer, so that they cannot ask you again.{' '}
          <Link to={paths.withdrawReference.href({ token: ownPageToken })} className="text-madder-text">
            See what is kept about you, or have it erased
          </Link>
          : then only a code is left that no address can be read from.
        </p>
      </div>
      <ButtonLink to={paths.home.href()} className="justify-self-start">
        Go to the home page
      </ButtonLink>
    </SignInLayout>
  )
}
