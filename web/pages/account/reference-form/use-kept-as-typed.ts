import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import {
  answerFields,
  type EnteredAnswers,
  followReference,
  type Given,
  keepReference,
  type Progress,
} from './kept-reference.ts'

/** Keeps the form on this device at every keystroke, and shows what another tab types into it. */
export function useKeptAsTyped(
  form: UseFormReturn<EnteredAnswers>,
  given: Given,
  { part, storiesFirst }: Progress,
) {
  // What is taken over from another tab is kept already, and half of it would go back there.
  const isFollowing = useRef(false)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (!isFollowing.current) keepReference(given, values, { part, storiesFirst })
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
