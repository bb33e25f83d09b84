import { plans } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Says what booking would bring, for plans without it. */
export const BookingPlanNotice = () => (
  <section className="wide py-room-gap">
    <EmptyState
      title="Meetings come with level 2"
      action={<ButtonLink to={paths.checkout.href(2)}>See what {plans.sprint.levelName} costs</ButtonLink>}
    >
      <p>
        From {plans.sprint.levelName} on, visitors book an hour of yours by themselves; until then your page
        leads them to a message to you.
      </p>
    </EmptyState>
  </section>
)
