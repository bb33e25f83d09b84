import { brand } from '#schema/brand.ts'
import { levels, plans, pounds, trialDays } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { hydrateOnIdle } from '#web/client/loading/hydrate-on-idle.tsx'
import { PageHead } from '#web/client/page-head.tsx'
import { LevelCard } from '#web/features/levels/level-card.tsx'
import { PlanComparison } from '#web/features/levels/plan-comparison.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

const description = `A profile begins free. ${levels
  .map(({ plan }) => `${plans[plan].levelName} ${pounds(plans[plan].firstPayment)}`)
  .join(', ')}: what each level includes, and the way from a working life to a work that hangs.`

const PricingSections = hydrateOnIdle(async () => (await import('./pricing-sections.tsx')).PricingSections)

const { publicStories } = plans.free
const freeNote = `free to start, with ${publicStories} story shown`

/** The target of each level's specified button, and what comes first there. */
const ways = [
  {
    to: paths.solutionProfileQuestions.href(),
    label: 'Create Free Profile Now',
    first: 'Begins with eight questions. No card, no account yet.',
  },
  {
    to: paths.sprint.href(),
    label: 'Stand Out in 5 days - Book Sprint',
    first: 'Shows the next dates and the free places first.',
  },
  { to: paths.checkout.href(3), label: 'Upgrade to Level 3', first: 'Leads to the checkout.' },
] as const

/** The levels, each with its picture, and their capabilities side by side. */
export function Component() {
  return (
    <>
      <PageHead
        title={`Plans and prices · ${brand.name}`}
        description={description}
        canonicalPath={paths.pricing.href()}
      />
      <div className="wide pt-[clamp(1rem,2.4vw,2.25rem)] pb-room-gap">
        <h1>
          One work,
          <br />
          three rooms
        </h1>
        <p className="mt-s5 max-w-[36em] text-lead md:max-w-[min(36em,62%)]">
          A profile is free, with one story. {plans.starter.levelName} shows {plans.starter.publicStories} of
          your stories; Sprint and Premium show all of them, and add an agent that you teach, a scorecard of
          your own and hours that visitors can book, here and on your own website. What referees confirm
          cannot be bought.
        </p>
        <section id="compare" aria-labelledby="compare-heading" className="mt-s6">
          <h2 id="compare-heading" className="text-head">
            What each plan adds
          </h2>
          <div className="mt-s4 overflow-x-auto">
            <PlanComparison />
          </div>
        </section>
        <p className="mt-s2 text-ink-soft text-small">
          That many of an agent’s answers a day are worded by a language model. All others are sentences of
          its page, and no plan limits those.
        </p>
        <ol className="mt-s8 grid gap-y-s8 md:grid-cols-3 md:gap-y-0">
          {levels.map((level, index) => (
            <LevelCard
              key={level.plan}
              level={level}
              flag={level.plan === 'sprint' ? 'Most Popular' : undefined}
              note={level.plan === 'starter' ? freeNote : undefined}
            >
              <ButtonLink
                variant={level.plan === 'sprint' ? 'main' : 'plain'}
                to={ways[index]?.to ?? ''}
                className="max-sm:w-full"
              >
                {ways[index]?.label}
              </ButtonLink>
              <p className="mt-s2 text-ink-soft text-small">{ways[index]?.first}</p>
              {level.plan === 'starter' && (
                <ButtonLink variant="quiet" to={paths.freeTrial.href()}>
                  Try Starter for {trialDays} days
                </ButtonLink>
              )}
            </LevelCard>
          ))}
        </ol>
      </div>
      <PricingSections />
    </>
  )
}
