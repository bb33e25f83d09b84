import { type RefObject, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { CheckedRegistration } from '#schema/accounts/accounts.ts'
import { storePerson } from '#web/features/accounts/known-person.ts'
import type { EnteredRegistration } from '#web/features/accounts/stored-registration.ts'
import { focusFirstError } from '#web/ui/forms/focus-first-error.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { type Step, wrongAboutYou } from './steps.ts'
import { usePasswordCheck } from './use-password-check.ts'
import { useRegistering } from './use-registering.ts'

/** The submit handlers of the two screens; `prepareSecond` loads the code of the second. */
export function useSubmit(
  form: RefObject<HTMLFormElement | null>,
  onStep: (step: Step) => void,
  prepareSecond: () => Promise<unknown>,
) {
  const { handleSubmit, reset, getValues, setError } = useFormContext<
    EnteredRegistration,
    unknown,
    CheckedRegistration
  >()
  const register = useRegistering()
  const passwordProblem = usePasswordCheck()

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
    storePerson(getValues())
    const [message] = await Promise.all([passwordProblem(getValues('password')), prepareSecond()])
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

  return { next, create }
}
