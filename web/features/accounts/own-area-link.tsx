import { paths } from '#schema/paths.ts'
import { hasOwnDashboard } from '#web/client/current-user.ts'
import { ButtonLink, type ButtonVariant } from '#web/ui/button.tsx'

/** Links from a page of another role to the dashboard, or to the account where it has no dashboard. */
export const OwnAreaLink = ({ variant }: { variant?: ButtonVariant }) => (
  <ButtonLink
    {...(variant && { variant })}
    to={hasOwnDashboard() ? paths.dashboard.href() : paths.account.href()}
  >
    {hasOwnDashboard() ? 'Back to your dashboard' : 'Back to your account'}
  </ButtonLink>
)

/** Links to the account page, where an administrator sets up the second factor. */
export const SecondFactorLink = () => (
  <ButtonLink variant="main" to={paths.account.href()}>
    Set one up in your account
  </ButtonLink>
)
