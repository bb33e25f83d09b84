import { paths } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles.ts'

/** The expert whose scorecard is the product's own assessment. */
const coach = 'adaeze-whitcombe'

/** Where a profile's scorecard button leads (public spec section 4), and whether it may open over the profile. */
export function scorecardWay({
  profileUrl,
  scorecardActive,
}: Pick<PublicProfile, 'profileUrl' | 'scorecardActive'>) {
  if (profileUrl === coach) return { to: paths.scorecard.href(), isOwn: false }
  if (scorecardActive) return { to: paths.ownerScorecard.href(profileUrl), isOwn: true }
}
