import { useLocation } from 'react-router-dom'
import { documentOf } from '#schema/pages/doors.ts'

/**
 * Whether an address of this site needs a new document, as it has another entry or another policy, such as the
 * checkout's for payment scripts.
 */
export function useLoadsDocument(to: string): boolean {
  const { pathname } = useLocation()
  return to.startsWith('/') && documentOf(to) !== documentOf(pathname)
}
