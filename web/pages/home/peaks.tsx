import { paths } from '#schema/paths.ts'
import { peaks } from '#schema/scorecard/stages.ts'
import { ThreePeaks } from '#web/features/scorecard/three-peaks.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

/** The call to the assessment with its map of three peaks, without a marker. */
export function Peaks() {
  return (
    <section className="room pt-room-gap pb-s8" aria-labelledby="peaks">
      <div className="wide">
        <div className="home-offer">
          <div>
            <h2 id="peaks">How far up are you?</h2>
            <p className="mt-s3 max-w-[32em] text-lead text-room-soft">
              Your scorecard gives you one of the four stages, and draws this map with a mark where you stand.
            </p>
          </div>
          <ButtonLink variant="main" to={paths.scorecard.href()} className="max-sm:w-full">
            Find your place in 3 minutes
          </ButtonLink>
        </div>
        <svg className="home-peaks" viewBox="0 0 300 100" preserveAspectRatio="none" aria-hidden="true">
          <ThreePeaks />
        </svg>
        <ol className="home-peak-names">
          {peaks.map(({ peak, label }) => (
            <li key={peak}>
              {peak}
              <span className="block font-sans text-room-soft text-small">{label}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
