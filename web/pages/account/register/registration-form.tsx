import { type KeyboardEvent, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import type { CheckedRegistration } from '#schema/accounts/accounts.ts'
import { whenIdle } from '#web/client/loading/hydrate-on-idle.tsx'
import { lazyPart, preparedPart } from '#web/client/loading/lazy-part.tsx'
import type { EnteredRegistration } from '#web/features/accounts/kept-registration.ts'
import { keepPerson } from '#web/features/accounts/known-person.ts'
import { Button } from '#web/ui/button.tsx'
import { nextEmptyField } from '#web/ui/forms/enter-in-a-line.ts'
import { firstError, focusFirstError } from '#web/ui/forms/focus-first-error.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { AboutYou } from './about-you.tsx'
import { type Step, wrongAboutYou } from './steps.ts'
import { usePasswordCheck } from './use-password-check.ts'
import { useRegistering } from './use-registering.ts'

const ProviderPrefill = lazyPart(async () => (await import('./provider-prefill.tsx')).ProviderPrefill)
const people = preparedPart(async () => (await import('./people.tsx')).People)

type Props = { step: Step; onStep: (step: Step) => void }

/** One form on two screens, sent once at the end of the second. */
export function RegistrationForm({ step, onStep }: Props) {
  const { handleSubmit, formState, reset, getValues, setError } = useFormContext<
    EnteredRegistration,
    unknown,
    CheckedRegistration
  >()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const register = useRegistering()
  const passwordProblem = usePasswordCheck()
  const isFromProvider = useSearchParams()[0].has('outcome')
  useFocusOnStep(step, form, heading)
  useEffect(() => void whenIdle()?.then(people.prepare), [])

  /** Opens the screen with the first of these fields. */
  const leadTo = (fields: readonly string[]) => {
    const isElsewhere = fields.some(
      (field) => field !== 'references' && !form.current?.elements.namedItem(field),
    )
    if (isElsewhere) onStep(1)
    else focusFirstError(form.current)
  }
  const refuse = (fields: readonly string[]) => {
    showToast({
      variant: 'destructive',
      title: 'Form Validation Error',
      description: 'Please check all required fields and try again.',
    })
    leadTo(fields)
  }
  const isGoingOn = useRef(false)
  const goOn = async () => {
    // A second press meanwhile would be a second entry for the back button.
    if (isGoingOn.current) return
    isGoingOn.current = true
    keepPerson(getValues())
    const [message] = await Promise.all([passwordProblem(getValues('password')), people.prepare()])
    isGoingOn.current = false
    if (message) return setError('password', { message }, { shouldFocus: true })
    // Clears errors before the second screen.
    reset(getValues())
    onStep(2)
  }
  const next = handleSubmit(goOn, async (errors) => {
    const wrong = wrongAboutYou(errors)
    if (wrong.length) refuse(wrong)
    else await goOn()
  })
  const create = handleSubmit(
    async (entered) => leadTo(await register(entered)),
    (errors) => refuse([...wrongAboutYou(errors), 'references']),
  )

  /** Enter goes to the next required empty field, then on; it never sends the form unseen. */
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    const target = event.target as Element
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !target.matches('input')) return
    event.preventDefault()
    if (event.repeat) return
    const button = event.currentTarget.querySelector<HTMLElement>('button[type=submit]')
    const open = nextEmptyField(event.currentTarget, target)
    if (open) open.focus()
    else if (step === 1) void next()
    else button?.focus()
  }

  return (
    <form
      ref={form}
      noValidate
      className="account-form"
      onKeyDown={press}
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
      {step === 1 ? (
        <Button
          type="submit"
          variant="main"
          className="justify-self-start max-sm:w-full"
          disabled={formState.isSubmitting}
        >
          {formState.isSubmitting ? 'One moment…' : 'Next'}
        </Button>
      ) : (
        <div className="grid justify-items-start gap-s3">
          <Button type="submit" variant="main" className="max-sm:w-full" disabled={formState.isSubmitting}>
            {formState.isSubmitting ? 'Creating your account…' : 'Create Free Account'}
          </Button>
          <Button variant="quiet" onClick={() => onStep(1)}>
            Back to your details
          </Button>
        </div>
      )}
    </form>
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
