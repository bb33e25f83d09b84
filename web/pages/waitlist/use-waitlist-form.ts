import { type FormEvent, useEffect, useRef, useState } from 'react'
import { contacts } from '#schema/contacts.ts'
import { CallFailed, dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { showToast } from '#web/ui/toast-store.ts'
import type { WaitedSprint } from './use-waited-sprint.ts'
import {
  type FieldErrors,
  isFilled,
  restoreValues,
  storedValues,
  validate,
  valuesOf,
  type WaitlistValues,
} from './waitlist-values.ts'

/** Sends the form once, however often it is pressed; after a failure or a reload the entries stay. */
export function useWaitlistForm(sprint: WaitedSprint | undefined, onSent: (values: WaitlistValues) => void) {
  const api = useApi()
  const form = useRef<HTMLFormElement>(null)
  const [canSend, setCanSend] = useState(false)
  const [isSending, setSending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [formError, setFormError] = useState<string>()
  const isRunning = useRef(false)

  useEffect(() => {
    if (!form.current) return
    restoreValues(form.current)
    setCanSend(isFilled(valuesOf(form.current)))
  }, [])

  const store = (event: FormEvent<HTMLFormElement>) => {
    const values = valuesOf(event.currentTarget)
    storedValues.write(values)
    setCanSend(isFilled(values))
  }
  const show = (invalid: FieldErrors) => {
    setErrors(invalid)
    const [first] = Object.keys(invalid)
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    return Boolean(first)
  }
  const deliver = async (values: WaitlistValues) => {
    try {
      await dataOf(api.waitlist.$post({ json: { ...values, ...(sprint && { sprint: sprint.number }) } }))
      storedValues.remove()
      showToast({
        title: 'Welcome to the Waitlist!',
        description: sprint
          ? 'We’ll write to you when a place in the sprint is free.'
          : 'We’ll notify you when the training webinar is scheduled.',
      })
      onSent(values)
    } catch (error) {
      console.error('The entry was not sent', error)
      showToast({
        title: 'Submission Failed',
        description: 'Please try again or contact support.',
        variant: 'destructive',
      })
      if (error instanceof CallFailed && error.details.length) return void show(fieldErrorsOf(error))
      setFormError(
        error instanceof CallFailed && error.code && error.status < 500
          ? error.sentence
          : `Your entry could not be sent. It stays here: please try again, or write to ${contacts.support}.`,
      )
    }
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isRunning.current) return
    const values = valuesOf(event.currentTarget)
    setFormError(undefined)
    if (show(validate(values))) return
    if (!navigator.onLine)
      return setFormError('You are offline. What you wrote stays here: send it once you are back.')
    isRunning.current = true
    setSending(true)
    await deliver(values)
    isRunning.current = false
    setSending(false)
  }
  return { form, store, send, isFilled: canSend, isSending, errors, formError }
}

/** The server's first message for each field. */
const fieldErrorsOf = ({ details }: CallFailed): FieldErrors =>
  Object.fromEntries(details.toReversed().map(({ path, message }) => [path.split('.')[0], message]))
