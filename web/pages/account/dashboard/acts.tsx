import type { Dashboard } from '#schema/dashboard.ts'
import { paths } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { nextStepOf } from './overview/next-step.ts'
import { ShareProfileButton, ViewPublicProfile } from './sharing/share-button.tsx'

/** What an owner can always do (account spec section 2); on the overview it begins with what helps them most just now. */
export function Acts({ dashboard, hasNext = false }: { dashboard: Dashboard; hasNext?: boolean }) {
  const { level } = dashboard.profile
  const next = hasNext ? nextStepOf(dashboard) : undefined
  const addStory = paths.storyBuilder.href()
  const isNext = (to: string) => next !== undefined && 'to' in next && next.to === to
  return (
    <div className="account-acts">
      {next &&
        ('share' in next ? (
          <ShareProfileButton dashboard={dashboard} variant="main" />
        ) : (
          <ButtonLink variant="main" to={next.to}>
            {next.label}
          </ButtonLink>
        ))}
      {!isNext(addStory) && <ButtonLink to={addStory}>Add New Story</ButtonLink>}
      {!(next && 'share' in next) && <ShareProfileButton dashboard={dashboard} />}
      <ViewPublicProfile dashboard={dashboard} />
      {level < 3 && (
        <>
          <ButtonLink variant="quiet" to={paths.checkout.href((level + 1) as 2 | 3)}>
            Upgrade
          </ButtonLink>
          <ButtonLink variant="quiet" to={paths.pricing.href('compare')}>
            Compare plans
          </ButtonLink>
        </>
      )}
    </div>
  )
}
