import { type ReactNode, useEffect, useState } from 'react'
import { useIdentityOptions } from '#web/features/identities/use-identity-options.ts'
import { ProviderLinks } from './provider-links.tsx'

/** Milliseconds. */
const patience = 2000

/**
 * The sign-in methods below the form, those by a provider first. They come together, so that none moves under a thumb; an answer
 * that is late adds the providers below the others.
 */
export function OtherMethods({ children }: { children: ReactNode }) {
  const { data, isPending, fetchStatus } = useIdentityOptions()
  const [isLate, setLate] = useState(false)
  const wait = fetchStatus === 'paused' ? 0 : patience
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setLate(true), wait)
    return () => clearTimeout(timer)
  }, [isPending, wait])

  if (isPending && !isLate) return null
  const byProvider = data && data.providers.length > 0 && <ProviderLinks providers={data.providers} />
  return (
    <>
      {!isLate && byProvider}
      {children}
      {isLate && byProvider}
    </>
  )
}
