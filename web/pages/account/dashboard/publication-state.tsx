import { isSprintOver } from '#schema/billing/sprints.ts'
import type { Dashboard } from '#schema/dashboard.ts'
import { initialsOf } from '#schema/labels.ts'
import { plans } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { VerificationMailButton } from '#web/features/accounts/verification-mail-button.tsx'
import { WorkPicture } from '#web/features/picture/work-picture.tsx'
import {
  progressText,
  type Requirement,
  requirementsOf,
} from '#web/features/profiles/go-live-requirements.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useFocusAfterPress } from '#web/ui/forms/use-focus-after-press.ts'
import { Frame } from '#web/ui/frame.tsx'
import { Link } from '#web/ui/link.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { Actions } from './actions.tsx'
import { Greeting } from './greeting.tsx'
import { whatWaits } from './overview/news-of.ts'
import { StoppedReferees } from './referees/stopped-referees.tsx'

/**
 * The dashboard's hero: news and the next step, beside the owner's picture, whose frame has a side for each missing
 * requirement.
 */
export function PublicationState({ dashboard }: { dashboard: Dashboard }) {
  const { profile } = dashboard
  const requirements = requirementsOf(dashboard)
  const { target, press } = useFocusAfterPress<HTMLHeadingElement>()
  const waits = profile.suspendedReason === null ? whatWaits(dashboard) : ''
  return (
    <div className="wide account-standing" data-live={profile.isLive || undefined}>
      <div className="account-hail">
        <Greeting profile={profile} heading={target} className="outline-none" />
        {!profile.emailVerified && (
          <div className="grid gap-s1 border-room-line border-l-2 pl-s4 text-label">
            <p>{profile.email} is not confirmed yet. The link to do it is in our mail.</p>
            <VerificationMailButton variant="quiet" />
          </div>
        )}
        {dashboard.stoppedReferences > 0 && (
          <StoppedReferees count={dashboard.stoppedReferences} onPress={press} />
        )}
        <PastDueNotice dashboard={dashboard} />
        <DatedPurchase dashboard={dashboard} />
      </div>
      <div className="account-stand">
        <FramedPicture dashboard={dashboard} requirements={requirements} />
        <p className="account-say">{waits || progressText(dashboard)}</p>
      </div>
      <Actions dashboard={dashboard} hasNext />
      {!profile.isLive && <RequirementList requirements={requirements} />}
    </div>
  )
}

/** Says that the last month is not paid, with the link to pay it. */
function PastDueNotice({ dashboard: { pastDue, profile } }: { dashboard: Dashboard }) {
  if (!pastDue) return null
  return (
    <p className="text-label">
      <b>The last month could not be charged.</b> You keep {plans[profile.plan].levelName} until{' '}
      <LocalTime iso={pastDue.until} />.{' '}
      {pastDue.payAt ? (
        <Link to={pastDue.payAt}>Pay this month</Link>
      ) : (
        <Link to={`${paths.dashboard.href('settings')}#plan`}>See what you can do</Link>
      )}
    </p>
  )
}

/** The last dated purchase: the coming or running sprint, or the trial. */
function DatedPurchase({ dashboard: { sprint, trialUntil, profile } }: { dashboard: Dashboard }) {
  const start = sprint && !isSprintOver(sprint.days, Date.now()) ? sprint.days[0] : undefined
  if (!start && !trialUntil) return null
  return (
    <p className="text-label">
      {start ? (
        <>
          {Date.parse(start) > Date.now() ? 'Your sprint begins on ' : 'Your sprint began on '}
          <LocalTime iso={start} withHour />. <Link to="#sprint">See the five days</Link>
        </>
      ) : (
        trialUntil && (
          <>
            Your trial of {plans[profile.plan].levelName} runs until <LocalTime iso={trialUntil} />.{' '}
            <Link to={`${paths.dashboard.href('settings')}#plan`}>See what follows</Link>
          </>
        )
      )}
    </p>
  )
}

/** Whether it leads to the confirmation of the owner's address, which the greeting offers already. */
const isAddress = ({ to }: NonNullable<Requirement['way']>) => to === paths.account.href('email')

/** The requirements, one for each side of the frame. */
const RequirementList = ({ requirements }: { requirements: Requirement[] }) => (
  <ol className="account-left" aria-label="What your profile needs to go live">
    {requirements.map(({ label, state, side, done, way }) => (
      <li key={label}>
        <i aria-hidden data-side={side} className={done ? 'account-side-done' : undefined} />
        <b>{label}</b>
        <p className="text-room-soft text-small">{state}</p>
        {way && !isAddress(way) && (
          <ButtonLink variant="quiet" to={way.to}>
            {way.label}
            <span className="sr-only">: {label}</span>
          </ButtonLink>
        )}
      </li>
    ))}
  </ol>
)

function FramedPicture({
  dashboard: { profile },
  requirements,
}: {
  dashboard: Dashboard
  requirements: Requirement[]
}) {
  const work = {
    slug: profile.pictureSlug,
    areas: profile.businessAreas,
    skillCount: profile.keySkills.length,
  }
  const drawn = <WorkPicture work={work} format="portrait" grain />
  if (profile.isLive)
    return (
      <div className="account-frame">
        <Frame picture={drawn} signature={initialsOf(`${profile.firstName} ${profile.lastName}`)} />
      </div>
    )
  return (
    <div className="account-frame account-frame-open">
      {drawn}
      {requirements.map(
        ({ side, done, label }) =>
          done && side !== 'none' && <i key={label} className="account-side-done" data-side={side} />,
      )}
    </div>
  )
}
