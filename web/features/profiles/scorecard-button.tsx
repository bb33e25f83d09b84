import type { PublicProfile } from '#schema/profiles.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog-button.tsx'
import { scorecardWay } from './scorecard-way.ts'

/** Leads to the expert's scorecard, or says that there is none yet. */
export function ScorecardButton({
  profile,
}: {
  profile: Pick<PublicProfile, 'name' | 'profileUrl' | 'scorecardActive'>
}) {
  const to = scorecardWay(profile)
  if (to) return <ButtonLink to={to}>Solution Assessment Scorecard</ButtonLink>
  return (
    <DialogButton
      load={() => import('./scorecard-unavailable.tsx')}
      dialog={({ ScorecardUnavailable }, state) => <ScorecardUnavailable name={profile.name} {...state} />}
    >
      Solution Assessment Scorecard
    </DialogButton>
  )
}
