import { brand } from '#schema/brand.ts'
import { levels, plans, pounds } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { later } from '#web/client/later.tsx'
import { PageHead } from '#web/client/page-head.tsx'
import { LevelCard } from '#web/features/levels/level-card.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

const description = `A profile begins free. ${levels
  .map(({ plan }) => `${plans[plan].levelName} ${pounds(plans[plan].firstPayment)}`)
  .join(', ')}: what each level includes, and the way from a working life to a work that hangs.`

const BelowTheLevels = later(async () => (await import('./below-the-levels.tsx')).BelowTheLevels)

const ways = [
  { to: paths.solutionProfileQuestions.href(), label: 'Create Free Profile Now' },
  { to: paths.sprint.href(), label: 'Stand Out in 5 days - Book Sprint' },
  { to: paths.checkout.href(3), label: 'Upgrade to Level 3' },
] as const

const { publicStories } = plans.free
const freeNote = `free to start, with ${publicStories} story shown`

/** The three levels, each as the room it makes for a work. */
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
          A profile begins free. What a level adds is the room round it: more of your stories, a scorecard of
          your own, hours that can be booked. The frame is the same in all three. Referees give it, and no
          level sells it.
        </p>
        <ol className="mt-s7 grid gap-y-s8 md:mt-[max(-5.5rem,3rem-10vw)] md:grid-cols-3 md:gap-y-0">
          {levels.map((level, place) => (
            <LevelCard
              key={level.plan}
              level={level}
              flag={level.plan === 'sprint' ? 'Most Popular' : undefined}
              note={level.plan === 'starter' ? freeNote : undefined}
            >
              <ButtonLink
                variant={level.plan === 'sprint' ? 'main' : 'plain'}
                to={ways[place]?.to ?? ''}
                className="max-sm:w-full"
              >
                {ways[place]?.label}
              </ButtonLink>
            </LevelCard>
          ))}
        </ol>
      </div>
      <BelowTheLevels />
    </>
  )
}
