import { highestScore } from '#schema/scorecard/scoring.ts'
import { stageOf, stages } from '#schema/scorecard/stages.ts'
import { counted } from '#schema/text/numbers.ts'

const marksOf = (from: number, to: number) =>
  Array.from({ length: to - Math.max(from, 1) + 1 }, (_, index) => Math.max(from, 1) + index)

/** The score as 39 marks in the groups of the stages; the last filled one is the visitor's. */
export function ScoreMarks({ total }: { total: number }) {
  const next = stages[stages.indexOf(stageOf(total)) + 1]
  return (
    <section className="wide scorecard-score" aria-label="Score">
      <div className="scorecard-sum">
        <b>{total}</b>
        <span className="text-ink-soft">out of {highestScore}</span>
        {next && (
          <p className="text-ink-soft">
            {counted(next.from - total, 'more point')} to <strong className="text-ink">{next.stage}</strong>
          </p>
        )}
      </div>
      <meter className="sr-only" aria-label="Score" min={0} max={highestScore} value={total} />
      <div className="scorecard-marks" aria-hidden>
        {stages.map(({ stage, from, to }) => (
          <span key={stage} style={{ flex: to - Math.max(from, 1) + 1 }}>
            {marksOf(from, to).map((mark) => (
              <i key={mark} data-on={mark <= total || undefined} data-you={mark === total || undefined} />
            ))}
          </span>
        ))}
      </div>
      <div className="scorecard-ranges" aria-hidden>
        {stages.map(({ stage, from, to }) => (
          <span key={stage} style={{ flex: to - Math.max(from, 1) + 1 }}>
            {from}–{to}
          </span>
        ))}
      </div>
    </section>
  )
}
