import { type FormEvent, useRef, useState } from 'react'
import { randomId } from '#schema/text/random-id.ts'
import { CallFailed } from './api.ts'

type Faults<Entered> = Partial<Record<keyof Entered, string>>
/** The last sent values and their key. */
export type SendAttempt = { said: string; key: string }

/**
 * Sends a form once, however often it is pressed; after a failure the values stay. @param post Repeats of the same
 * values have the same key. @param stored The last attempt, where it is stored across reloads.
 */
export function useSendOnce<Entered extends object>(
  noun: 'message' | 'report' | 'booking',
  faultsOf: (entered: Entered) => Faults<Entered>,
  post: (entered: Entered, key: string) => Promise<unknown>,
  stored?: { last: SendAttempt | undefined; write: (attempt: SendAttempt) => void },
) {
  const [faults, setFaults] = useState<Faults<Entered>>({})
  const [problem, setProblem] = useState<string>()
  const [refusal, setRefusal] = useState<CallFailed>()
  const [isSending, setSending] = useState(false)
  const [sent, setSent] = useState<Entered>()
  const isUnderWay = useRef(false)
  const attempt = useRef<SendAttempt>(stored?.last ?? { said: '', key: '' })

  const keyOf = (entered: Entered) => {
    const said = JSON.stringify(entered)
    if (attempt.current.said !== said) {
      attempt.current = { said, key: randomId() }
      stored?.write(attempt.current)
    }
    return attempt.current.key
  }
  const deliver = async (entered: Entered) => {
    if (!navigator.onLine)
      return setProblem(`You are offline. Your ${noun} stays here: send it once you are back.`)
    setSending(true)
    try {
      await post(entered, keyOf(entered))
      setSent(entered)
    } catch (error) {
      console.error(`The ${noun} was not sent`, error)
      const refused = error instanceof CallFailed && error.status < 500 ? error : undefined
      setRefusal(refused)
      setProblem(refused?.sentence ?? `Your ${noun} could not be sent. It stays here: please try again.`)
    }
    setSending(false)
  }
  /** Clears the errors of the last attempt. */
  const clearErrors = () => {
    setProblem(undefined)
    setRefusal(undefined)
  }
  const send = async (event: FormEvent<HTMLFormElement>, entered: Entered) => {
    event.preventDefault()
    if (isUnderWay.current) return
    const found = faultsOf(entered)
    setFaults(found)
    clearErrors()
    const [first] = Object.keys(found)
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    isUnderWay.current = true
    await deliver(entered)
    isUnderWay.current = false
  }
  /** Clears the error of a field when it is edited. */
  const clearFault = (name: string) => {
    if (name in faults) setFaults({ ...faults, [name]: undefined })
  }
  return { send, clearFault, clearErrors, faults, problem, refusal, isSending, sent }
}
