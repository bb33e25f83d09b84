import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

export type PurchaseStep = 'contact' | 'card'

/**
 * Which step is shown, kept with its place in the history: the way back leads from the card to the contact, and a
 * reload stays where it was. `isMoved` says that its reader came from the other step.
 */
export function useSteps() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const step: PurchaseStep = (state as { step?: PurchaseStep } | null)?.step === 'card' ? 'card' : 'contact'
  const [first, setFirst] = useState<PurchaseStep | 'left'>(step)
  if (first !== 'left' && first !== step) setFirst('left')
  const goTo = useCallback(
    (next: PurchaseStep, { replace = false } = {}) =>
      navigate(pathname + search, { state: next === 'card' ? { step: next } : null, replace }),
    [navigate, pathname, search],
  )
  return { step, isMoved: first === 'left', goTo }
}
