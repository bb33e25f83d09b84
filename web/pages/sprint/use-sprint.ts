import { useQuery } from '@tanstack/react-query'
import { useApi } from '#web/client/queries.ts'
import { useHydrated } from '#web/client/use-hydrated.ts'
import { sprintNowQuery, sprintStartQuery } from './queries.ts'

/** The sprint as the page was made with it, and as it stands as soon as the server has said so. */
export function useSprint() {
  const api = useApi()
  const kept = useQuery(sprintStartQuery(api)).data
  const isHydrated = useHydrated()
  const { data: now, isError, refetch } = useQuery({ ...sprintNowQuery(api), enabled: isHydrated })
  return {
    sprint: now ?? kept,
    places: now?.places,
    isFailed: isError,
    /** By how much the server's clock is ahead; this browser's own where the server does not answer. */
    aheadMs: now?.aheadMs ?? (isError ? 0 : undefined),
    ask: () => void refetch({ cancelRefetch: false }),
  }
}
