import { useRef } from 'react'
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom'
import { hydrateOnIdle } from '#web/client/loading/hydrate-on-idle.tsx'
import type { Screen } from '#web/client/screen.ts'
import { Masthead } from './masthead.tsx'
import { SkipLink } from './skip-link.tsx'

const PageArrival = hydrateOnIdle(async () => (await import('./page-arrival.tsx')).PageArrival)
const Toaster = hydrateOnIdle(async () => (await import('#web/ui/toaster.tsx')).Toaster)

/** The layout of every page: skip link, header, screen, footer. */
export function SiteLayout() {
  const main = useRef<HTMLElement>(null)
  const over = useMatches().some(({ handle }) => (handle as Screen['handle'])?.masthead === 'over')
  return (
    <div className="relative flex min-h-dvh flex-col">
      {/* First, so that a page's own scrolling comes after it. */}
      <ScrollRestoration />
      <SkipLink />
      <Masthead over={over} />
      <main id="main" ref={main} tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      <Footer />
      <Toaster />
      <PageArrival main={main} />
    </div>
  )
}

/** The footer, rendered at the edge; its code loads when the browser is idle. */
const Footer = hydrateOnIdle(async () => (await import('./site-footer.tsx')).SiteFooter)
