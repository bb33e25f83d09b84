import { paths } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { DialogButton, DialogLink } from '#web/ui/dialog/dialog-button.tsx'

type Props = {
  profile: Pick<PublicProfile, 'name' | 'firstName' | 'profileUrl' | 'scorecardActive' | 'isSample'>
}

/** Opens the expert's scorecard, or says that there is none yet. */
export function ScorecardButton({ profile }: Props) {
  const way = scorecardWay(profile)
  if (way?.isOwn)
    return (
      <DialogLink
        to={way.to}
        load={() => import('./scorecard-dialog.tsx')}
        dialog={({ ScorecardDialog }, state) => <ScorecardDialog owner={profile} {...state} />}
      >
        Solution Assessment Scorecard
      </DialogLink>
    )
  if (way) return <ButtonLink to={way.to}>Solution Assessment Scorecard</ButtonLink>
  return (
    <DialogButton
      load={() => import('./scorecard-unavailable.tsx')}
      dialog={({ ScorecardUnavailable }, state) => <ScorecardUnavailable name={profile.name} {...state} />}
    >
      Solution Assessment Scorecard
    </DialogButton>
  )
}

/** The expert whose scorecard is the product's own assessment. */
const coach = 'adaeze-whitcombe'

/** The target of a profile's scorecard button (public spec section 4), and whether it may open as a dialog. */
function scorecardWay({
  profileUrl,
  scorecardActive,
}: Pick<PublicProfile, 'profileUrl' | 'scorecardActive'>) {
  if (profileUrl === coach) return { to: paths.scorecard.href(), isOwn: false }
  if (scorecardActive) return { to: paths.ownerScorecard.href(profileUrl), isOwn: true }
}
