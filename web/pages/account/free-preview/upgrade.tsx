import { levels, plans, pounds } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { LevelCard } from '#web/features/levels/level-card.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

/** The link into each level (account spec section 9). */
const ways = {
  starter: { to: paths.register.href(), label: 'Already Available' },
  sprint: { to: paths.checkout.href(2), label: `Join Sprint - ${pounds(plans.sprint.firstPayment)}` },
  premium: { to: paths.checkout.href(3), label: 'Upgrade to Level 3' },
} as const

/** The three paid levels. */
export function Upgrade() {
  return (
    <section className="wide py-room-gap" aria-labelledby="upgrade">
      <h2 id="upgrade">More room round the work</h2>
      <p className="mt-s3 max-w-[34em] text-ink-soft">
        What you drafted is free to keep. Starter shows more of your stories; Sprint and Premium also add an
        agent that you teach, a scorecard of your own, and hours that can be booked.
      </p>
      <ol className="mt-s7 grid gap-y-s8 md:grid-cols-3 md:gap-y-0">
        {levels.map((level) => (
          <LevelCard
            key={level.plan}
            level={level}
            heading="h3"
            flag={level.plan === 'sprint' ? 'Most Popular' : undefined}
            note={level.plan === 'starter' ? 'free to start' : undefined}
          >
            <ButtonLink
              variant={level.plan === 'sprint' ? 'main' : 'plain'}
              to={ways[level.plan].to}
              className="max-sm:w-full"
            >
              {ways[level.plan].label}
            </ButtonLink>
          </LevelCard>
        ))}
      </ol>
      <ButtonLink variant="quiet" className="mt-s6" to={paths.pricing.href()}>
        Compare the levels
      </ButtonLink>
    </section>
  )
}
