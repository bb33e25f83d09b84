import type { RouteObject } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import type { Screen } from '#web/client/screen.ts'
import { BrokenPage } from '#web/pages/layout/broken-page.tsx'
import { SiteLayout } from '#web/pages/layout/site-layout.tsx'

/** `file` names the screen's module below web/pages, so that the renderer knows which chunks the page will need. */
const screen = (path: string, file: string, load: () => Promise<Screen>): RouteObject => ({
  id: `web/pages/${file}`,
  path,
  caseSensitive: true,
  lazy: load,
})

export const createRoutes = (): RouteObject[] => [
  {
    element: <SiteLayout />,
    errorElement: <BrokenPage />,
    children: [
      screen(paths.home.pattern, 'home/home-screen.tsx', () => import('#web/pages/home/home-screen.tsx')),
      screen(
        paths.gallery.pattern,
        'gallery/gallery-screen.tsx',
        () => import('#web/pages/gallery/gallery-screen.tsx'),
      ),
      screen(
        paths.profile.pattern,
        'profile/profile-screen.tsx',
        () => import('#web/pages/profile/profile-screen.tsx'),
      ),
      screen(
        paths.dossier.pattern,
        'dossier/dossier-screen.tsx',
        () => import('#web/pages/dossier/dossier-screen.tsx'),
      ),
      screen(
        paths.coachAgent.pattern,
        'agents/coach-screen.tsx',
        () => import('#web/pages/agents/coach-screen.tsx'),
      ),
      screen(
        paths.miningAgent.pattern,
        'agents/mining-screen.tsx',
        () => import('#web/pages/agents/mining-screen.tsx'),
      ),
      screen(
        paths.challengeInsight.pattern,
        'challenge-insight/challenge-insight-screen.tsx',
        () => import('#web/pages/challenge-insight/challenge-insight-screen.tsx'),
      ),
      screen(
        paths.shareInsight.pattern,
        'share-insight/share-insight-screen.tsx',
        () => import('#web/pages/share-insight/share-insight-screen.tsx'),
      ),
      screen(
        paths.createCv.pattern,
        'create-cv/create-cv-screen.tsx',
        () => import('#web/pages/create-cv/create-cv-screen.tsx'),
      ),
      screen(
        paths.pricing.pattern,
        'pricing/pricing-screen.tsx',
        () => import('#web/pages/pricing/pricing-screen.tsx'),
      ),
      screen(
        paths.sprint.pattern,
        'sprint/sprint-screen.tsx',
        () => import('#web/pages/sprint/sprint-screen.tsx'),
      ),
      screen(
        paths.waitlist.pattern,
        'waitlist/waitlist-screen.tsx',
        () => import('#web/pages/waitlist/waitlist-screen.tsx'),
      ),
      screen(
        paths.verify.pattern,
        'verify/verify-screen.tsx',
        () => import('#web/pages/verify/verify-screen.tsx'),
      ),
      screen(
        paths.privacy.pattern,
        'legal/privacy-screen.tsx',
        () => import('#web/pages/legal/privacy-screen.tsx'),
      ),
      screen(
        paths.terms.pattern,
        'legal/terms-screen.tsx',
        () => import('#web/pages/legal/terms-screen.tsx'),
      ),
      screen(
        paths.booking.pattern,
        'booking/booking-screen.tsx',
        () => import('#web/pages/booking/booking-screen.tsx'),
      ),
      screen(
        paths.scorecard.pattern,
        'scorecard/scorecard-screen.tsx',
        () => import('#web/pages/scorecard/scorecard-screen.tsx'),
      ),
      screen(
        paths.ownerScorecard.pattern,
        'scorecard/owner-scorecard-screen.tsx',
        () => import('#web/pages/scorecard/owner-scorecard-screen.tsx'),
      ),
      screen(
        paths.unavailable.pattern,
        'unavailable/unavailable-screen.tsx',
        () => import('#web/pages/unavailable/unavailable-screen.tsx'),
      ),
      screen(
        '*',
        'not-found/not-found-screen.tsx',
        () => import('#web/pages/not-found/not-found-screen.tsx'),
      ),
    ],
  },
]
