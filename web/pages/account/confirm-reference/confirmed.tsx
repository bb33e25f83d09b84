import { useLayoutEffect, useRef } from 'react'
import { paths } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** Says that it is confirmed, what that means, and links to the referee’s own page. */
export function ReferenceConfirmed({
  title,
  sentence,
  ownPageToken,
}: {
  title: string
  sentence: string
  ownPageToken: string
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <>
      <div className="grid gap-s3">
        <h1 ref={heading} tabIndex={-1} className="text-head outline-none">
          {title}
        </h1>
        <p>{sentence}</p>
        <p className="text-ink-soft">
          You can change your mind at any time. On your own page you read what we keep of you, take it with
          you, withdraw it or have it erased. Its link is in the mail that thanks you for your reference, too.
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-s5 gap-y-s3">
        <ButtonLink variant="main" to={paths.withdrawReference.href({ token: ownPageToken })}>
          Open my own page
        </ButtonLink>
        <ButtonLink variant="quiet" to={paths.home.href()}>
          Go to the home page
        </ButtonLink>
      </div>
    </>
  )
}
