import './app.css'
import '#web/client/zod-notices.ts'
import { StrictMode, startTransition, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { isUnsteady } from '#web/client/after-offline.ts'
import { createApi } from '#web/client/api.ts'
import { nameLoadedEntry } from '#web/client/loading/loaded-entry.ts'
import { reloadOnceWhenChunkIsGone } from '#web/client/loading/stale-build.ts'
import { Providers } from '#web/client/providers.tsx'
import { createQueryClient } from '#web/client/queries.ts'
import { ignoreSkippedTransitions } from '#web/client/view-transitions.ts'
import { createRoutes } from './router.tsx'
import { restoreScrollPosition } from './scroll-restoration.ts'

reloadOnceWhenChunkIsGone()
ignoreSkippedTransitions()

const root = document.getElementById('root')
if (!root) throw new Error('The shell has no root')

nameLoadedEntry()
const router = createBrowserRouter(createRoutes())
// The shell stays until its screen is loaded or has failed.
if (!router.state.initialized)
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return
      unsubscribe()
      resolve()
    })
  })

restoreScrollPosition(router)

/** Marks the page once it reacts. */
function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    // The shell's, behind which React has put that of the screen.
    document.querySelector('head > title ~ title')?.remove()
  }, [])
  return null
}

// In a transition React renders in short slices, between which the shell can be scrolled.
startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <Providers api={createApi('')} queryClient={createQueryClient({ staleTime: 0, retry: isUnsteady })}>
        <RouterProvider router={router} />
        <HydrationMark />
      </Providers>
    </StrictMode>,
  )
})
