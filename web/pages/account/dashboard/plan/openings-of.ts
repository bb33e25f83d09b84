import type { Dashboard } from '#schema/dashboard.ts'
import { plans } from '#schema/levels.ts'

type NotSwitchedOn = 'scorecard' | 'hours' | 'signature system' | 'own site'

/** The capabilities of a plan that its owner has not set up yet. */
export function openingsOf({
  profile,
  meetings,
  hasOwnSite,
  completion,
}: Pick<Dashboard, 'profile' | 'meetings' | 'hasOwnSite' | 'completion'>): NotSwitchedOn[] {
  const { scorecard, booking, signatureSystem, widget } = plans[profile.plan]
  const isWritten = completion.some(({ step, done }) => step === 'solution-steps' && done)
  const found: NotSwitchedOn[] = []
  if (scorecard && !profile.scorecardActive) found.push('scorecard')
  if (booking && !meetings.hasOpenHours) found.push('hours')
  if (signatureSystem && !isWritten) found.push('signature system')
  if (widget && !hasOwnSite) found.push('own site')
  return found
}
