import { paths } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { focusComposer } from '#web/features/chat/composer-focus.ts'
import { ScorecardButton } from '#web/features/scorecard/scorecard-button.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { ContactLink } from './contact-link.tsx'

/** The visitor's actions in the hero; without those that the plan does not cover. */
export function HeroActions({ profile }: { profile: PublicProfile }) {
  const { firstName, profileUrl, email, level, hasOpenHours, signatureSystem } = profile
  return (
    <div className="profiles-hero-actions mt-s6 flex flex-wrap items-center gap-s3 max-md:*:basis-full print:hidden">
      <Button variant="main" onClick={() => focusComposer()}>
        Ask {firstName}’s agent
      </Button>
      <ContactLink profile={profile} />
      {hasOpenHours ? (
        <ButtonLink to={paths.booking.href(profileUrl)}>Book Consultation</ButtonLink>
      ) : (
        <ButtonLink variant="quiet" to={paths.booking.href(profileUrl)}>
          Leave a message
        </ButtonLink>
      )}
      {level > 1 && <ScorecardButton profile={profile} />}
      {signatureSystem.length > 0 && (
        <DialogButton
          variant="quiet"
          load={() => import('./signature-system.tsx')}
          dialog={({ SignatureSystem }, state) => <SignatureSystem profile={profile} {...state} />}
        >
          Signature System
        </DialogButton>
      )}
      {email && <p className="basis-full text-label text-room-soft">{email}</p>}
    </div>
  )
}
