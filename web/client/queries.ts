import { type InfiniteData, notifyManager, QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { Api } from './api.ts'

/** Reads are tried also offline, so that a failure is shown instead of an endless wait. */
const networkMode = 'always'

/** The specified defaults for public reads: never stale, never retried, never polled (public spec section 9). */
export const createQueryClient = ({
  staleTime = Number.POSITIVE_INFINITY,
  retry = false,
}: {
  staleTime?: number
  retry?: false | ((failures: number, error: Error) => boolean)
} = {}) => {
  // At once, so that a second press finds the button disabled; with a timeout a double click sends twice.
  notifyManager.setScheduler(queueMicrotask)
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode,
        staleTime,
        retry,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        // What a page of an account shows is renewed when the network is back.
        refetchOnReconnect: staleTime === 0,
      },
      mutations: { networkMode, retry: false },
    },
  })
}

const ApiContext = createContext<Api | undefined>(undefined)
export const ApiProvider = ApiContext.Provider

/** The typed client of this page: over the network in the browser, inside the worker at the edge. */
export function useApi(): Api {
  const api = use(ApiContext)
  if (!api) throw new Error('No ApiProvider above')
  return api
}

/** The first key of every query of the signed-in user, for clearing them at logout. */
export const ownKey = 'own'

/** How a list is queried page by page: each page says where the next begins, and the last that there is none. */
export const byCursor = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
}

/** The query parameters for a page of a list; none for the first page. */
export const startingAt = (pageParam: string | null) => (pageParam === null ? {} : { cursor: pageParam })

/** The items of all pages once each, as one may move to another page between two requests. */
export function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] {
  const keys = new Set<unknown>()
  return items.filter((item) => !keys.has(keyOf(item)) && keys.add(keyOf(item)))
}

/** Changes each page of a list in the cache, where one was fetched. */
export const changePages =
  <Page>(change: (page: Page) => Page) =>
  (data: InfiniteData<Page, string | null> | undefined) =>
    data && { ...data, pages: data.pages.map(change) }
