import type { ReactNode } from 'react'
import { brand } from '#schema/brand.ts'
import { PageHead } from '#web/client/page-head.tsx'

/** An empty hero, which the site's header overlays in light text. */
export function EmptyHero({ children }: { children: ReactNode }) {
  return (
    <div className="room profiles-empty min-h-[calc(100dvh-6rem)] pt-20 pb-room-gap">
      <div className="wide pt-[clamp(1.5rem,4vw,4rem)]">{children}</div>
    </div>
  )
}

const bar = 'bg-wall-shade'

/** A placeholder of a profile page. */
export function LoadingProfile() {
  return (
    <EmptyHero>
      <PageHead title={brand.name} hidden />
      <div className="grid items-center gap-[clamp(2.5rem,6vw,6.5rem)] md:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
        <div aria-hidden className="raking" />
        <div className="grid gap-s4">
          <h1 className="sr-only">Profile</h1>
          <p role="status" className="text-room-soft">
            Loading profile...
          </p>
          <div aria-hidden className={`h-12 w-11/12 ${bar}`} />
          <div aria-hidden className={`h-12 w-2/3 ${bar}`} />
          <div aria-hidden className={`h-6 w-5/6 ${bar}`} />
        </div>
      </div>
    </EmptyHero>
  )
}
