import { plans, pounds } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { laterPrice } from '#web/features/levels/price.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

const price = pounds(plans.sprint.firstPayment)

/** The link to the checkout, or to the waitlist of a sold-out sprint. */
export function SprintLink({ soldOutSprint }: { soldOutSprint: number | undefined }) {
  if (soldOutSprint !== undefined)
    return (
      <div className="mt-s6">
        <ButtonLink variant="main" to={paths.waitlist.href(soldOutSprint)} className="max-sm:w-full">
          Join the waitlist for this sprint
        </ButtonLink>
        <p className="mt-s3 max-w-[30em] text-label opacity-80">
          We write to everybody on it when a place is free, and when the next sprint takes people.
        </p>
      </div>
    )
  return (
    <div className="mt-s6">
      <ButtonLink variant="main" to={paths.checkout.href(plans.sprint.level)} className="max-sm:w-full">
        Start the sprint for {price}
      </ButtonLink>
      <p className="mt-s3 text-label opacity-80">
        {`${price} now, `}
        <span className="max-sm:block">{`${laterPrice('sprint')}.`}</span>
      </p>
    </div>
  )
}
