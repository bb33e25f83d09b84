import { useLocation } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import { hasOwnDashboard, isAdministrator, isReviewer, useCurrentName } from '#web/client/current-user.ts'
import { NavLink } from '#web/ui/link.tsx'
import { LogOutButton } from './log-out-button.tsx'

/** The navigation of a signed-in user: dashboard or review, account under their name, and log-out. */
export function AccountNavigation({
  className,
  onPress,
}: {
  className: string
  onPress?: (() => void) | undefined
}) {
  const name = useCurrentName()
  const isWithinAdministration = useLocation().pathname.startsWith(paths.adminDashboard.href())
  return (
    <>
      {hasOwnDashboard() && (
        <NavLink to={paths.dashboard.href()} onClick={onPress} className={className}>
          Dashboard
        </NavLink>
      )}
      {isAdministrator() && (
        <NavLink
          to={paths.adminDashboard.href()}
          aria-current={isWithinAdministration ? 'page' : undefined}
          onClick={onPress}
          className={className}
        >
          Administration
        </NavLink>
      )}
      {isReviewer() && (
        <NavLink to={paths.review.href()} onClick={onPress} className={className}>
          Review
        </NavLink>
      )}
      <NavLink to={paths.account.href()} onClick={onPress} className={className}>
        {name ? (
          <>
            {/* Of any length and writing direction. */}
            <span
              dir="auto"
              className="min-w-0 overflow-x-clip text-ellipsis whitespace-nowrap md:max-w-[14vw]"
            >
              {name}
            </span>
            <span className="sr-only">(your account)</span>
          </>
        ) : (
          'Account'
        )}
      </NavLink>
      <LogOutButton className={className} onPress={onPress} />
    </>
  )
}
