import { useEffect, useEffectEvent } from 'react'

/** Refetches on window focus, which the query library misses between two visible windows. */
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
