import { useRef } from 'react'
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom'
import { later } from '#web/client/later.tsx'
import type { Screen } from '#web/client/screen.ts'
import { Masthead } from './masthead.tsx'
import { SkipLink } from './skip-link.tsx'

const PageArrival = later(async () => (await import('./page-arrival.tsx')).PageArrival)
const Toaster = later(async () => (await import('#web/ui/toaster.tsx')).Toaster)

/** Every page: a way past the masthead, the masthead, the screen, the footer. */
export function SiteLayout() {
  const main = useRef<HTMLElement>(null)
  const over = useMatches().some(({ handle }) => (handle as Screen['handle'])?.masthead === 'over')
  return (
    <div className="relative flex min-h-dvh flex-col">
      {/* First: what a page then takes into view stays there. */}
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

/** The last lines of every page; rendered at the edge, their code comes when the browser has time. */
const Footer = later(async () => (await import('./colophon.tsx')).Colophon)
