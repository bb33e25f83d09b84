import { useEffect, useRef } from 'react'
import type { SetupPart } from '#schema/onboarding/onboarding.ts'
import { paths } from '#schema/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

type Props = { errors: Partial<Record<SetupPart, string>>; onStep: (step: number) => void }

const parts: Record<SetupPart, { name: string; step: number }> = {
  name: { name: 'Your name', step: 0 },
  email: { name: 'Your email', step: 0 },
  linkedin: { name: 'LinkedIn', step: 0 },
  story1: { name: 'Story 1', step: 2 },
  story2: { name: 'Story 2', step: 3 },
  ref1: { name: 'First reference', step: 4 },
  ref2: { name: 'Second reference', step: 4 },
}

/** What of a completed setup is left on this page, and why; all else is in the account. */
export function CompletedSetup({ errors, onStep }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  // Who pressed at the end of a long step would not see it, whenever something is left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again with every answer
  useEffect(() => panel.current?.focus(), [errors])
  return (
    <div
      ref={panel}
      tabIndex={-1}
      role="alert"
      className="grid justify-items-start gap-s3 border-madder-text border-l-2 py-s2 pl-s4 outline-none"
    >
      <p>Your setup is in your account, except for this, which is still here:</p>
      <ul className="grid gap-s2 text-label">
        {Object.entries(errors).map(([part, why]) => {
          const { name, step } = parts[part as SetupPart]
          return (
            <li key={part}>
              <Button variant="quiet" onClick={() => onStep(step)}>
                {name}
              </Button>
              <span className="block">{why}</span>
            </li>
          )
        })}
      </ul>
      <p className="text-ink-soft text-label">Mend it and press Complete Setup again, or leave it.</p>
      <ButtonLink to={paths.dashboard.href()}>Go to my dashboard</ButtonLink>
    </div>
  )
}
