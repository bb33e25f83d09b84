import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import { CallFailed, dataOf, sentenceOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { confirmationOf } from '#web/features/references/confirmation-values.ts'
import { showFieldErrors } from '#web/ui/forms/field-errors.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { answerFields, clearReference, type InitialValues, type ReferenceValues } from './stored-reference.ts'
import type { Sent } from './thank-you.tsx'

/** The request's body; only stories with an answer. */
export const referenceInputOf = (
  values: ReferenceValues,
  { stories }: InitialValues,
  token: string | undefined,
) => ({
  ...values,
  ...(token && { token }),
  confirmations: stories.flatMap((story, index) => {
    const confirmation = values.confirmations[index]
    return (confirmation && confirmationOf(story, confirmation)) ?? []
  }),
})

/** Sends the reference once, however often it is called, and opens the thanks; a failure changes nothing. */
export function useSubmitReference({
  initial,
  token,
  form: { setError },
}: {
  initial: InitialValues
  token: string | undefined
  form: UseFormReturn<ReferenceValues>
}) {
  const api = useApi()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const isRunning = useRef(false)
  const [serverError, setServerError] = useState('')

  /** Returns the fields to correct. */
  async function submitReference(values: ReferenceValues): Promise<string[]> {
    if (isRunning.current) return []
    isRunning.current = true
    setServerError('')
    try {
      const json = { ...referenceInputOf(values, initial, token), consent: true as const }
      const { status, candidateFirstName, own } = await dataOf(api['submit-reference'].$post({ json }))
      clearReference(initial)
      showToast({ title: 'Reference Submitted Successfully!' })
      const sent: Sent = { status, firstName: candidateFirstName, email: values.referenceEmail, own }
      await navigate(paths.referenceForm.href(), { replace: true, state: { sent } })
      // Back leads to the invitation once more, which is answered now.
      queryClient.removeQueries({ queryKey: ['reference-invitation', token] })
      return []
    } catch (error) {
      console.error('The reference was not sent', error)
      const title = 'Submission Failed'
      // The line below the form says already that one is offline.
      if (!(navigator.onLine || error instanceof CallFailed)) {
        showToast({ variant: 'destructive', title, description: 'Please send it once you are back.' })
        return []
      }
      const description = sentenceOf(error, 'Please try again later.')
      showToast({ variant: 'destructive', title, description })
      const invalidFields = showFieldErrors(error, setError, { fields, fieldByCode })
      setServerError(invalidFields.length ? '' : errorText(error, description))
      return invalidFields
    } finally {
      isRunning.current = false
    }
  }
  return { submitReference, serverError }
}

const errorText = (error: unknown, description: string) => {
  const code = error instanceof CallFailed ? error.code : undefined
  if (code === 'LINK_USED')
    return 'This invitation has been answered already. If that was you a moment ago, your words have arrived.'
  if (code === 'LINK_EXPIRED' || code === 'REFERENCE_NOT_OPEN')
    return 'This invitation is over. What you wrote is kept on this device: ask for a new link, and it stands in the form again.'
  return description
}

const fieldByCode = {
  CANDIDATE_NOT_FOUND: 'candidateEmail',
  REFERENCE_EXISTS: 'referenceEmail',
  OWN_ADDRESS: 'referenceEmail',
} as const
const fields = [...answerFields, 'consent', 'confirmations'] as const
