import type { ScorecardSubmission } from '#schema/scorecard/submission.ts'

/** What somebody of this category is told about their answers. */
export function CategoryFeedback({ feedback }: { feedback: ScorecardSubmission['categoryFeedback'] }) {
  const { title, summary, insights, recommendations } = feedback
  return (
    <section className="wide told">
      <div>
        <h2>{title}</h2>
        <p className="mt-s4 text-lead">{summary}</p>
      </div>
      <div className="grid gap-s6">
        <Told heading="What your answers show" lines={insights} />
        <Told heading="What we recommend" lines={recommendations} />
      </div>
    </section>
  )
}

function Told({ heading, lines }: { heading: string; lines: readonly string[] }) {
  if (!lines.length) return null
  return (
    <div>
      <h3>{heading}</h3>
      <ul className="lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
