import { plans, pounds } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TermGrid } from '#web/ui/term-grid.tsx'

/** The page below the start of a profile. */
export function CreateSections() {
  return (
    <>
      <FreeProfile />
      <StepsToGallery />
    </>
  )
}

const contents = [
  ['One story', 'Validated, and open to everybody. More can be told; a plan decides how many are shown.'],
  ['Its referees', 'What they say of you, with the checks that ran on them. Their addresses stay masked.'],
  [
    'A basic agent',
    'It answers visitors from your page. A language model words a few dozen of its answers each day.',
  ],
  ['A place in the gallery', 'People find you by describing their challenge.'],
  ['A picture of your own', 'Drawn from your name, your areas and your skills. You need no photograph.'],
  [
    'Your email address',
    'So that people can ask for a consultation. The Sprint and Premium plans do not show it.',
  ],
] as const

/** The contents of a free profile, and what the plans add. */
function FreeProfile() {
  return (
    <section aria-labelledby="holds" className="wide py-room-gap">
      <h2 id="holds">What the free profile holds</h2>
      <TermGrid terms={contents} />
      <div className="flex flex-wrap items-center gap-x-s6 gap-y-s2 border-ink border-t pt-s5">
        <p className="max-w-[44em]">
          It costs nothing and stays free. Starter shows up to {plans.starter.publicStories} stories for{' '}
          {pounds(plans.starter.monthly)} a month; Sprint costs {pounds(plans.sprint.firstPayment)}, then{' '}
          {pounds(plans.sprint.monthly)} a month; Premium {pounds(plans.premium.firstPayment)} once.
        </p>
        <ButtonLink variant="quiet" to={paths.pricing.href()}>
          See the plans
        </ButtonLink>
      </div>
    </section>
  )
}

const steps = [
  'You tell a story',
  'A referee confirms it',
  'A validator reads it',
  'A second referee speaks for you',
]

/** The steps from an empty profile to a published one, and where to look first. */
function StepsToGallery() {
  return (
    <section
      aria-labelledby="hangs"
      className="wide grid gap-x-[clamp(2.5rem,6vw,6.5rem)] gap-y-s7 pb-room-gap lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div>
        <h2 id="hangs">When it hangs</h2>
        <p className="mt-s4 max-w-[28em] text-ink-soft">
          A profile joins the gallery with one validated story and two validated referees. Until then it is
          not public.
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
        {steps.map((step, index) => (
          <li
            key={step}
            style={{ '--step': `${(steps.length - 1 - index) * 1.75}rem` } as React.CSSProperties}
            className="text-balance border-ink border-t pt-s3 font-serif font-title text-[1.25rem] leading-title max-sm:py-s3 sm:mt-(--step)"
          >
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}
