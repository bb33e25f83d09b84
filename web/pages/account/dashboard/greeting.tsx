import type { Dashboard } from '#schema/dashboard.ts'

/** The owner is greeted by their first name, or without one where they gave none (account spec section 2). */
export const Greeting = ({
  profile: { firstName },
  className,
}: {
  profile: Dashboard['profile']
  className?: string
}) => (
  <h1 className={className}>
    <span className="whitespace-nowrap">Good {timeOfDay(new Date())},</span> {firstName || 'and welcome'}
  </h1>
)

function timeOfDay(now: Date) {
  const hour = now.getHours()
  return hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
}
