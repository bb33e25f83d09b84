import { paths } from '#schema/paths.ts'
import { WorkPicture } from '#web/features/picture/work-picture.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Frame, type FrameStage } from '#web/ui/frame.tsx'

/** What a score means, as the frame of one work shows it. */
const stages: [stage: FrameStage, name: string, score: string, meaning: string][] = [
  [1, 'Unframed Genius', '0–13', 'The work is done. Nobody can see it yet.'],
  [2, 'Framing in Progress', '14–26', 'Some corners hold. The sides are still open.'],
  [3, 'Positioned for Opportunity', '27–35', 'Complete, hung and easy to find.'],
  [4, 'Validated & Viral Ready', '36–39', 'Confirmed by others, and passed on by them.'],
]
/** Nobody's profile: this picture stands for the visitor's. */
const yourWork = { slug: 'your-own-work', areas: ['Sales'], skillCount: 4 }

/** The free assessment, offered by what it answers. */
export function Stages() {
  return (
    <section className="wide pb-room-gap" aria-labelledby="stages">
      <div className="home-offer">
        <div>
          <h2 id="stages">How far is your frame?</h2>
          <p className="mt-s3 max-w-[32em] text-ink-soft">
            The 3 minute scorecard looks at your work as a stranger would, gives it a score out of 39, and
            says which sides of the frame are missing. It is free and needs no account.
          </p>
        </div>
        <ButtonLink variant="main" to={paths.scorecard.href()} className="max-sm:w-full">
          Take the 3 minute scorecard
        </ButtonLink>
      </div>
      <ol className="home-stages">
        {stages.map(([stage, name, score, meaning]) => (
          <li key={stage}>
            <Frame stage={stage} picture={<WorkPicture work={yourWork} format="square" loading="lazy" />} />
            {/* Over the shadow of the frame. */}
            <div className="relative">
              <h3>{name}</h3>
              <p className="mt-s1 text-ink-soft text-label">
                {score} · {meaning}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
