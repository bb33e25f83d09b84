import type { QueryClient } from '@tanstack/react-query'
import type { Api } from './api.ts'

/** What a screen's module exports beside its component. */
export type Screen = {
  Component: () => React.ReactNode
  handle?: {
    /** Lays the masthead over the painted room that the screen begins with. */
    masthead?: 'over'
    /** Stands in for another page, so the browser must not take it over. */
    isInert?: boolean
    /** Reads what the screen shows, with the same query options that the screen uses. */
    prefetch?: (context: {
      api: Api
      queryClient: QueryClient
      params: Record<string, string | undefined>
      search: URLSearchParams
    }) => Promise<unknown>
  }
}
