import { paths } from '#schema/paths.ts'
import { Notice } from '#web/features/accounts/notice.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

/** Says that the held place expired while the card was typed, what a payment does now, and the alternatives. */
export const ExpiredHold = ({ sprint }: { sprint: number }) => (
  <Notice>
    <p className="font-semibold">Your place is no longer held</p>
    <p>
      You can still pay: if a place is free at that moment, it is yours. If none is, nothing is charged, and
      we say so at once.
    </p>
    <ButtonLink variant="quiet" to={paths.waitlist.href(sprint)}>
      Join the waitlist instead
    </ButtonLink>
  </Notice>
)
