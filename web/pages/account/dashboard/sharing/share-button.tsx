import type { ReactNode } from 'react'
import type { Dashboard } from '#schema/dashboard.ts'
import { paths } from '#schema/paths.ts'
import { ButtonLink, type ButtonVariant } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'

export const loadShareProfile = () => import('./share-profile-dialog.tsx')
type Props = { dashboard: Dashboard; variant?: ButtonVariant; children?: ReactNode }

/** Opens the dialog that shares the owner's page. */
export const ShareProfileButton = ({ dashboard, variant = 'plain', children = 'Share Profile' }: Props) => (
  <DialogButton
    variant={variant}
    load={loadShareProfile}
    dialog={({ ShareProfileDialog }, state) => <ShareProfileDialog dashboard={dashboard} {...state} />}
  >
    {children}
  </DialogButton>
)

/** Links to the owner's page; while it is not public, says so and what is missing. */
export function PublicProfileLink({ dashboard }: Pick<Props, 'dashboard'>) {
  const { isLive, profileUrl } = dashboard.profile
  if (isLive) return <ButtonLink to={paths.profile.href(profileUrl)}>View Public Profile</ButtonLink>
  return (
    <DialogButton
      load={loadShareProfile}
      dialog={({ ShareProfileDialog }, state) => <ShareProfileDialog dashboard={dashboard} {...state} />}
    >
      View Public Profile
    </DialogButton>
  )
}
