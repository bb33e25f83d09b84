import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'

/** The link at the foot of a profile to report it (R26). */
export function ReportProfileLink({ profile }: { profile: PublicProfile }) {
  return (
    <p className="mt-s7 border-line border-t pt-s3 print:hidden">
      <DialogButton
        variant="quiet"
        load={() => import('./report-dialog.tsx')}
        dialog={({ ReportDialog }, state) => <ReportDialog profile={profile} {...state} />}
      >
        Report this profile
      </DialogButton>
    </p>
  )
}
