import type { AdminSummary } from '#schema/administration/administration-answers.ts'
import { dayMs } from '#schema/durations.ts'
import { highestScore } from '#schema/scorecard/scoring.ts'
import { grouped } from '#schema/text/numbers.ts'
import { writtenDay } from '#web/ui/local-time.tsx'
import { Trend } from './trend.tsx'

type Figures = Omit<AdminSummary, 'from'>
const cards = [
  ['registrations', 'Registrations'],
  ['scorecards', 'Completed Scorecards'],
  ['waitlist', 'Waitlist Users'],
  ['averageScore', 'Average Score'],
  ['chatSessions', 'Chat Sessions'],
] as const satisfies readonly (readonly [keyof Figures, string])[]

/** The five figures of the product, each with its last 30 days as a small bar chart. */
export function Cards({ summary }: { summary: AdminSummary }) {
  return (
    <>
      <ul className="account-cards" aria-label="The house in figures">
        {cards.map(([name, label]) => (
          <li key={name}>
            <b>{name === 'averageScore' ? averageOf(summary) : grouped(summary[name].figure ?? 0)}</b>
            <span>{label}</span>
            <Trend days={summary[name].days} most={name === 'averageScore' ? highestScore : undefined} />
            <p>{name === 'averageScore' ? averageText(summary) : countText(summary, name)}</p>
          </li>
        ))}
      </ul>
      <details className="account-cards-days">
        <summary className="link">Every day as a table</summary>
        <div>
          <table>
            <caption className="sr-only">The last 30 days, newest first</caption>
            <thead>
              <tr>
                <th scope="col">Day</th>
                {cards.map(([name, label]) => (
                  <th key={name} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {summary.registrations.days
                .map((_, index) => (
                  <tr key={dayAt(summary, index)}>
                    <th scope="row">{dayAt(summary, index)}</th>
                    {cards.map(([name]) => (
                      <td key={name}>{summary[name].days[index] ?? '–'}</td>
                    ))}
                  </tr>
                ))
                .toReversed()}
            </tbody>
          </table>
        </div>
      </details>
    </>
  )
}

/** Without scorecards all of it is small: a large dash would stand above what is beside it. */
const averageOf = ({ averageScore: { figure } }: AdminSummary) =>
  figure === null ? (
    <small>–/{highestScore}</small>
  ) : (
    <>
      {figure}
      <small>/{highestScore}</small>
    </>
  )

const dayAt = ({ from }: AdminSummary, index: number) => writtenDay(Date.parse(from) + index * dayMs)
/** Without the year: `14 November`. */
const shortDayAt = (summary: AdminSummary, index: number) => dayAt(summary, index).replace(/ \d+$/, '')

function countText(summary: AdminSummary, name: Exclude<keyof Figures, 'averageScore'>) {
  const days = summary[name].days.map((count) => count ?? 0)
  const sum = days.reduce((total, count) => total + count, 0)
  if (sum === 0) return 'None in the last 30 days'
  const max = Math.max(...days)
  const best = days.lastIndexOf(max)
  if (max === 1) return `${grouped(sum)} in the last 30 days`
  return (
    <>
      {grouped(sum)} in the last 30 days
      <em>
        , most on {shortDayAt(summary, best)}: {grouped(max)}
      </em>
    </>
  )
}

function averageText(summary: AdminSummary) {
  const scored = summary.averageScore.days.flatMap((average, index) => (average === null ? [] : [index]))
  const last = scored.at(-1)
  if (last === undefined) return 'Nobody answered in the last 30 days'
  return (
    <>
      Answered on {scored.length} of the last 30 days
      <em>
        ; on {shortDayAt(summary, last)}: {summary.averageScore.days[last]}
      </em>
    </>
  )
}
