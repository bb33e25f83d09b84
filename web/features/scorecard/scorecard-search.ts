import { useLocation } from 'react-router-dom'
import type { ScorecardSearch } from '#schema/paths.ts'
import { useHydrated } from '#web/client/use-hydrated.ts'

/** What the address of a scorecard asks for. */
export function useScorecardSearch(): ScorecardSearch {
  const params = new URLSearchParams(useLocation().search)
  const result = params.get('result')
  if (result) return { result }
  return params.get('view') === 'questions' ? { view: 'questions' } : {}
}

/** The same on a page that was built once for every address: its first render knows of none. */
export function useSearchOnceKnown(): ScorecardSearch {
  const search = useScorecardSearch()
  return useHydrated() ? search : {}
}
