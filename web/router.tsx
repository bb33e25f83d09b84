import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import type { Api } from './client/api.ts'
import { BrokenPage } from './screens/layout/broken-page.tsx'
import { SiteLayout } from './screens/layout/site-layout.tsx'

/** What a screen's module exports beside its component. */
export type Screen = {
  Component: () => React.ReactNode
  handle?: {
    /** Lays the masthead over the painted room that the screen begins with. */
    masthead?: 'over'
    /** Stands in for another page, so the browser must not take it over. */
    isInert?: boolean
    /** Reads what the screen shows, with the same query options that the screen uses. */
    prefetch?: (context: {
      api: Api
      queryClient: QueryClient
      params: Record<string, string | undefined>
      search: URLSearchParams
    }) => Promise<unknown>
  }
}

/** `module` names the screen's file, so that the renderer knows which chunks the page will need. */
const screen = (path: string, module: string, load: () => Promise<Screen>): RouteObject => ({
  id: `web/screens/${module}.tsx`,
  path,
  lazy: load,
})

/** Every page, one thin screen each. */
export const createRoutes = (): RouteObject[] => [
  {
    element: <SiteLayout />,
    errorElement: <BrokenPage />,
    children: [
      screen(paths.home.pattern, 'home', () => import('./screens/home.tsx')),
      screen(paths.gallery.pattern, 'gallery', () => import('./screens/gallery.tsx')),
      screen(paths.profile.pattern, 'profile', () => import('./screens/profile.tsx')),
      screen(paths.coachAgent.pattern, 'coach-agent', () => import('./screens/coach-agent.tsx')),
      screen(paths.miningAgent.pattern, 'mining-agent', () => import('./screens/mining-agent.tsx')),
      screen(
        paths.challengeInsight.pattern,
        'challenge-insight',
        () => import('./screens/challenge-insight.tsx'),
      ),
      screen(paths.shareInsight.pattern, 'share-insight', () => import('./screens/share-insight.tsx')),
      screen(paths.createCv.pattern, 'create-cv', () => import('./screens/create-cv.tsx')),
      screen(paths.privacy.pattern, 'privacy', () => import('./screens/privacy.tsx')),
      screen(paths.terms.pattern, 'terms', () => import('./screens/terms.tsx')),
      screen(paths.booking.pattern, 'booking', () => import('./screens/booking.tsx')),
      screen(paths.scorecard.pattern, 'scorecard', () => import('./screens/scorecard.tsx')),
      screen(paths.ownerScorecard.pattern, 'owner-scorecard', () => import('./screens/owner-scorecard.tsx')),
      screen(paths.unavailable.pattern, 'unavailable', () => import('./screens/unavailable.tsx')),
      screen('*', 'not-found', () => import('./screens/not-found.tsx')),
    ],
  },
]
