import { type DehydratedState, dehydrate } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { picture } from '#schema/picture/picture.ts'
import { CallFailed, createApi } from '#web/client/api.ts'
import { Providers } from '#web/client/providers.tsx'
import { createQueryClient } from '#web/client/queries.ts'
import type { Screen } from '#web/client/screen.ts'
import { SiteOrigin } from '#web/client/site-origin.ts'
import { Drawing } from '#web/features/picture/work-picture.tsx'
import { withoutUnshown } from '#web/pages/gallery/shown-cards.ts'
import { createRoutes } from './router.tsx'

const handler = createStaticHandler(createRoutes())

type PreparedPage = {
  status: number
  /** The results of the page's queries, for hydration; undefined for a page without scripts. */
  state: DehydratedState | undefined
  body: ReactNode
  /** The screen's module, as `virtual:site-assets` names it. */
  module: string | undefined
}

/**
 * Loads the data of the screen at `request` and returns its tree, ready to be rendered. A failed read sets the
 * status; a failure of our own is thrown.
 */
export async function preparePage(
  request: Request,
  siteOrigin: string,
  fetcher: typeof fetch,
): Promise<PreparedPage> {
  const url = new URL(request.url)
  const api = createApi(url.origin, fetcher)
  const queryClient = createQueryClient()
  const context = await handler.query(new Request(request.url))
  if (context instanceof Response) throw new Error('Routes do not redirect')
  const match = context.matches.at(-1)
  const handle: Screen['handle'] = match?.route.handle
  await handle?.prefetch?.({ api, queryClient, params: match?.params ?? {}, search: url.searchParams })
  const failures = queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ state }) => (state.status === 'error' ? [state.error] : []))
  const refused = failures.find((error) => error instanceof CallFailed && error.status < 500)
  const broken = failures.find((error) => error !== refused)
  if (broken) throw broken
  const status = match?.route.path === '*' ? 404 : refused instanceof CallFailed ? refused.status : 200
  const router = createStaticRouter(handler.dataRoutes, context)
  return {
    status,
    state: handle?.isInert
      ? undefined
      : dehydrate(queryClient, {
          shouldDehydrateQuery: ({ state }) => state.status !== 'pending',
          shouldRedactErrors: () => false,
          serializeData: withoutUnshown,
        }),
    module: match?.route.id,
    body: (
      <SiteOrigin value={siteOrigin}>
        <Providers api={api} queryClient={queryClient}>
          <Drawing value={picture}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </Drawing>
        </Providers>
      </SiteOrigin>
    ),
  }
}
