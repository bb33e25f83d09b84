import { sprintProgramme } from '#schema/billing/sprint-programme.ts'
import { isSprintOver } from '#schema/billing/sprints.ts'
import { contacts } from '#schema/contacts.ts'
import type { Dashboard } from '#schema/dashboard.ts'
import { storyNumber, zoneTime } from '#schema/labels.ts'
import { paths, services } from '#schema/paths.ts'
import { clockIn, deviceZone, writtenDate } from '#web/features/meetings/wall-clock.ts'
import { ButtonLink, buttonLook } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { PastSprint } from './past-sprint.tsx'
import { UndatedSprint } from './undated-sprint.tsx'

type Sprint = NonNullable<Dashboard['sprint']>

/** An owner's sprint, wherever it stands: to come or running, over, or without a date. */
export function OwnSprint({ dashboard }: { dashboard: Dashboard }) {
  const { sprint } = dashboard
  if (!sprint) return <UndatedSprint />
  return isSprintOver(sprint.days, Date.now()) ? (
    <PastSprint dashboard={dashboard} sprint={sprint} />
  ) : (
    <FiveDays dashboard={dashboard} sprint={sprint} />
  )
}

/** Its days in the reader's time zone, how to join, and what can be done before it begins. */
function FiveDays({ dashboard, sprint }: { dashboard: Dashboard; sprint: Sprint }) {
  const zone = deviceZone()
  const today = clockIn(zone, Date.now()).day
  return (
    <section id="sprint" aria-labelledby="sprint-title" className="grid gap-s6">
      <div className="grid gap-s2">
        <h2 id="sprint-title">Your sprint</h2>
        <p className="text-ink-soft">
          {beginning(sprint, today, zone)} All times are {zoneTime(zone)}.
        </p>
      </div>
      <div className="account-two">
        <Days sprint={sprint} zone={zone} today={today} />
        <div className="grid gap-s6">
          <JoinDetails room={sprint.room} />
          <Preparation dashboard={dashboard} />
        </div>
      </div>
    </section>
  )
}

function beginning({ days }: Sprint, today: string, zone: string) {
  const index = days.findIndex((start) => clockIn(zone, start).day === today)
  if (index >= 0) return `Today is day ${index + 1} of ${days.length}.`
  const next = days.findIndex((start) => Date.parse(start) > Date.now())
  if (next > 0) return `The next day is day ${next + 1}.`
  return next === 0
    ? 'You have a place. It is five days with a coach, and this is what each is for.'
    : 'Its five days are over.'
}

const Days = ({ sprint: { days }, zone, today }: { sprint: Sprint; zone: string; today: string }) => (
  <ol className="border-line border-b">
    {days.map((start, index) => {
      const { day, time } = clockIn(zone, start)
      const { title, leaves } = sprintProgramme[index] ?? {}
      return (
        <li
          key={start}
          aria-current={day === today ? 'date' : undefined}
          className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-line border-t py-s4"
        >
          <span className="font-book font-serif text-title italic" aria-hidden>
            {storyNumber(index + 1)}
          </span>
          <div>
            <p className="text-ink-soft text-small">
              <span className="sr-only">Day {index + 1}: </span>
              <time dateTime={start}>
                {writtenDate(day)}, {time}
              </time>
              {day === today && <b> · today</b>}
            </p>
            <h3>{title}</h3>
            <p className="text-label">
              <span className="text-ink-soft">After it you have</span> {leaves}
            </p>
          </div>
        </li>
      )
    })}
  </ol>
)

const JoinDetails = ({ room }: Pick<Sprint, 'room'>) => (
  <div className="grid justify-items-start gap-s3">
    <h3>How you join</h3>
    {room ? (
      <>
        <p className="max-w-measure">The same link opens the meeting on each of the five days.</p>
        <ButtonLink to={room} target="_blank" rel="noopener">
          Join the sprint<span className="sr-only"> (opens a new window)</span>
        </ButtonLink>
      </>
    ) : (
      <p className="max-w-measure">
        The coach writes to you before the first day and says where you join. You need do nothing for it.
      </p>
    )}
    <a className={buttonLook('plain')} href={`${services.api}/dashboard/sprint.ics`} download>
      Add the five days to my calendar
    </a>
    <p className="text-label">
      Questions? Write to{' '}
      <a className="link" href={`mailto:${contacts.support}`}>
        {contacts.support}
      </a>
      .
    </p>
  </div>
)

/** What to prepare before the first day. */
function Preparation({ dashboard }: { dashboard: Dashboard }) {
  const left = preparationsLeft(dashboard)
  return (
    <div className="grid gap-s3">
      <h3>What you can prepare today</h3>
      {left.length === 0 ? (
        <p className="max-w-measure">Your referees are asked and your first story is begun. You are ready.</p>
      ) : (
        <ul className="accounts-ways">
          {left.map(({ title, why, to }) => (
            <li key={title}>
              <div>
                <Link to={to} className="inline-flex min-h-tap items-center font-bold">
                  {title}
                </Link>
                <p className="text-ink-soft text-small">{why}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function preparationsLeft({ profile, stories, checklist, waitingReferences }: Dashboard) {
  const referees = checklist.find(({ step }) => step === 'two-references')
  const hasInvitedAll = !referees || referees.have + waitingReferences >= referees.need
  return [
    {
      done: hasInvitedAll,
      title: 'Ask two people who know your work',
      why: 'They answer in their own time, so ask them before the first day.',
      to: paths.dashboard.href('referees'),
    },
    {
      done: profile.coreProblemSolved !== '',
      title: 'Note the problem that you solve',
      why: 'One sentence is enough. Day 1 begins with it.',
      to: paths.dashboard.href('settings', { edit: 'coreProblemSolved' }),
    },
    {
      done: stories.length > 0,
      title: 'Begin one story',
      why: 'A few notes will do. You finish it on day 2.',
      to: paths.storyBuilder.href(),
    },
  ].filter(({ done }) => !done)
}
