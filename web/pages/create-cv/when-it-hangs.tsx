import { paths } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

const steps = [
  'You tell a story',
  'A referee confirms it',
  'A validator reads it',
  'A second referee speaks for you',
]

/** The way from an empty profile to one that hangs, and where to look first. */
export function WhenItHangs() {
  return (
    <section
      aria-labelledby="hangs"
      className="wide grid gap-x-[clamp(2.5rem,6vw,6.5rem)] gap-y-s7 pb-room-gap lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div>
        <h2 id="hangs">When it hangs</h2>
        <p className="mt-s4 max-w-[28em] text-ink-soft">
          A profile joins the gallery with one validated story and two validated referees. Until then only you
          see it.
        </p>
        <div className="mt-s5 flex flex-wrap gap-x-s5">
          <ButtonLink variant="quiet" to={paths.scorecard.href()}>
            Take the Solution Scorecard first
          </ButtonLink>
          <ButtonLink variant="quiet" to={paths.gallery.href()}>
            Look at works that hang
          </ButtonLink>
        </div>
      </div>
      <ol className="grid gap-x-s4 self-end sm:grid-cols-4">
        {steps.map((step, place) => (
          <li
            key={step}
            style={{ '--step': `${(steps.length - 1 - place) * 1.75}rem` } as React.CSSProperties}
            className="text-balance border-ink border-t pt-s3 font-serif font-title text-[1.25rem] leading-title max-sm:py-s3 sm:mt-(--step)"
          >
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}
