import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { trialDays } from '#schema/levels.ts'
import { Button } from '#web/ui/button.tsx'

/** The text below the title of a page with these steps, by its name in schema/paths.ts; its shell has it too. */
export const purchaseIntros = {
  checkout:
    'Two steps: your details, then your card. Nothing is charged until you press the button with the price.',
  freeTrial: `Two steps: your details, then a card. Nothing is charged today, and you can cancel with one press before the ${trialDays} days are over.`,
} as const

/** One step of a purchase; its heading takes the focus where its reader came from another step, or was refused. */
export function PurchaseStep({
  number,
  title,
  isMoved,
  isDeclined = false,
  busy,
  children,
}: {
  number: 1 | 2
  title: string
  isMoved: boolean
  /** Whether the last attempt was refused, for a reason that stands first in it. */
  isDeclined?: boolean
  /** What is being waited for; meanwhile everything below is disabled. */
  busy?: string | false
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (isMoved) heading.current?.focus()
  }, [isMoved])
  const wasBusy = useRef(false)
  useLayoutEffect(() => {
    // The reason stands far above the pressed button on a phone.
    if (wasBusy.current && !busy && isDeclined) heading.current?.focus()
    wasBusy.current = Boolean(busy)
  }, [busy, isDeclined])
  return (
    <section aria-labelledby="step" className="billing-step" aria-busy={Boolean(busy)}>
      <div className="grid gap-s1">
        <p className="text-ink-soft text-label">Step {number} of 2</p>
        <h2 id="step" ref={heading} tabIndex={-1} className="text-head outline-none">
          {title}
        </h2>
      </div>
      <div className="grid gap-s5" inert={Boolean(busy)}>
        {children}
      </div>
      <Overlay>{busy}</Overlay>
    </section>
  )
}

/** For whom the payment is, with a way back to the first step. */
export const OrderAddress = ({ email, onChange }: { email: string; onChange: () => void }) => (
  <p className="text-ink-soft">
    For <b className="text-ink">{email}</b>.{' '}
    <Button variant="quiet" onClick={onChange}>
      Change your details
    </Button>
  </p>
)

/** An overlay over what waits for a call, with the reason. */
export const Overlay = ({ children }: { children: ReactNode }) => (
  <div role="status" className={children ? 'billing-overlay' : 'sr-only'}>
    {children && <p>{children}</p>}
  </div>
)
