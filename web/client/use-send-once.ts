import { type FormEvent, useRef, useState } from 'react'
import { randomId } from '#schema/text/random-id.ts'
import { CallFailed } from './api.ts'

type Errors<Values> = Partial<Record<keyof Values, string>>
/** The last sent values and their key. */
export type SendAttempt = { said: string; key: string }

/**
 * Sends a form once, however often it is pressed; after a failure the values stay. @param post Repeats of the same
 * values have the same key. @param stored The last attempt, where it is stored across reloads.
 */
export function useSendOnce<Values extends object>(
  noun: 'message' | 'report' | 'booking',
  validate: (values: Values) => Errors<Values>,
  post: (values: Values, key: string) => Promise<unknown>,
  stored?: { last: SendAttempt | undefined; write: (attempt: SendAttempt) => void },
) {
  const [errors, setErrors] = useState<Errors<Values>>({})
  const [formError, setFormError] = useState<string>()
  const [serverError, setServerError] = useState<CallFailed>()
  const [isSending, setSending] = useState(false)
  const [sent, setSent] = useState<Values>()
  const isRunning = useRef(false)
  const attempt = useRef<SendAttempt>(stored?.last ?? { said: '', key: '' })

  const keyOf = (values: Values) => {
    const body = JSON.stringify(values)
    if (attempt.current.said !== body) {
      attempt.current = { said: body, key: randomId() }
      stored?.write(attempt.current)
    }
    return attempt.current.key
  }
  const deliver = async (values: Values) => {
    if (!navigator.onLine)
      return setFormError(`You are offline. Your ${noun} stays here: send it once you are back.`)
    setSending(true)
    try {
      await post(values, keyOf(values))
      setSent(values)
    } catch (error) {
      console.error(`The ${noun} was not sent`, error)
      const callError = error instanceof CallFailed && error.status < 500 ? error : undefined
      setServerError(callError)
      setFormError(callError?.sentence ?? `Your ${noun} could not be sent. It stays here: please try again.`)
    }
    setSending(false)
  }
  /** Clears the errors of the last attempt. */
  const clearErrors = () => {
    setFormError(undefined)
    setServerError(undefined)
  }
  const send = async (event: FormEvent<HTMLFormElement>, values: Values) => {
    event.preventDefault()
    if (isRunning.current) return
    const invalid = validate(values)
    setErrors(invalid)
    clearErrors()
    const [first] = Object.keys(invalid)
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    isRunning.current = true
    await deliver(values)
    isRunning.current = false
  }
  /** Clears the error of a field when it is edited. */
  const clearError = (name: string) => {
    if (name in errors) setErrors({ ...errors, [name]: undefined })
  }
  return { send, clearError, clearErrors, errors, formError, serverError, isSending, sent }
}
