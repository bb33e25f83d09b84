import { useLayoutEffect, useRef } from 'react'
import { paths } from '#schema/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

/** Shown in place of the card form where the gateway gave no client secret (account spec section 8). */
export function PaymentError({
  title,
  sentence,
  onRetry,
}: {
  title: string
  sentence: string
  onRetry: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid justify-items-start gap-s4">
      <h2 ref={heading} tabIndex={-1} className="text-head outline-none">
        {title}
      </h2>
      <p>{sentence}</p>
      <p className="text-ink-soft">Nothing was charged, and what you typed is kept.</p>
      <div className="flex flex-wrap items-center gap-x-s5 gap-y-s3">
        <Button variant="main" onClick={onRetry}>
          Try again
        </Button>
        <ButtonLink variant="quiet" to={paths.pricing.href()}>
          Back to Plans
        </ButtonLink>
      </div>
    </div>
  )
}
