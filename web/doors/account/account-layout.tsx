import { useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import type { Screen } from '#web/client/screen.ts'
import { AccountFooter } from '#web/pages/layout/account-footer.tsx'
import { AppBackLink } from '#web/pages/layout/app-back-link.tsx'
import { Masthead } from '#web/pages/layout/masthead.tsx'
import { PageArrival } from '#web/pages/layout/page-arrival.tsx'
import { SkipLink } from '#web/pages/layout/skip-link.tsx'
import { Toaster } from '#web/ui/toaster.tsx'
import { scrollPositions } from './scroll-restoration.ts'

/** The dashboard, and pages that keep their own way back or their own parts in view. */
const hasOwnWayBack = [paths.dashboard.pattern, paths.storyBuilder.pattern, paths.review.pattern]

/** The layout of every page of the account door: header, screen, footer. */
export function AccountLayout() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const over = useMatches().some(({ handle }) => (handle as Screen['handle'])?.masthead === 'over')
  return (
    // While content loads, the footer must not carry the reader down with it.
    <div className="relative flex min-h-dvh flex-col has-[[data-opening],[data-loading]]:[overflow-anchor:none] has-[[data-opening]]:[&>footer]:invisible">
      {/* First, so that a page's own scrolling comes after it. */}
      <ScrollRestoration storageKey={scrollPositions} />
      <SkipLink onSkip={() => main.current?.focus()} />
      {!hasOwnWayBack.includes(pathname) && <AppBackLink />}
      <Masthead over={over} />
      <main id="main" ref={main} tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      <AccountFooter />
      <Toaster />
      <PageArrival main={main} />
    </div>
  )
}
