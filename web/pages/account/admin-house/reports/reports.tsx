import { paths } from '#schema/paths.ts'
import type { ReportRow } from '#schema/reports/report-answers.ts'
import { reportReasons } from '#schema/reports/report-reasons.ts'
import { type ReportState, reportStates } from '#schema/reports/report-states.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { AdministrationList } from '#web/features/administration/administration-list.tsx'
import { ExpandableText } from '#web/features/administration/list-cells.tsx'
import type { Column } from '#web/features/administration/list-table.tsx'
import { MaskedAddress } from '#web/features/administration/masked-address.tsx'
import { useAdministrationList } from '#web/features/administration/use-administration-list.ts'
import { useListParams } from '#web/features/administration/use-list-params.ts'
import { Link } from '#web/ui/link.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { Select } from '#web/ui/select.tsx'
import { ReportActions } from './report-actions.tsx'

const stateNames: Record<ReportState, string> = {
  open: 'Open',
  dismissed: 'Dismissed',
  'taken down': 'Taken down',
}
const empty: Record<ReportState, string> = {
  open: 'No report waits for anybody. What visitors report on a profile’s page comes here.',
  dismissed: 'No report was dismissed yet.',
  'taken down': 'No profile was taken down after a report yet.',
}

const reported: Column<ReportRow>[] = [
  {
    label: 'Profile',
    cell: ({ profile }) =>
      profile.isPublic ? (
        <Link className="link inline-flex min-h-tap items-center" to={paths.profile.href(profile.profileUrl)}>
          {profile.name || profile.profileUrl}
        </Link>
      ) : (
        profile.name || profile.profileUrl
      ),
  },
  {
    label: 'Standing',
    cell: ({ profile: { isSuspended, isPublic, isSample, others } }) =>
      [
        isSuspended ? 'Suspended' : isPublic ? 'On public view' : 'Not public',
        ...(isSample ? ['a sample'] : []),
        ...(others ? [others === 1 ? '1 other open report' : `${others} other open reports`] : []),
      ].join(', '),
  },
  { label: 'What is wrong', cell: ({ reason }) => reportReasons[reason] },
  { label: 'In their words', cell: ({ text }) => <ExpandableText text={text} at={220} /> },
  { label: 'From', cell: (report) => <Reporter report={report} /> },
  { label: 'Reported', cell: ({ createdAt }) => <LocalTime iso={createdAt} withHour /> },
]
const decided: Column<ReportRow>[] = [
  ...reported,
  {
    label: 'Decided',
    cell: ({ decided }) =>
      decided && (
        <>
          {decided.by}, <LocalTime iso={decided.at} />
        </>
      ),
  },
  { label: 'Why', cell: ({ decided }) => <ExpandableText text={decided?.reason} at={120} /> },
]

function Reporter({ report: { id, email } }: { report: ReportRow }) {
  const api = useApi()
  if (email === null) return 'No address left'
  const show = () => dataOf(api.admin.reports[':id'].reporter.$post({ param: { id: String(id) }, json: {} }))
  return <MaskedAddress masked={email} show={show} />
}

/** What visitors reported: read, dismissed with a reason, or taken down. */
export function Reports() {
  const api = useApi()
  const { params, changeParams } = useListParams()
  const state = reportStates.find((state) => state === params.state) ?? 'open'
  const query = useAdministrationList(
    ['reports', state],
    (cursor) => dataOf(api.admin.reports.$get({ query: { state, cursor } })),
    'Failed to fetch reports',
  )
  return (
    <>
      <h2>Reports</h2>
      <AdministrationList
        caption={state === 'open' ? 'Reports on profiles, the oldest first' : 'Reports on profiles'}
        noun={['report', 'reports']}
        query={query}
        columns={state === 'open' ? reported : decided}
        rowKey={({ id }) => id}
        empty={empty[state]}
        actions={(report) => <ReportActions report={report} />}
        tools={
          <Select
            label="Which"
            value={state}
            onChange={({ currentTarget: { value } }) =>
              changeParams({ state: value === 'open' ? undefined : value })
            }
          >
            {reportStates.map((state) => (
              <option key={state} value={state}>
                {stateNames[state]}
              </option>
            ))}
          </Select>
        }
      />
    </>
  )
}
