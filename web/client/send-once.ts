import { type FormEvent, useRef, useState } from 'react'
import { CallFailed } from './api.ts'

type Faults<Entered> = Partial<Record<keyof Entered, string>>

/**
 * Sends what a form holds, once however often it is pressed; after a failure all of it still stands there. The fields
 * are named as what is entered, and the first with a fault takes the focus.
 * @param post The same words again carry the same key, whatever became of the first attempt.
 */
export function useSendOnce<Entered extends object>(
  noun: 'message' | 'report',
  faultsOf: (entered: Entered) => Faults<Entered>,
  post: (entered: Entered, key: string) => Promise<unknown>,
) {
  const [faults, setFaults] = useState<Faults<Entered>>({})
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [sent, setSent] = useState<Entered>()
  const isUnderWay = useRef(false)
  const attempt = useRef({ said: '', key: '' })

  const keyOf = (entered: Entered) => {
    const said = JSON.stringify(entered)
    if (attempt.current.said !== said) attempt.current = { said, key: crypto.randomUUID() }
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
      const isRefused = error instanceof CallFailed && error.status < 500
      setProblem(
        isRefused ? error.sentence : `Your ${noun} could not be sent. It stays here: please try again.`,
      )
    }
    setSending(false)
  }
  const send = async (event: FormEvent<HTMLFormElement>, entered: Entered) => {
    event.preventDefault()
    if (isUnderWay.current) return
    const found = faultsOf(entered)
    setFaults(found)
    setProblem(undefined)
    const [first] = Object.keys(found)
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    isUnderWay.current = true
    await deliver(entered)
    isUnderWay.current = false
  }
  /** What was said of a field is over once it is written in again. */
  const mend = (name: string) => {
    if (name in faults) setFaults({ ...faults, [name]: undefined })
  }
  return { send, mend, faults, problem, isSending, sent }
}
