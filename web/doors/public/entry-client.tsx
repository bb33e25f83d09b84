import './app.css'
import type { DehydratedState } from '@tanstack/react-query'
import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { createApi } from '#web/client/api.ts'
import { markHydrated, whenIdle } from '#web/client/loading/hydrate-on-idle.tsx'
import { reloadOnceWhenChunkIsGone } from '#web/client/loading/stale-build.ts'
import { noteNavigation } from '#web/client/previous-path.ts'
import { Providers } from '#web/client/providers.tsx'
import { createQueryClient } from '#web/client/queries.ts'
import { ignoreSkippedTransitions } from '#web/client/view-transitions.ts'
import { createRoutes } from './router.tsx'

reloadOnceWhenChunkIsGone()
ignoreSkippedTransitions()

const routes = createRoutes()
// The screens are loaded before hydration, so that both renders agree.
for (const { route } of matchRoutes(routes, location) ?? [])
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })

// A press comes before what is left to begin: on a slow phone that is a task as long as the scripts' own.
await new Promise((turn) => setTimeout(turn))

const stateElement = document.getElementById('state')
const state: DehydratedState | undefined = stateElement?.textContent
  ? JSON.parse(stateElement.textContent)
  : undefined
const root = document.getElementById('root')
if (!root) throw new Error('No #root')

// With hydration data, even empty, the router keeps the visitor's scroll position.
const router = createBrowserRouter(routes, { hydrationData: {} })
router.subscribe(({ location }) => noteNavigation(location.pathname))

/** Marks the page once it reacts, apart from its later parts. */
function HydrationMark({ root }: { root: HTMLElement }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    markHydrated(root)
  }, [root])
  return null
}

const api = createApi('')
const queryClient = createQueryClient()

// In a transition React hydrates in short slices, between which the page reacts.
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <Providers api={api} queryClient={queryClient} state={state}>
        <RouterProvider router={router} />
        <HydrationMark root={root} />
      </Providers>
    </StrictMode>,
    { onRecoverableError: console.error },
  )
})

void whenIdle()
  ?.then(() => import('#web/client/loading/prefetch.ts'))
  .then(({ prefetchOnIntent }) => prefetchOnIntent({ routes, api, queryClient }))
