import { type FormEvent, useEffect, useRef, useState } from 'react'
import { contacts } from '#schema/contacts.ts'
import { CallFailed, dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { showToast } from '#web/ui/toast-store.ts'
import {
  type EnteredWaitlist,
  enteredIn,
  type Faults,
  faultsOf,
  isFilled,
  restoreEntered,
  storedValues,
} from './entered.ts'
import type { WaitedSprint } from './use-waited-sprint.ts'

/** Sends the form once, however often it is pressed; after a failure or a reload the entries stay. */
export function useEntry(sprint: WaitedSprint | undefined, onSent: (entered: EnteredWaitlist) => void) {
  const api = useApi()
  const form = useRef<HTMLFormElement>(null)
  const [canSend, setCanSend] = useState(false)
  const [isSending, setSending] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const [problem, setProblem] = useState<string>()
  const isUnderWay = useRef(false)

  useEffect(() => {
    if (!form.current) return
    restoreEntered(form.current)
    setCanSend(isFilled(enteredIn(form.current)))
  }, [])

  const store = (event: FormEvent<HTMLFormElement>) => {
    const entered = enteredIn(event.currentTarget)
    storedValues.write(entered)
    setCanSend(isFilled(entered))
  }
  const show = (found: Faults) => {
    setFaults(found)
    const [first] = Object.keys(found)
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    return Boolean(first)
  }
  const deliver = async (entered: EnteredWaitlist) => {
    try {
      await dataOf(api.waitlist.$post({ json: { ...entered, ...(sprint && { sprint: sprint.number }) } }))
      storedValues.remove()
      showToast({
        title: 'Welcome to the Waitlist!',
        description: sprint
          ? 'We’ll write to you when a place in the sprint is free.'
          : 'We’ll notify you when the training webinar is scheduled.',
      })
      onSent(entered)
    } catch (error) {
      console.error('The entry was not sent', error)
      showToast({
        title: 'Submission Failed',
        description: 'Please try again or contact support.',
        variant: 'destructive',
      })
      if (error instanceof CallFailed && error.details.length) return void show(faultsIn(error))
      setProblem(
        error instanceof CallFailed && error.code && error.status < 500
          ? error.sentence
          : `Your entry could not be sent. It stays here: please try again, or write to ${contacts.support}.`,
      )
    }
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay.current) return
    const entered = enteredIn(event.currentTarget)
    setProblem(undefined)
    if (show(faultsOf(entered))) return
    if (!navigator.onLine)
      return setProblem('You are offline. What you wrote stays here: send it once you are back.')
    isUnderWay.current = true
    setSending(true)
    await deliver(entered)
    isUnderWay.current = false
    setSending(false)
  }
  return { form, store, send, isFilled: canSend, isSending, faults, problem }
}

/** The server's first message for each field. */
const faultsIn = ({ details }: CallFailed): Faults =>
  Object.fromEntries(details.toReversed().map(({ path, message }) => [path.split('.')[0], message]))
