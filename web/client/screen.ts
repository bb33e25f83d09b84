import type { QueryClient } from '@tanstack/react-query'
import type { Api } from './api.ts'

/** The exports of a screen's module beside its component. */
export type Screen = {
  Component: () => React.ReactNode
  handle?: {
    /** Lays the masthead over the screen's hero picture. */
    masthead?: 'over'
    /** Replaces another page, so that the browser must not hydrate it. */
    isInert?: boolean
    /** Prefetches the screen's data with its own query options. */
    prefetch?: (context: {
      api: Api
      queryClient: QueryClient
      params: Record<string, string | undefined>
      search: URLSearchParams
    }) => Promise<unknown>
  }
}
