import type { ScorecardSubmission } from '#schema/scorecard/scorecard-answers.ts'
import { pointsBySection } from '#schema/scorecard/section-points.ts'
import { Marks } from './marks.tsx'

export function SectionPoints({ result }: { result: ScorecardSubmission }) {
  const sections = pointsBySection(result)
  if (!sections.length) return null
  return (
    <section className="wide pb-room-gap" aria-labelledby="by-section">
      <h2 id="by-section">Where your points come from</h2>
      <ul className="scorecard-sections">
        {sections.map(({ section, name, points, of }) => (
          <li key={section}>
            <h3 className="whitespace-nowrap text-[1.125rem]">{name}</h3>
            <p className="text-ink-soft text-label tabular-nums">
              <b className="font-bold text-ink">{points}</b> of {of}
            </p>
            <Marks points={points} of={of} restClass="md:hidden print:hidden" />
          </li>
        ))}
      </ul>
      <p className="mt-s4 max-w-[34em] text-ink-soft text-small print:hidden">
        In Pain Points, more points mean fewer problems.
      </p>
    </section>
  )
}
