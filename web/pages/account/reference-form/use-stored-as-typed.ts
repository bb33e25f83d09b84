import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import {
  answerFields,
  type EnteredAnswers,
  followReference,
  type InitialValues,
  type Progress,
  storeReference,
} from './stored-reference.ts'

/** Stores the form on this device at every keystroke, and follows other tabs. */
export function useStoredAsTyped(
  form: UseFormReturn<EnteredAnswers>,
  given: InitialValues,
  { part, storiesFirst }: Progress,
) {
  // Entries from another tab are stored already; storing them again would send half of them back.
  const isFollowing = useRef(false)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (!isFollowing.current) storeReference(given, values, { part, storiesFirst })
        },
      }),
    [form, given, part, storiesFirst],
  )
  useEffect(
    () =>
      followReference(given, (entered) => {
        isFollowing.current = true
        for (const name of answerFields)
          if (form.getValues(name) !== entered[name]) form.setValue(name, entered[name])
        for (const [at, said] of entered.confirmations.entries())
          if (JSON.stringify(form.getValues(`confirmations.${at}`)) !== JSON.stringify(said))
            form.setValue(`confirmations.${at}`, said)
        isFollowing.current = false
      }),
    [form, given],
  )
}
