import './app.css'
import type { DehydratedState } from '@tanstack/react-query'
import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { createApi } from '#web/client/api.ts'
import { browserHasTime, wake } from '#web/client/later.tsx'
import { noteMove } from '#web/client/moves.ts'
import { Providers } from '#web/client/providers.tsx'
import { createQueryClient } from '#web/client/queries.ts'
import { reloadOnceWhenChunkIsGone } from '#web/client/stale-build.ts'
import { overlookTransitionsLeftOut } from '#web/client/view-transitions.ts'
import { createRoutes } from './router.tsx'

reloadOnceWhenChunkIsGone()
overlookTransitionsLeftOut()

const routes = createRoutes()
// The screens of this page are loaded before React takes over, so that both sides render the same tree.
for (const { route } of matchRoutes(routes, location) ?? [])
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })

const stateElement = document.getElementById('state')
const state: DehydratedState | undefined = stateElement?.textContent
  ? JSON.parse(stateElement.textContent)
  : undefined
const root = document.getElementById('root')
if (!root) throw new Error('The document has no root')

// With data to begin from, even none, the router leaves the page where the visitor has scrolled it.
const router = createBrowserRouter(routes, { hydrationData: {} })
router.subscribe(({ location }) => noteMove(location.pathname))

/** Marks the page when it answers, its later parts aside. */
function TakenOver({ root }: { root: HTMLElement }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    wake(root)
  }, [root])
  return null
}

const api = createApi('')
const queryClient = createQueryClient()

// In a transition React takes over in short stretches, between which the page answers.
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <Providers api={api} queryClient={queryClient} state={state}>
        <RouterProvider router={router} />
        <TakenOver root={root} />
      </Providers>
    </StrictMode>,
    { onRecoverableError: (error) => console.error('Hydration', error) },
  )
})

void browserHasTime()
  ?.then(() => import('#web/client/prefetch.ts'))
  .then(({ prefetchOnIntent }) => prefetchOnIntent({ routes, api, queryClient }))
