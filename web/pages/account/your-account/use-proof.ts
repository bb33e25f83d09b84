import { useState } from 'react'
import { codeOf } from '#web/client/api.ts'

/** The password that a change asks for once the sign-in is a while ago, and what was wrong with it or with the change. */
export function useProof(sentenceFor: (error: unknown) => string) {
  const [isAsked, setAsked] = useState(false)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<{ at: 'password' | 'whole'; message: string }>()
  const [isBusy, setBusy] = useState(false)

  /** Runs a change with the password typed so far; answers whether it was done. */
  async function prove(change: (password: string | undefined) => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false
    if (isAsked && !password) {
      setError({ at: 'password', message: 'Please enter your password.' })
      return false
    }
    setBusy(true)
    setError(undefined)
    try {
      await change(password || undefined)
      setAsked(false)
      setPassword('')
      return true
    } catch (failure) {
      const code = codeOf(failure)
      if (code === 'PROVE_AGAIN') setAsked(true)
      else setError({ at: code === 'WRONG_PASSWORD' ? 'password' : 'whole', message: sentenceFor(failure) })
      return false
    } finally {
      setBusy(false)
    }
  }
  const messageAt = (place: 'password' | 'whole') => (error?.at === place ? error.message : '')
  return { isAsked, isBusy, password, setPassword, messageAt, prove }
}
