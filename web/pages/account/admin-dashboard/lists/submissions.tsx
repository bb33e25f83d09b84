import type { SubmissionRecord } from '#schema/administration/administration-answers.ts'
import { services } from '#schema/paths.ts'
import { highestScore } from '#schema/scorecard/scoring.ts'
import { stages } from '#schema/scorecard/stages.ts'
import { useApi } from '#web/client/queries.ts'
import { AdministrationList } from '#web/features/administration/administration-list.tsx'
import { Address, ExpandableText } from '#web/features/administration/list-cells.tsx'
import type { Column } from '#web/features/administration/list-table.tsx'
import { useAdministrationList } from '#web/features/administration/use-administration-list.ts'
import { useListParams } from '#web/features/administration/use-list-params.ts'
import { LocalTime } from '#web/ui/local-time.tsx'
import { Select } from '#web/ui/select.tsx'
import { StageBadge, SupportBadge } from './badges.tsx'
import { ExportLink } from './export-link.tsx'
import { pagedOf } from './paged.ts'

const columns: Column<SubmissionRecord>[] = [
  { label: 'Name', sort: 'name', cell: ({ name }) => name },
  { label: 'Email', sort: 'email', cell: ({ email }) => <Address email={email} /> },
  { label: 'Mobile', cell: ({ mobile }) => <ExpandableText text={mobile} /> },
  {
    label: 'Score',
    sort: 'score',
    isNumber: true,
    cell: ({ totalScore }) => `${totalScore}/${highestScore}`,
  },
  { label: 'Stage', cell: ({ stage }) => <StageBadge stage={stage} /> },
  { label: 'Support', cell: ({ wantsSupport }) => <SupportBadge isWanted={wantsSupport} /> },
  { label: 'Goal', cell: ({ currentGoal }) => <ExpandableText text={currentGoal} at={40} /> },
  { label: 'Date', sort: 'date', cell: ({ createdAt }) => <LocalTime iso={createdAt} /> },
  { label: 'ID', isNumber: true, cell: ({ id }) => id },
]

/** Who completed the scorecard, with what it came to. */
export function Submissions() {
  const api = useApi()
  const { params, changeParams } = useListParams()
  const { search = '', sort = '-date', stage = '' } = params
  const query = useAdministrationList(
    ['scorecards', search, sort, stage],
    (cursor) =>
      pagedOf(api.scorecard.submissions.$get({ query: { search, stage, sort: orderOf(sort), cursor } })),
    'Failed to fetch scorecards',
  )
  return (
    <>
      <h2>Solution Scorecard</h2>
      <AdministrationList
        caption="Scorecard submissions"
        noun={['scorecard', 'scorecards']}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        sortedBy="-date"
        search="Search by name or email..."
        isFiltered={stage !== ''}
        empty="Nobody has completed the scorecard yet."
        tools={
          <>
            <Select
              label="Stage"
              labelHidden
              value={stage}
              onChange={({ currentTarget }) => changeParams({ stage: currentTarget.value })}
            >
              <option value="">All stages</option>
              {stages.map(({ stage }) => (
                <option key={stage}>{stage}</option>
              ))}
            </Select>
            <ExportLink
              isEmpty={query.rows?.length === 0}
              to={`${services.api}/admin/scorecard-submissions.csv?${new URLSearchParams({ search, stage })}`}
            />
          </>
        }
      />
    </>
  )
}

const orders = ['date', '-date', 'name', '-name', 'email', '-email', 'score', '-score'] as const
const orderOf = (sort: string) => orders.find((order) => order === sort) ?? '-date'
