import { Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { whenIdle } from '#web/client/loading/hydrate-on-idle.tsx'
import { lazyPart, preparedPart } from '#web/client/loading/lazy-part.tsx'
import type { RegistrationValues } from '#web/features/accounts/stored-registration.ts'
import { Button } from '#web/ui/button.tsx'
import { firstError } from '#web/ui/forms/focus-first-error.ts'
import { goOnWithEnter } from '#web/ui/forms/go-on-with-enter.ts'
import { AboutYou } from './about-you.tsx'
import type { Step } from './steps.ts'
import { useSubmit } from './use-submit.ts'

const ProviderPrefill = lazyPart(async () => (await import('./provider-prefill.tsx')).ProviderPrefill)
const people = preparedPart(async () => (await import('./people.tsx')).People)

type Props = { step: Step; onStep: (step: Step) => void }

/** One form on two screens, sent once at the end of the second. */
export function RegistrationForm({ step, onStep }: Props) {
  const { formState } = useFormContext<RegistrationValues>()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { next, create } = useSubmit(form, onStep, people.prepare)
  const isFromProvider = useSearchParams()[0].has('outcome')
  useFocusOnStep(step, form, heading)
  useEffect(() => void whenIdle()?.then(people.prepare), [])

  return (
    <form
      ref={form}
      noValidate
      className="account-form"
      onKeyDown={(event) => goOnWithEnter(event, step === 1 ? () => next() : undefined)}
      onSubmit={step === 1 ? next : create}
    >
      <div className="grid gap-s2">
        <p className="text-ink-soft text-label">Step {step} of 2</p>
        <h2 ref={heading} tabIndex={-1} className="outline-none">
          {step === 1 ? 'About you' : 'Two people who were there'}
        </h2>
        <p className="text-ink-soft text-label">
          {step === 1 && 'Then two people who can confirm your work. '}
          Only fields marked “optional” may stay empty.
        </p>
      </div>
      {isFromProvider && <ProviderPrefill step={step} />}
      <Suspense fallback={<p role="status">Opening…</p>}>
        {step === 1 ? <AboutYou /> : <people.Part />}
      </Suspense>
      <Buttons step={step} isSubmitting={formState.isSubmitting} onBack={() => onStep(1)} />
    </form>
  )
}

function Buttons({ step, isSubmitting, onBack }: { step: Step; isSubmitting: boolean; onBack: () => void }) {
  if (step === 1)
    return (
      <Button
        type="submit"
        variant="main"
        className="justify-self-start max-sm:w-full"
        disabled={isSubmitting}
      >
        {isSubmitting ? 'One moment…' : 'Next'}
      </Button>
    )
  return (
    <div className="grid justify-items-start gap-s3">
      <Button type="submit" variant="main" className="max-sm:w-full" disabled={isSubmitting}>
        {isSubmitting ? 'Creating your account…' : 'Create Free Account'}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        Back to your details
      </Button>
    </div>
  )
}

/** Focuses the first error of another screen, else its heading. */
function useFocusOnStep(
  step: Step,
  form: React.RefObject<HTMLFormElement | null>,
  heading: React.RefObject<HTMLHeadingElement | null>,
) {
  const shown = useRef(step)
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const wrong = firstError(form.current)
    if (wrong) return wrong.focus()
    heading.current?.focus({ preventScroll: true })
    heading.current?.parentElement?.scrollIntoView({ behavior: 'instant' })
  }, [step, form, heading])
}
