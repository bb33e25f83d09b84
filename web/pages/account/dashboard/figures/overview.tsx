import type { Figures } from '#schema/figures/figure-answers.ts'
import { whoCounts } from '#schema/figures/sources.ts'
import { figurePeriods } from '#schema/options.ts'
import { paths } from '#schema/paths.ts'
import { grouped } from '#schema/text/numbers.ts'
import { Link } from '#web/ui/link.tsx'
import { comparedWith, type FigureName, figureLabels } from './figure-labels.ts'

export const overviewTitle = 'Engagement overview'

type Props = {
  figures: Figures
  /** The requested period; the figures may still be of another. */
  requestedDays: Figures['days']
  covered: readonly FigureName[]
  /** The figure whose days are shown. */
  selected: FigureName
  /** They may be old, because they could not be fetched again. */
  failed: boolean
}

/** The figures of a period; each links to its days if the plan covers them. */
export function FiguresOverview({
  figures: { totals, before, byDay, days },
  requestedDays,
  covered,
  selected,
  failed,
}: Props) {
  return (
    <section className="wide account-overview" aria-labelledby="overview-title">
      <div className="account-overview-head">
        <h2 id="overview-title">{overviewTitle}</h2>
        <nav aria-label="Period">
          {figurePeriods.map((period) => (
            <Link
              key={period}
              replace
              preventScrollReset
              to={paths.dashboard.href('analytics', {
                days: period,
                ...(selected !== 'views' && { of: selected }),
              })}
              aria-current={period === requestedDays ? 'true' : undefined}
            >
              {period} days
            </Link>
          ))}
        </nav>
      </div>
      {failed && (
        <p role="status" className="border-edge border-l-2 pl-s4 text-label">
          We could not count again just now: these are the figures as they were last loaded.
        </p>
      )}
      <ul className="account-numerals" aria-label={`The last ${days} days`}>
        {covered.map((figure) => {
          const total = (
            <>
              <b>{grouped(totals[figure])}</b> <span>{figureLabels[figure].label}</span>
            </>
          )
          return (
            <li key={figure}>
              {byDay ? (
                <Link
                  replace
                  preventScrollReset
                  to={paths.dashboard.href('analytics', { days: requestedDays, of: figure })}
                  aria-current={figure === selected ? 'true' : undefined}
                >
                  {total}
                </Link>
              ) : (
                <p>{total}</p>
              )}
              <p className="text-ink-soft text-small">{comparedWith(totals[figure], before[figure], days)}</p>
            </li>
          )
        })}
      </ul>
      <p className="max-w-[52rem] text-ink-soft text-small">{whoCounts}</p>
    </section>
  )
}
