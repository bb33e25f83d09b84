import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import {
  answerFields,
  followReference,
  type InitialValues,
  type Progress,
  type ReferenceValues,
  storeReference,
} from './stored-reference.ts'

/** Stores the form on this device at every keystroke, and follows other tabs. */
export function useStoredAsTyped(
  form: UseFormReturn<ReferenceValues>,
  initial: InitialValues,
  { part, storiesFirst }: Progress,
) {
  // Entries from another tab are stored already; storing them again would send half of them back.
  const isFollowing = useRef(false)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (!isFollowing.current) storeReference(initial, values, { part, storiesFirst })
        },
      }),
    [form, initial, part, storiesFirst],
  )
  useEffect(
    () =>
      followReference(initial, (values) => {
        isFollowing.current = true
        for (const name of answerFields)
          if (form.getValues(name) !== values[name]) form.setValue(name, values[name])
        for (const [index, confirmation] of values.confirmations.entries())
          if (JSON.stringify(form.getValues(`confirmations.${index}`)) !== JSON.stringify(confirmation))
            form.setValue(`confirmations.${index}`, confirmation)
        isFollowing.current = false
      }),
    [form, initial],
  )
}
