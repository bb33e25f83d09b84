import type { Figures } from '#schema/figures/figure-answers.ts'
import { sourceName } from '#schema/figures/sources.ts'
import { plans, pounds } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { grouped } from '#schema/text/numbers.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { DayChart } from './day-chart.tsx'
import { daysSummary, shortDay } from './day-counts.ts'
import { countOf, type FigureName, figureLabels } from './figure-labels.ts'

type Props = {
  figures: Figures
  byDay: NonNullable<Figures['byDay']>
  covered: readonly FigureName[]
  /** The figure that the chart shows. */
  selected: FigureName
}

/** The chart of a figure by day, and the sources of visitors. */
export function FiguresByDay({ figures: { days, totals, bySource }, byDay, covered, selected }: Props) {
  const shown = byDay.map((counts) => ({ day: counts.day, count: counts[selected] }))
  const { heading, many } = figureLabels[selected]
  return (
    <section className="room account-seen" aria-labelledby="seen-title">
      <div className="wide">
        <div className="account-seen-head">
          <h2 id="seen-title">{heading}</h2>
          <p className="text-lead text-room-soft">
            {totals[selected] === 0 ? `No ${many}` : countOf(totals[selected], selected)} in {days} days.{' '}
            {daysSummary(shown)}
          </p>
        </div>
        <DayChart key={`${selected} ${days}`} days={shown} figure={selected} />
        <Sources bySource={bySource ?? []} covered={covered} selected={selected} />
        <details className="account-every-day">
          <summary className="link">Every day as a table</summary>
          <table>
            <caption className="sr-only">{figureLabels[selected].label} by day, oldest first</caption>
            <tbody>
              {shown.map(({ day, count }) => (
                <tr key={day}>
                  <th scope="row">{shortDay(day)}</th>
                  <td>{grouped(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </div>
    </section>
  )
}

function Sources({
  bySource,
  covered,
  selected,
}: { bySource: NonNullable<Figures['bySource']> } & Pick<Props, 'covered' | 'selected'>) {
  if (bySource.length === 0) return null
  return (
    <table className="account-sources">
      <caption>Where they came from</caption>
      <thead>
        <tr>
          <th scope="col">Source</th>
          {covered.map((figure) => (
            <th key={figure} scope="col" data-of={figure === selected || undefined}>
              {shortLabels[figure]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bySource
          .toSorted((one, other) => other[selected] - one[selected])
          .map(({ source, opened, ...counts }) => (
            <tr key={source}>
              <th scope="row" className="wrap-anywhere">
                {sourceName(source)}
                {opened > 0 && (
                  <small className="block text-room-soft">
                    opened {opened === 1 ? 'once' : `${grouped(opened)} times`}
                  </small>
                )}
              </th>
              {covered.map((figure) => (
                <td key={figure} data-of={figure === selected || undefined}>
                  {grouped(counts[figure])}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  )
}

const shortLabels: Record<FigureName, string> = {
  views: 'Views',
  chats: 'Chats',
  scorecards: 'Scorecards',
  bookings: 'Bookings',
}

/** Says what a plan with totals only leaves out, with the link to upgrade (R5). */
export function TotalsOnlyNotice() {
  return (
    <section className="wide account-not-by-day" aria-labelledby="seen-title">
      <h2 id="seen-title">Day by day</h2>
      <p className="max-w-measure text-lead">
        Your plan counts the totals. Starter, at {pounds(plans.starter.monthly)} a month, adds every single
        day and where your visitors came from, the days counted until then included.
      </p>
      <ButtonLink to={paths.pricing.href()}>See the plans</ButtonLink>
    </section>
  )
}
