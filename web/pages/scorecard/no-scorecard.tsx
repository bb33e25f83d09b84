import { lazy, Suspense, useState } from 'react'
import { brand } from '#schema/brand.ts'
import { paths, type ScorecardSearch } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { statusOf } from '#web/client/api.ts'
import { useHydrated } from '#web/client/loading/hydration.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { LoadFailure } from '#web/features/profiles/load-failure.tsx'
import { ProfileRedirect } from '#web/features/profiles/profile-redirect.tsx'
import { ScorecardOnPage } from '#web/features/scorecard/scorecard-context.tsx'
import { ScorecardView } from '#web/features/scorecard/scorecard-view.tsx'
import { NotFound } from '#web/pages/layout/not-found.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

const ScorecardUnavailable = lazy(async () => ({
  default: (await import('#web/features/scorecard/scorecard-unavailable.tsx')).ScorecardUnavailable,
}))

type Props = {
  /** Undefined where no profile is published, or none could be loaded. */
  profile: PublicProfile | undefined
  search: ScorecardSearch
  error: unknown
  onRetry: () => unknown
}

/** The server's statuses for an address without a profile. */
const notThere = [400, 404]

/** The page of an address without a scorecard. A result stays, also when the expert has gone. */
export function NoScorecard({ profile, search, error, onRetry }: Props) {
  if (search.result)
    return (
      <ScorecardOnPage search={search}>
        <PageHead title={`Your scorecard · ${brand.name}`} hidden />
        <ScorecardView />
      </ScorecardOnPage>
    )
  if (profile) return <NoScorecardDialog profile={profile} />
  return notThere.includes(statusOf(error) ?? 0) ? (
    <ProfileRedirect error={error}>
      <NotFound />
    </ProfileRedirect>
  ) : (
    <div className="wide py-room-gap">
      <LoadFailure subject="scorecard" onRetry={() => void onRetry()} />
    </div>
  )
}

/** An expert without a scorecard: a dialog, with the page and its links behind it. */
function NoScorecardDialog({ profile }: { profile: PublicProfile }) {
  const { name, firstName, profileUrl } = profile
  const [open, setOpen] = useState(true)
  const isHydrated = useHydrated()
  return (
    <div className="wide py-room-gap">
      <PageHead title={`Solution Scorecard Not Available · ${name} · ${brand.name}`} hidden />
      <EmptyState
        heading="h1"
        title={`${firstName} has no scorecard yet`}
        action={
          <>
            <ButtonLink variant="main" to={paths.scorecard.href()}>
              Take the general scorecard
            </ButtonLink>
            <ButtonLink to={paths.profile.href(profileUrl)}>View {firstName}’s profile</ButtonLink>
          </>
        }
      >
        <p>
          You can take the house’s own in under 3 minutes, and see your result at once. Or see what{' '}
          {firstName} has done, and ask about it.
        </p>
      </EmptyState>
      {open && isHydrated && (
        <Suspense fallback={null}>
          <ScorecardUnavailable name={name} open onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  )
}
