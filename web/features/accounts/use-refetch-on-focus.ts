import { useEffect, useEffectEvent } from 'react'

/** Asks again when its reader comes back. Of two windows beside each other only the focus tells; the library listens to tabs alone. */
export function useRefetchOnFocus(refetch: (options: { cancelRefetch: boolean }) => unknown) {
  const onReturn = useEffectEvent(() => void refetch({ cancelRefetch: false }))
  useEffect(() => {
    const listen = () => onReturn()
    const returns = ['focus', 'online'] as const
    for (const name of returns) addEventListener(name, listen)
    return () => {
      for (const name of returns) removeEventListener(name, listen)
    }
  }, [])
}
