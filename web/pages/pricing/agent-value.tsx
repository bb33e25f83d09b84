import { paths } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

const reasons = [
  ['It speaks from your page', 'It answers from what you have published, and from nothing else.'],
  ['It names its source', 'An answer that quotes a story names it, and one press opens it.'],
  [
    'Somebody was there',
    'A referee confirmed that story and a validator read it, before the agent could quote it.',
  ],
  [
    'It says when it has nothing',
    'A question that nothing on your page answers should get an honest no, not a guess.',
  ],
] as const

/** The value of an agent that answers from validated stories, and where to begin. */
export function AgentValue() {
  return (
    <section
      className="wide grid gap-x-s8 gap-y-s7 pb-room-gap lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
      aria-labelledby="why"
    >
      <div>
        <h2 id="why">Why Validated Agent?</h2>
        <p className="mt-s4 max-w-[28em] text-lead">
          Any agent can sound sure. This one says what was checked, and who was there.
        </p>
        <div className="mt-s6 flex flex-wrap gap-s3">
          <ButtonLink variant="main" to={paths.scorecard.href()} className="max-sm:w-full">
            Start Building Your Validated Agent Profile
          </ButtonLink>
          <ButtonLink to={paths.scorecard.href()} className="max-sm:w-full">
            Try Risk Free
          </ButtonLink>
        </div>
        <p className="mt-s4 max-w-[30em] text-ink-soft text-small">
          Both begin with the scorecard: three minutes, free, without an account.
        </p>
      </div>
      <dl className="grid gap-x-s7 sm:grid-cols-2">
        {reasons.map(([reason, words]) => (
          <div key={reason} className="border-ink border-t pt-s4 pb-s6">
            <dt className="font-serif font-title text-title leading-title">{reason}</dt>
            <dd className="mt-s2 text-ink-soft">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
