import { useEffect } from 'react'
import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailure } from './load-failure.tsx'
import { EmptyHero } from './loading-profile.tsx'
import { ProfileRedirect } from './profile-redirect.tsx'

const notFound = 'Profile Not Found'

/** The page of an address without a published profile; redirects if the profile has moved (R10). */
export function ProfileNotFound({ error }: { error: unknown }) {
  return (
    <ProfileRedirect error={error}>
      <EmptyHero>
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
      </EmptyHero>
    </ProfileRedirect>
  )
}

/** Says that the profile could not be loaded, and offers to try again. */
export function ProfileNotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  // References come with their profile (public spec section 8).
  useEffect(() => console.error('Failed to fetch references', error), [error])
  return (
    <EmptyHero>
      <LoadFailure subject="profile" onRetry={onRetry} />
    </EmptyHero>
  )
}
