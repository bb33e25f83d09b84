import { Check } from 'lucide-react'
import type { Dashboard } from '#schema/dashboard.ts'
import { counted } from '#schema/text/numbers.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ShareProfileButton } from '../sharing/share-button.tsx'
import { percentOf, stepsOf } from './completion-steps.ts'

/** A profile with fewer steps done is just begun. */
const beginnerSteps = 3

/** The completeness of the profile, and its open steps with link and time (R11). */
export function Completion({ dashboard }: { dashboard: Dashboard }) {
  const steps = stepsOf(dashboard)
  const [left, done] = [steps.filter((step) => !step.done), steps.filter((step) => step.done)]
  // The greeting says it, with the button that sends its mail.
  const listed = left.filter(({ step }) => step !== 'verified-address')
  const isAddressLeft = listed.length < left.length
  const percent = percentOf(dashboard)
  const isBeginning = done.length < beginnerSteps
  const minutes = left.reduce((sum, step) => sum + step.minutes, 0)
  return (
    <section aria-labelledby="completion-title">
      <h2 id="completion-title">
        {left.length === 0 ? 'Your page is complete' : isBeginning ? 'Begin here' : `${percent}% complete`}
      </h2>
      <div
        className="account-completion-bar"
        role="img"
        aria-label={`${done.length} of ${counted(steps.length, 'step')} done`}
      >
        {steps.map(({ step, done }) => (
          <i key={step} className={done ? 'account-completion-done' : undefined} />
        ))}
      </div>
      <p className="text-ink-soft">
        {left.length > 0 && isBeginning && `${percent}% complete. `}
        {left.length === 0
          ? 'Nothing is missing. Change whatever you like at any time.'
          : `${counted(left.length, 'step')} left, about ${counted(minutes, 'minute')} of yours.`}
        {isAddressLeft &&
          ` ${left.length === 1 ? 'It' : 'The first'} is your address, as the top of this page says.`}
        {left.length > 1 &&
          ` They need not be done in one go. ${dashboard.profile.isLive ? '' : 'Begin at the top: what opens the gallery needs other people, and they need their time.'}`}
      </p>
      <ol className="accounts-ways">
        {listed.map(({ step, title, why, minutes, label, to }) => (
          <li key={step}>
            <div>
              <b>{title}</b>
              <p className="text-ink-soft text-small">
                {why}
                {left.length > 1 && (
                  <>
                    {' '}
                    <span className="whitespace-nowrap">About {counted(minutes, 'minute')}.</span>
                  </>
                )}
              </p>
            </div>
            {step === 'page-passed-on' ? (
              <ShareProfileButton dashboard={dashboard} variant="quiet">
                {label}
              </ShareProfileButton>
            ) : (
              <ButtonLink variant="quiet" to={to}>
                {label}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
      {left.length > 0 && done.length > 0 && (
        <details className="account-steps-done">
          <summary>{counted(done.length, 'step')} done</summary>
          <ul>
            {done.map(({ step, title }) => (
              <li key={step}>
                <Check size={16} strokeWidth={2} aria-hidden /> {title}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
