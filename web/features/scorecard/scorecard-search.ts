import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import type { ScorecardSearch } from '#schema/paths.ts'

/** What the address asks for. The page is built once for every address, so its first render knows of none. */
export function useScorecardSearch(): ScorecardSearch {
  const isPrerendered = useSyncExternalStore(never, inBrowser, atBuild)
  const params = new URLSearchParams(useLocation().search)
  if (isPrerendered) return {}
  const result = params.get('result')
  if (result) return { result }
  return params.get('view') === 'questions' ? { view: 'questions' } : {}
}

const never = () => () => {}
const inBrowser = () => false
const atBuild = () => true
