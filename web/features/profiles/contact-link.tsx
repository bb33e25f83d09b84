import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { ButtonLink, type ButtonVariant } from '#web/ui/button.tsx'

/** The owner's email address, on plans without booking. */
export function ContactLink({ profile, variant }: { profile: PublicProfile; variant?: ButtonVariant }) {
  if (!profile.email) return null
  return (
    <ButtonLink variant={variant} to={`mailto:${profile.email}`}>
      Contact for consultation
    </ButtonLink>
  )
}
