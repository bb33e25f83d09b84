import type { Work } from '#schema/picture/shape.ts'
import { stages } from '#schema/scorecard/stages.ts'
import { WorkPicture } from '#web/features/picture/work-picture.tsx'
import { Frame } from '#web/ui/frame.tsx'

const lines = [
  'The work is done. Nobody can see it yet.',
  'Some corners hold. The sides are still open.',
  'Complete, and ready to be hung where people look.',
  'Confirmed by others, and passed on by them.',
]

/** The four stages, each in its frame. */
export function StageList({ current, work }: { current: string; work: Work }) {
  return (
    <ol className="wide stage-list" aria-label="Stages">
      {stages.map(({ stage, from, to, frame }, place) => (
        <li key={stage} aria-current={stage === current ? 'step' : undefined}>
          <Frame stage={frame} picture={<WorkPicture work={work} format="square" loading="lazy" />} />
          <div>
            <h2>{stage}</h2>
            <p className="text-ink-soft">
              {from}–{to} · {lines[place]}
            </p>
            {stage === current && <p className="font-bold text-madder-text">You are here</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
