import type { Ref } from 'react'
import type { Dashboard } from '#schema/dashboard.ts'

/** A greeting with the owner's first name, if they gave one (account spec section 2). */
export const Greeting = ({
  profile: { firstName },
  className,
  heading,
}: {
  profile: Dashboard['profile']
  className?: string
  /** Given where the focus may go to it. */
  heading?: Ref<HTMLHeadingElement>
}) => (
  <h1 ref={heading} tabIndex={heading ? -1 : undefined} className={className}>
    <span className="inline-block">Good {timeOfDay(new Date())},</span> {firstName || 'and welcome'}
  </h1>
)

function timeOfDay(now: Date) {
  const hour = now.getHours()
  return hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
}
