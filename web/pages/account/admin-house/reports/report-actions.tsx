import type { ReportRow } from '#schema/reports/report-answers.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { ActionButton } from '#web/features/administration/action-button.tsx'
import { monthsGoOn, reasonFor, restoring } from '../actions.ts'

/** What can be done about a report: dismiss it, take the profile down, or restore what was taken down. */
export function ReportActions({ report: { id, state, email, profile } }: { report: ReportRow }) {
  const api = useApi()
  const name = profile.name || profile.profileUrl
  const decide = (verdict: 'dismissed' | 'taken down') => (reason: string) =>
    dataOf(api.admin.reports[':id'].resolve.$post({ param: { id: String(id) }, json: { verdict, reason } }))
  return (
    <>
      {state === 'open' && (
        <>
          <ActionButton
            action={{
              title: `Dismiss the report on ${name}?`,
              description:
                'The profile stays as it is. This cannot be taken back, but you can suspend the profile later under People.',
              confirmLabel: 'Dismiss',
              reason: reasonFor(
                email
                  ? 'Whoever reported it is mailed this. The record keeps it.'
                  : 'They left no address, so only the record keeps it.',
              ),
              run: decide('dismissed'),
              successMessage: 'The report is dismissed',
            }}
          >
            Dismiss
          </ActionButton>
          <ActionButton
            action={{
              title: `Take down the profile of ${name}?`,
              description: profile.isSuspended
                ? 'It is off public view already. This says that the report was right.'
                : `The page goes off public view at once, with everything that shows it. Other reports on it stay open. You can restore it.${profile.isSample ? '' : ` ${monthsGoOn}`}`,
              confirmLabel: 'Take down',
              reason: reasonFor(
                profile.isSample
                  ? 'The record keeps it. Nobody is mailed for a sample.'
                  : 'The owner is mailed this. Whoever reported it hears only that the page is off public view.',
              ),
              run: decide('taken down'),
              successMessage: 'The profile is off public view',
            }}
          >
            Take down
          </ActionButton>
        </>
      )}
      {profile.isSuspended && (
        <ActionButton
          action={{
            ...restoring,
            title: `Restore the profile of ${name}?`,
            confirmLabel: 'Restore',
            run: (reason) =>
              dataOf(
                api.admin.profiles[':profileUrl'][':action{suspend|restore}'].$post({
                  param: { profileUrl: profile.profileUrl, action: 'restore' },
                  json: { reason },
                }),
              ),
            successMessage: 'The profile may be shown again',
          }}
        >
          Restore
        </ActionButton>
      )}
    </>
  )
}
