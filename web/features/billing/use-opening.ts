import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ContactForm } from '#schema/billing/billing.ts'
import type { OpenedPayment } from '#schema/billing/billing-answers.ts'
import type { ErrorCode } from '#schema/errors.ts'
import { codeOf, sentenceOf } from '#web/client/api.ts'
import { showFieldErrors } from '#web/ui/forms/field-errors.ts'
import { usePreventSelection } from '#web/ui/forms/second-press.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** Why no card is asked for; `code` where the server says so. */
export type OpeningError = { code: ErrorCode | undefined; sentence: string }

/** Refusals that a retry cannot change now; the page says what can be done instead. */
const expectedErrors: readonly (ErrorCode | undefined)[] = [
  'ALREADY_COVERED',
  'SPRINT_SOLD_OUT',
  'SEAT_HELD_ALREADY',
  'SEAT_HOLD_LAPSED',
  'SEATS_HELD_NEARBY',
  'TRIAL_USED',
  'WITHDRAWN_TWICE',
]

/**
 * Goes from the contact step to the card: `createPayment` opens the payment, and returns the same one when asked again after a
 * reload or in another tab. `failure` is the notice if it could not be opened.
 */
export function useOpening({
  form,
  createPayment,
  failure,
}: {
  form: UseFormReturn<ContactForm>
  createPayment: (values: ContactForm) => Promise<OpenedPayment>
  failure: string
}) {
  const { step, isMoved, goTo } = useSteps()
  usePreventSelection()
  const isRunning = useRef(false)
  const { mutateAsync, data, error, isPending } = useMutation({ mutationFn: createPayment })

  /** Opens the payment for what is entered, once however often the button is pressed. */
  async function open(values: ContactForm) {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await mutateAsync(values)
      await goTo('card', { replace: step === 'card' })
    } catch (reason) {
      console.error('No payment was opened', reason)
      if (!expectedErrors.includes(codeOf(reason)))
        showToast({ variant: 'destructive', title: 'Error', description: failure })
      showFieldErrors(reason, form.setError, { fields: Object.keys(values) as (keyof ContactForm)[] })
      if (step === 'card') await goTo('contact', { replace: true })
    } finally {
      isRunning.current = false
    }
  }

  const resume = useEffectEvent(() => {
    if (step !== 'card' || data || isRunning.current) return
    // Fields that were emptied since are to be filled in again first.
    void form.handleSubmit(open, () => void goTo('contact', { replace: true }))()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the forward button leads to the card
  useEffect(() => resume(), [step])

  const openingError: OpeningError | undefined = error
    ? {
        code: codeOf(error),
        sentence: sentenceOf(error, 'Something went wrong on our side. Nothing was charged.'),
      }
    : undefined
  return { step, isMoved, opened: data, openingError, isOpening: isPending, open, goTo }
}

type PurchaseStep = 'contact' | 'card'

/**
 * The current step, stored in the history entry: the back button leads from the card to the contact, and a
 * reload keeps the step. `isMoved` is whether the reader came from the other step.
 */
function useSteps() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const step: PurchaseStep = (state as { step?: PurchaseStep } | null)?.step === 'card' ? 'card' : 'contact'
  const [first, setFirst] = useState<PurchaseStep | 'left'>(step)
  if (first !== 'left' && first !== step) setFirst('left')
  const goTo = useCallback(
    (next: PurchaseStep, { replace = false } = {}) =>
      navigate(pathname + search, { state: next === 'card' ? { step: next } : null, replace }),
    [navigate, pathname, search],
  )
  return { step, isMoved: first === 'left', goTo }
}
