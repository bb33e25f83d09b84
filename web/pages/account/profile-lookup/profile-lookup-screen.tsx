import { useState } from 'react'
import { paths } from '#schema/paths.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { FindProfileForm } from './find-profile-form.tsx'
import { ProfileAdoption } from './profile-adoption.tsx'

const title = 'Find your profile'
const tokenInAddress = () => /^#adopt=(.+)$/.exec(location.hash)?.[1]

/** Finds a saved profile by its address, or opens the one of a mailed link. */
export function Component() {
  const [token, setToken] = useState(tokenInAddress)
  return (
    <div className="wide grid gap-[clamp(1.75rem,5vw,4rem)] py-room-gap sm:grid-cols-[minmax(9rem,15rem)_minmax(0,36rem)]">
      <PageHead
        title={title}
        description="Find the solution profile that you saved, by your address."
        hidden
      />
      {/* The empty place of the picture; on a phone the field comes first. */}
      <div aria-hidden className="ghost max-sm:hidden" />
      <div className="grid content-start gap-s6">
        {token ? (
          <ProfileAdoption token={token} onExpired={() => setToken(undefined)} />
        ) : (
          <FindProfileForm />
        )}
        <nav
          aria-label="Other ways"
          className="flex flex-wrap items-center gap-x-s5 gap-y-s3 border-line border-t pt-s5"
        >
          <ButtonLink variant="quiet" to={paths.solutionProfileQuestions.href()}>
            Create New Profile
          </ButtonLink>
          <ButtonLink variant="quiet" to={paths.home.href()}>
            Go Home
          </ButtonLink>
        </nav>
      </div>
    </div>
  )
}
