import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '#web/client/loading/hydration.ts'
import { useApi } from '#web/client/queries.ts'
import { sprintNowQuery, sprintStartQuery } from './queries.ts'

/** The sprint as rendered, and its current state once the server has answered. */
export function useSprint() {
  const api = useApi()
  const rendered = useQuery(sprintStartQuery(api)).data
  const isHydrated = useHydrated()
  const { data: now, isError, refetch } = useQuery({ ...sprintNowQuery(api), enabled: isHydrated })
  return {
    sprint: now ?? rendered,
    seats: now?.places,
    isFailed: isError,
    /** The offset of the server's clock; 0 if the server does not answer. */
    aheadMs: now?.aheadMs ?? (isError ? 0 : undefined),
    ask: () => void refetch({ cancelRefetch: false }),
  }
}
