import type { Lead } from '#schema/leads/lead-answers.ts'
import { categories, categoryLines } from '#schema/scorecard/categories.ts'
import { highestScore } from '#schema/scorecard/scoring.ts'
import { stageOf, stages } from '#schema/scorecard/stages.ts'

/** A shared result as 39 marks in the groups of the stages, and in words. */
export function SharedResult({ lead: { totalScore, stage, selectedCategory } }: { lead: Lead }) {
  const total = totalScore ?? 0
  const category = categories.find((one) => one === selectedCategory)
  return (
    <figure className="account-result">
      <p className="account-result-sum">
        <b>{total}</b> <span>of {highestScore}</span>
      </p>
      <div className="account-result-marks" aria-hidden>
        {stages.map(({ stage, from, to }) => (
          <span key={stage} style={{ flex: to - Math.max(from, 1) + 1 }}>
            {marksOf(from, to).map((mark) => (
              <i key={mark} data-on={mark <= total || undefined} data-last={mark === total || undefined} />
            ))}
          </span>
        ))}
      </div>
      <figcaption className="grid gap-s2">
        <p className="font-serif text-title">{stage}</p>
        <p>{stageOf(total).line}</p>
        {category && (
          <p className="text-ink-soft text-label">
            {category}: “{categoryLines[category]}” The answers themselves were not shared.
          </p>
        )}
      </figcaption>
    </figure>
  )
}

const marksOf = (from: number, to: number) =>
  Array.from({ length: to - Math.max(from, 1) + 1 }, (_, index) => Math.max(from, 1) + index)
