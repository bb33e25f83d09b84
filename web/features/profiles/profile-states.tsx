import type { ReactNode } from 'react'
import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { PageHead } from '#web/screens/layout/page-head.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** The painted room with nothing in it yet: the masthead lies over it in light ink. */
function EmptyRoom({ children }: { children: ReactNode }) {
  return (
    <div className="room empty-room min-h-[calc(100dvh-6rem)] pt-20 pb-room-gap">
      <div className="wide pt-[clamp(1.5rem,4vw,4rem)]">{children}</div>
    </div>
  )
}

const bar = 'bg-wall-shade'

/** A profile on its way, as the room in which it will hang. */
export function LoadingProfile() {
  return (
    <EmptyRoom>
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
    </EmptyRoom>
  )
}

const notFound = 'Profile Not Found'

/** Nothing hangs at this address, or not any more. */
export function ProfileNotFound() {
  return (
    <EmptyRoom>
      <PageHead title={`${notFound} · ${brand.name}`} hidden />
      <EmptyState
        heading="h1"
        title={notFound}
        action={
          <ButtonLink variant="main" to={paths.home.href()}>
            Go Home
          </ButtonLink>
        }
      >
        <p>This profile doesn't exist or has been deactivated.</p>
      </EmptyState>
    </EmptyRoom>
  )
}

/** The profile could not be fetched: our fault, to be tried again. */
export function ProfileUnreachable({ onRetry }: { onRetry: () => void }) {
  const title = 'This profile could not be opened'
  return (
    <EmptyRoom>
      <PageHead title={`${title} · ${brand.name}`} hidden />
      <div role="alert">
        <EmptyState
          heading="h1"
          title={title}
          action={
            <Button variant="main" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          <p>We cannot reach our records at the moment. Please try again in a minute.</p>
        </EmptyState>
      </div>
    </EmptyRoom>
  )
}
