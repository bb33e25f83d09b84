import { type RefObject, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { CheckedRegistration } from '#schema/accounts/accounts.ts'
import { storePerson } from '#web/features/accounts/stored-person.ts'
import type { RegistrationValues } from '#web/features/accounts/stored-registration.ts'
import { focusFirstError } from '#web/ui/forms/focus-first-error.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { invalidAboutYou, type Step } from './steps.ts'
import { usePasswordCheck } from './use-password-check.ts'
import { useRegister } from './use-register.ts'

/** The submit handlers of the two screens; `prepareSecond` loads the code of the second. */
export function useSubmit(
  form: RefObject<HTMLFormElement | null>,
  onStep: (step: Step) => void,
  prepareSecond: () => Promise<unknown>,
) {
  const { handleSubmit, reset, getValues, setError } = useFormContext<
    RegistrationValues,
    unknown,
    CheckedRegistration
  >()
  const register = useRegister()
  const checkPassword = usePasswordCheck()

  /** Opens the screen with the first of these fields. */
  const openScreenOf = (fields: readonly string[]) => {
    const isElsewhere = fields.some(
      (field) => field !== 'references' && !form.current?.elements.namedItem(field),
    )
    if (isElsewhere) onStep(1)
    else focusFirstError(form.current)
  }
  const showInvalid = (fields: readonly string[]) => {
    showToast({
      variant: 'destructive',
      title: 'Form Validation Error',
      description: 'Please check all required fields and try again.',
    })
    openScreenOf(fields)
  }
  const isGoingOn = useRef(false)
  const goOn = async () => {
    // A second press meanwhile would be a second entry for the back button.
    if (isGoingOn.current) return
    isGoingOn.current = true
    storePerson(getValues())
    const [message] = await Promise.all([checkPassword(getValues('password')), prepareSecond()])
    isGoingOn.current = false
    if (message) return setError('password', { message }, { shouldFocus: true })
    // Clears errors before the second screen.
    reset(getValues())
    onStep(2)
  }
  const next = handleSubmit(goOn, async (errors) => {
    const wrong = invalidAboutYou(errors)
    if (wrong.length) showInvalid(wrong)
    else await goOn()
  })
  const create = handleSubmit(
    async (values) => openScreenOf(await register(values)),
    (errors) => showInvalid([...invalidAboutYou(errors), 'references']),
  )

  return { next, create }
}
