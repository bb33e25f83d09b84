import {
  type DehydratedState,
  HydrationBoundary,
  type QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Api } from './api.ts'
import { ApiProvider } from './queries.ts'

/** The providers around the router, the same at the edge and in the browser. */
export function Providers({
  api,
  queryClient,
  state,
  children,
}: {
  api: Api
  queryClient: QueryClient
  state?: DehydratedState
  children: ReactNode
}) {
  return (
    <ApiProvider value={api}>
      <QueryClientProvider client={queryClient}>
        <HydrationBoundary state={state}>{children}</HydrationBoundary>
      </QueryClientProvider>
    </ApiProvider>
  )
}
