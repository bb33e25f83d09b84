import type { Dashboard } from '#schema/dashboard.ts'
import { plans, pounds } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { nextStepOf } from './overview/next-step.ts'
import { PublicProfileLink, ShareProfileButton } from './sharing/share-button.tsx'

/** What *Upgrade* leads to, by the present level. */
const upgrade: Partial<Record<number, string>> = {
  1: `Upgrade leads to the ${plans.sprint.levelName}: five days with a coach, ${pounds(plans.sprint.firstPayment)}, then ${pounds(plans.sprint.monthly)} a month.`,
  2: `Upgrade leads to ${plans.premium.levelName}: a coach for two to three weeks, ${pounds(plans.premium.firstPayment)} once.`,
}

/** The owner's permanent actions (account spec section 2); on the overview the next step comes first. */
export function Actions({ dashboard, hasNext = false }: { dashboard: Dashboard; hasNext?: boolean }) {
  const { level } = dashboard.profile
  const next = hasNext ? nextStepOf(dashboard) : undefined
  const addStory = paths.storyBuilder.href()
  const isNext = (to: string) => next !== undefined && 'to' in next && next.to === to
  const isSharing = next !== undefined && 'share' in next
  // The key keeps the button mounted when it moves, so that its dialog stays open after sharing.
  const share = (
    <ShareProfileButton key="share" dashboard={dashboard} {...(isSharing && { variant: 'main' })} />
  )
  return (
    <div className="account-acts">
      {[
        isSharing && share,
        next && 'to' in next && (
          <ButtonLink key="next" variant="main" to={next.to}>
            {next.label}
          </ButtonLink>
        ),
        !isNext(addStory) && (
          <ButtonLink key="add" to={addStory}>
            Add New Story
          </ButtonLink>
        ),
        !isSharing && share,
      ]}
      <PublicProfileLink dashboard={dashboard} />
      {level < 3 && (
        <>
          <ButtonLink variant="quiet" to={paths.checkout.href((level + 1) as 2 | 3)}>
            Upgrade
          </ButtonLink>
          <ButtonLink variant="quiet" to={paths.pricing.href('compare')}>
            Compare plans
          </ButtonLink>
          <p className="account-acts-note text-room-soft text-small">{upgrade[level]}</p>
        </>
      )}
    </div>
  )
}
