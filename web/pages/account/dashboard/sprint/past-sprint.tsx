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
          {left.map(({ label, state, to }) => (
            <li key={label}>
              <div>
                <Link to={to} className="inline-flex min-h-tap items-center font-bold">
                  {label}
                </Link>
                <p className="text-ink-soft text-small">{state}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function leftOf(dashboard: Dashboard): { label: string; state: string; to: string }[] {
  const isDone = (step: Dashboard['completion'][number]['step']) =>
    dashboard.completion.some((line) => line.step === step && line.done)
  const page = [
    {
      done: isDone('headline-and-about'),
      label: 'Your headline and what you say about yourself',
      state: 'Day 1: the first lines that visitors read.',
      to: paths.dashboard.href('settings', { edit: 'headline' }),
    },
    {
      done: isDone('four-key-skills'),
      label: 'Your four key skills',
      state: 'Day 1: they also draw your picture.',
      to: paths.dashboard.href('settings', { edit: 'keySkills' }),
    },
  ].filter(({ done }) => !done)
  const requirements = requirementsOf(dashboard).flatMap(({ label, state, done, way }) =>
    done || !way ? [] : [{ label, state, to: way.to }],
  )
  return [...page, ...requirements]
}
