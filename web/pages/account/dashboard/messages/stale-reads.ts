import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Called where a change is shown before it is saved; returns what reads again, once it is saved, that which was being
 * read meanwhile and may be as it was before the change.
 */
export function staleReads(queryClient: QueryClient, queryKey: QueryKey): () => Promise<unknown> {
  const underWay = () => queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })
  const before = underWay()
  return () => {
    const keys = [...before, ...underWay()].map((query) => query.queryHash)
    return queryClient.invalidateQueries({ predicate: ({ queryHash }) => keys.includes(queryHash) })
  }
}
