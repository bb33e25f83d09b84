import { paths } from '#schema/paths.ts'
import { stages } from '#schema/scorecard/stages.ts'
import { WorkPicture } from '#web/features/picture/work-picture.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Frame } from '#web/ui/frame.tsx'

/** A made-up profile, in the place of the visitor's. */
const yourWork = { slug: 'your-own-work', areas: ['Sales'], skillCount: 4 }

/** The call to the free assessment, with what it answers. */
export function Stages() {
  return (
    <section className="wide pb-room-gap" aria-labelledby="stages">
      <div className="home-offer">
        <div>
          <h2 id="stages">How far is your frame?</h2>
          <p className="mt-s3 max-w-[32em] text-ink-soft">
            The 3 minute scorecard looks at your work as a stranger would, gives it a score out of 39, and
            says which sides of the frame are still open. It is free and needs no account.
          </p>
        </div>
        <ButtonLink variant="main" to={paths.scorecard.href()} className="max-sm:w-full">
          Take the 3 minute scorecard
        </ButtonLink>
      </div>
      <ol className="home-stages">
        {stages.map(({ stage, from, to, frame, line }) => (
          <li key={stage}>
            <Frame stage={frame} picture={<WorkPicture work={yourWork} format="square" loading="lazy" />} />
            {/* Above the frame's shadow. */}
            <div className="relative">
              <h3>{stage}</h3>
              <p className="mt-s1 text-ink-soft text-label">
                {from}–{to} · {line}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
