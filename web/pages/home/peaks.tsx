import { paths } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

const peaks = ['Humble Heirs', 'Hungry Facilitators', 'Courageous Overcomers']

/** The assessment once more, as what it draws: three peaks, and no marker yet. */
export function Peaks() {
  return (
    <section className="room pt-room-gap pb-s8" aria-labelledby="peaks">
      <div className="wide">
        <div className="home-offer">
          <div>
            <h2 id="peaks">Which peak are you on?</h2>
            <p className="mt-s3 max-w-[32em] text-lead text-room-soft">
              Your scorecard ends with a map. It marks where you stand, and what separates you from the next
              summit.
            </p>
          </div>
          <ButtonLink variant="main" to={paths.scorecard.href()} className="max-sm:w-full">
            Find your place in 3 minutes
          </ButtonLink>
        </div>
        <svg className="home-peaks" viewBox="0 0 300 100" preserveAspectRatio="none" aria-hidden="true">
          <defs>
            {slopes.map(([id, light, shade]) => (
              <linearGradient key={id} id={id} x2=".9" y2="1">
                <stop stopColor={light} />
                <stop offset="1" stopColor={shade} />
              </linearGradient>
            ))}
          </defs>
          <path d="M176 100 250 6 261.84 54.88 251.48 100z" fill="url(#peak-3)" />
          <path d="M250 6 300 100 251.48 100 261.84 54.88z" fill={night} />
          <path d="M0 100 50 60 58 80.8 51 100z" fill="url(#peak-1)" />
          <path d="M50 60 108 100 51 100 58 80.8z" fill={night} />
          <path d="M84 100 150 34 160.56 68.32 151.32 100z" fill="url(#peak-2)" />
          <path d="M150 34 216 100 151.32 100 160.56 68.32z" fill={night} />
        </svg>
        <ol className="home-peak-names">
          {peaks.map((peak) => (
            <li key={peak}>{peak}</li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const night = '#120e0a'
const slopes = [
  ['peak-1', '#a8967c', '#3b2f24'],
  ['peak-2', '#efd9a8', '#5d442b'],
  ['peak-3', '#c9a56a', '#46321f'],
] as const
