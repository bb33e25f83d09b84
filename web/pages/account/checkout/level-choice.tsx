import { levels, plans } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { LevelCard } from '#web/features/levels/level-card.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

/** The choice of the three levels, for an address without a valid level. */
export function LevelChoice({ isUnknown }: { isUnknown: boolean }) {
  return (
    <div className="wide py-[clamp(1rem,3vw,3rem)]">
      <h1 className="text-head">Which level would you like?</h1>
      <p className="mt-s3 max-w-measure text-ink-soft">
        {isUnknown && 'There is no such level. '}
        Choose one of the three: nothing is charged before you have seen what it comes to.
      </p>
      <ol className="mt-s7 grid gap-y-s8 md:grid-cols-3 md:gap-y-0">
        {levels.map((level) => {
          const { level: number, levelName } = plans[level.plan]
          return (
            <LevelCard key={level.plan} level={level}>
              <ButtonLink
                variant={level.plan === 'sprint' ? 'main' : 'plain'}
                to={paths.checkout.href(number)}
                className="max-sm:w-full"
              >
                Choose {levelName}
              </ButtonLink>
            </LevelCard>
          )
        })}
      </ol>
    </div>
  )
}
