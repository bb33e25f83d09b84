import { useState } from 'react'
import { useAssessment, useScorecard } from '../scorecard-place.tsx'

/** Whether name and e-mail are there, and whether the address can be one. */
export function useContact() {
  const { store } = useScorecard()
  const { name, email } = useAssessment()
  const [faultyEmail, setFaultyEmail] = useState<string>()
  return {
    isFilled: Boolean(name.trim() && email.trim()),
    /** Says so, and beside the field too, when it is not. */
    isChecked: () => {
      const entered = store.read()
      if (!entered.name.trim() || !entered.email.trim()) return false
      const isAddress = looksLikeEmail(entered.email)
      setFaultyEmail(isAddress ? undefined : entered.email)
      if (!isAddress) document.querySelector<HTMLInputElement>('.asked [name=email]')?.focus()
      return isAddress
    },
    emailError:
      faultyEmail !== undefined && faultyEmail === email ? 'Please check the e-mail address' : undefined,
  }
}

const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim())
