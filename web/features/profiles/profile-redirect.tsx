import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { hasCode } from '#web/client/api.ts'

/** Redirects to a profile's new address if it has moved (R10); otherwise shows `children`. */
export function ProfileRedirect({ error, children }: { error: unknown; children: ReactNode }) {
  const { pathname, ...rest } = useLocation()
  const movedTo = hasCode(error, 'PROFILE_MOVED') && error.details[0]?.message
  // The edge redirects itself.
  if (!movedTo || import.meta.env.SSR) return children
  // Every page of a profile names it in its second segment.
  const segments = pathname.split('/')
  segments[2] = movedTo
  return <Navigate replace to={{ ...rest, pathname: segments.join('/') }} />
}
