import type { Work } from '#schema/picture/shape.ts'
import type { ScorecardSubmission } from '#schema/scorecard/scorecard-answers.ts'
import { stages } from '#schema/scorecard/stages.ts'
import { WorkPicture } from '#web/features/picture/work-picture.tsx'
import { Frame } from '#web/ui/frame.tsx'

/** The four stages, each with its frame. */
export function StageList({ current, work }: { current: string; work: Work }) {
  return (
    <ol className="wide scorecard-stage-list" aria-label="Stages">
      {stages.map(({ stage, from, to, frame, line }) => (
        <li key={stage} aria-current={stage === current ? 'step' : undefined}>
          <Frame stage={frame} picture={<WorkPicture work={work} format="square" loading="lazy" />} />
          <div>
            <h2>{stage}</h2>
            <p className="text-ink-soft">
              {from}–{to} · {line}
            </p>
            {stage === current && <p className="font-bold text-madder-text">You are here</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The feedback for the visitor's category. */
export function CategoryFeedback({ feedback }: { feedback: ScorecardSubmission['categoryFeedback'] }) {
  const { title, summary, insights, recommendations } = feedback
  return (
    <section className="wide scorecard-told">
      <div>
        <h2>{title}</h2>
        <p className="mt-s4 text-lead">{summary}</p>
      </div>
      <div className="grid gap-s6">
        <TitledLines heading="What your answers show" lines={insights} />
        <TitledLines heading="What we recommend" lines={recommendations} />
      </div>
    </section>
  )
}

function TitledLines({ heading, lines }: { heading: string; lines: readonly string[] }) {
  if (!lines.length) return null
  return (
    <div>
      <h3>{heading}</h3>
      <ul className="scorecard-lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
