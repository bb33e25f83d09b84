import { paths } from '#schema/paths.ts'
import { useCurrentUsername } from '#web/client/current-username.ts'
import { ButtonLink, type ButtonVariant } from '#web/ui/button.tsx'

/** Links to the dashboard, through the sign-in where nobody is signed in. */
export function DashboardLink({ variant = 'main' }: { variant?: ButtonVariant }) {
  const isSignedIn = useCurrentUsername() !== null
  return (
    <ButtonLink
      variant={variant}
      to={isSignedIn ? paths.dashboard.href() : paths.login.href({ next: paths.dashboard.href() })}
    >
      {isSignedIn ? 'Go to my dashboard' : 'Sign in to my dashboard'}
    </ButtonLink>
  )
}
