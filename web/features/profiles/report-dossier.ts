import { useEffect } from 'react'
import { useCurrentUsername } from '#web/client/current-username.ts'
import { hasOwnDashboard } from '#web/client/keep-username.ts'
import { useApi } from '#web/client/queries.ts'

/** Tells the server that an owner opened a dossier, which is a CV if it is their own (R14). */
export function useReportedDossier(profileUrl: string) {
  const api = useApi()
  const isOwner = useCurrentUsername() !== null && hasOwnDashboard()
  useEffect(() => {
    if (isOwner) api.dashboard['dossier-opened'].$post({ json: { profileUrl } }).catch(() => {})
  }, [api, isOwner, profileUrl])
}
