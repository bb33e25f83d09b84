import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * For a change that is shown before it is saved. Returns a function for afterwards: it fetches again every query that
 * was being fetched meanwhile, as its answer may be older than the change.
 */
export function staleReads(queryClient: QueryClient, queryKey: QueryKey): () => Promise<unknown> {
  const underWay = () => queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })
  const before = underWay()
  return () => {
    const keys = [...before, ...underWay()].map((query) => query.queryHash)
    return queryClient.invalidateQueries({ predicate: ({ queryHash }) => keys.includes(queryHash) })
  }
}
