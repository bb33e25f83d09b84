import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { DialogButton } from '#web/ui/dialog-button.tsx'

/** At the foot of a profile: where anybody says that something is wrong with it (R26). */
export function ReportProfile({ profile }: { profile: PublicProfile }) {
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
