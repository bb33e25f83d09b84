import type { Dashboard } from '#schema/dashboard.ts'
import { paths } from '#schema/paths.ts'
import { clockIn, deviceZone, writtenDate } from '#web/features/meetings/wall-clock.ts'
import { requirementsOf } from '#web/features/profiles/go-live-requirements.ts'
import { Link } from '#web/ui/link.tsx'
import { openingsOf } from '../plan/openings-of.ts'

type Sprint = NonNullable<Dashboard['sprint']>

/** `Monday 3 November to Friday 7 November 2025`. */
function firstToLast({ days }: Sprint): string {
  const zone = deviceZone()
  const dayOf = (moment = '') => clockIn(zone, moment).day
  return `${writtenDate(dayOf(days[0]))} to ${writtenDate(dayOf(days.at(-1)), { withYear: true })}`
}

/** A past sprint: its dates, and what of it is not on the page yet. */
export function PastSprint({ dashboard, sprint }: { dashboard: Dashboard; sprint: Sprint }) {
  const left = leftOf(dashboard)
  return (
    <section id="sprint" aria-labelledby="sprint-title" className="grid gap-s4">
      <h2 id="sprint-title">Your sprint</h2>
      <p className="max-w-measure text-ink-soft">
        It took place from {firstToLast(sprint)}.{' '}
        {left.length
          ? 'This is left to do of what it is for.'
          : openingsOf(dashboard).length
            ? 'Page, stories and referees are done. What is not switched on yet stands below.'
            : 'All that it is for is done.'}
      </p>
      {left.length > 0 && (
        <ul className="accounts-ways">
          {left.map(({ what, says, to }) => (
            <li key={what}>
              <div>
                <Link to={to} className="inline-flex min-h-tap items-center font-bold">
                  {what}
                </Link>
                <p className="text-ink-soft text-small">{says}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function leftOf(dashboard: Dashboard): { what: string; says: string; to: string }[] {
  const isDone = (step: Dashboard['completion'][number]['step']) =>
    dashboard.completion.some((line) => line.step === step && line.done)
  const page = [
    {
      done: isDone('headline-and-about'),
      what: 'Your headline and what you say about yourself',
      says: 'Day 1: the first lines that visitors read.',
      to: paths.dashboard.href('settings', { edit: 'headline' }),
    },
    {
      done: isDone('four-key-skills'),
      what: 'Your four key skills',
      says: 'Day 1: they also draw your picture.',
      to: paths.dashboard.href('settings', { edit: 'keySkills' }),
    },
  ].filter(({ done }) => !done)
  const requirements = requirementsOf(dashboard).flatMap(({ what, says, done, way }) =>
    done || !way ? [] : [{ what, says, to: way.to }],
  )
  return [...page, ...requirements]
}
