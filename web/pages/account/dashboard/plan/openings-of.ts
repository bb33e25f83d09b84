import type { Dashboard } from '#schema/dashboard.ts'
import { plans } from '#schema/levels.ts'

type NotSwitchedOn = 'scorecard' | 'hours' | 'signature system'

/** The capabilities of a plan that its owner has not set up yet. */
export function openingsOf({
  profile,
  meetings,
  completion,
}: Pick<Dashboard, 'profile' | 'meetings' | 'completion'>): NotSwitchedOn[] {
  const { scorecard, booking, signatureSystem } = plans[profile.plan]
  const isWritten = completion.some(({ step, done }) => step === 'solution-steps' && done)
  const found: NotSwitchedOn[] = []
  if (scorecard && !profile.scorecardActive) found.push('scorecard')
  if (booking && !meetings.hasOpenHours) found.push('hours')
  if (signatureSystem && !isWritten) found.push('signature system')
  return found
}
