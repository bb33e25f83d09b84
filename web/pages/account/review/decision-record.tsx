import type { Review } from '#schema/reviews/review-answers.ts'
import { LocalTime } from '#web/ui/local-time.tsx'
import { verdictLabels } from './review-labels.ts'

/** The decisions so far, newest first; none is ever changed or deleted. */
export function DecisionRecord({ record }: Pick<Review, 'record'>) {
  if (record.length === 0)
    return (
      <p className="text-ink-soft">Nothing yet. Each of your decisions is listed here, with your name.</p>
    )
  return (
    <ol className="account-review-record">
      {record.map(({ verdict, version, note, by, at }) => (
        <li key={`${at} ${verdict} ${version}`}>
          <p className="text-label">
            <b>
              {verdictLabels[verdict]}
              {version !== null && `, version ${version}`}
            </b>
          </p>
          <p className="text-ink-soft text-small">
            {by}, <LocalTime iso={at} withHour />
          </p>
          {note && <blockquote className="account-review-note">{note}</blockquote>}
        </li>
      ))}
    </ol>
  )
}
