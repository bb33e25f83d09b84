import { type ReactNode, useEffect, useState } from 'react'
import { useIdentityWays } from '#web/features/identities/identity-ways.ts'
import { ProviderWays } from './provider-ways.tsx'

/** Milliseconds. */
const patience = 2000

/**
 * The ways in below the form, those by a provider first. They come together, so that none moves under a thumb; an answer
 * that is late adds the providers below the others.
 */
export function OtherWays({ children }: { children: ReactNode }) {
  const { data, isPending, fetchStatus } = useIdentityWays()
  const [isLate, setLate] = useState(false)
  const wait = fetchStatus === 'paused' ? 0 : patience
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setLate(true), wait)
    return () => clearTimeout(timer)
  }, [isPending, wait])

  if (isPending && !isLate) return null
  const byProvider = data && data.providers.length > 0 && <ProviderWays providers={data.providers} />
  return (
    <>
      {!isLate && byProvider}
      {children}
      {isLate && byProvider}
    </>
  )
}
