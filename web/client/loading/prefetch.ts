import type { QueryClient } from '@tanstack/react-query'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import type { Api } from '../api.ts'
import type { Screen } from '../screen.ts'
import { withoutReload } from './stale-build.ts'

type Site = { routes: RouteObject[]; api: Api; queryClient: QueryClient }

/**
 * Prefetches the code and data of a page when its link is hovered, touched or focused, unless the visitor saves data.
 */
export function prefetchOnIntent(site: Site) {
  const prefetched = new Set([location.pathname + location.search])
  const prepare = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== location.origin || link.target || savesData()) return
    const address = link.pathname + link.search
    if (prefetched.has(address)) return
    prefetched.add(address)
    // What could not be prefetched is fetched when the link is followed.
    void withoutReload(() => fetchPage(site, new URL(link.href)).catch(() => prefetched.delete(address)))
  }
  for (const intent of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(intent, prepare, { passive: true })
}

async function fetchPage({ routes, api, queryClient }: Site, url: URL) {
  const { route, params } = matchRoutes(routes, url.pathname)?.at(-1) ?? {}
  if (!route || route.path === '*') return
  const handle = typeof route.lazy === 'function' ? (await route.lazy()).handle : route.handle
  await (handle as Screen['handle'])?.prefetch?.({
    api,
    queryClient,
    params: params ?? {},
    search: url.searchParams,
  })
}

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true
