import { paths, unbuilt } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles.ts'

/** The expert whose scorecard is the product's own assessment. */
const coach = 'adaeze-whitcombe'

/** Where a profile's scorecard button leads (public spec section 4); undefined where only the dialog is left. */
export function scorecardWay({
  profileUrl,
  scorecardActive,
}: Pick<PublicProfile, 'profileUrl' | 'scorecardActive'>): string | undefined {
  if (profileUrl === coach) return paths.scorecard.href()
  return scorecardActive ? unbuilt.ownerScorecard.href(profileUrl) : undefined
}
