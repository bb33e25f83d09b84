import { useLocation } from 'react-router-dom'
import { documentOf } from '#schema/pages/doors.ts'

/**
 * Whether the document of an address of this site must be loaded: it is behind the other door, or is sent with another
 * policy, as the checkout is, where alone the payment provider's scripts may run.
 */
export function useLoadsDocument(to: string): boolean {
  const { pathname } = useLocation()
  return to.startsWith('/') && documentOf(to) !== documentOf(pathname)
}
