import type { WaitlistRecord } from '#schema/administration/administration-answers.ts'
import { services } from '#schema/paths.ts'
import { useApi } from '#web/client/queries.ts'
import { AdministrationList } from '#web/features/administration/administration-list.tsx'
import { Address, ExpandableText } from '#web/features/administration/list-cells.tsx'
import type { Column } from '#web/features/administration/list-table.tsx'
import { useAdministrationList } from '#web/features/administration/use-administration-list.ts'
import { useListParams } from '#web/features/administration/use-list-params.ts'
import { LocalTime } from '#web/ui/local-time.tsx'
import { ExportLink } from './export-link.tsx'
import { pagedOf } from './paged.ts'
import { personOrderOf } from './person-orders.ts'

const columns: Column<WaitlistRecord>[] = [
  { label: 'Name', sort: 'name', cell: ({ name }) => name },
  { label: 'Email', sort: 'email', cell: ({ email }) => <Address email={email} /> },
  { label: 'Company', cell: ({ company }) => <ExpandableText text={company} at={40} /> },
  { label: 'Role', cell: ({ currentRole }) => <ExpandableText text={currentRole} at={40} /> },
  { label: 'Interests', cell: ({ interests }) => <ExpandableText text={interests.join(', ')} /> },
  { label: 'Areas', cell: ({ specificAreas }) => <ExpandableText text={specificAreas} at={40} /> },
  { label: 'Challenges', cell: ({ challenges }) => <ExpandableText text={challenges} at={40} /> },
  { label: 'Date', sort: 'date', cell: ({ createdAt }) => <LocalTime iso={createdAt} /> },
  { label: 'ID', isNumber: true, cell: ({ id }) => id },
]

/** Who waits for the training webinar, or for a place in a sprint. */
export function Waitlist() {
  const api = useApi()
  const { params } = useListParams()
  const { search = '', sort = '-date' } = params
  const query = useAdministrationList(
    ['waitlist', search, sort],
    (cursor) =>
      pagedOf(api.waitlist.submissions.$get({ query: { search, sort: personOrderOf(sort), cursor } })),
    'Failed to fetch waitlist',
  )
  return (
    <>
      <h2>Webinar Waitlist</h2>
      <AdministrationList
        caption="People on the waitlist"
        noun={['person', 'people']}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        sortedBy="-date"
        search="Search by name or email..."
        empty="Nobody is on the waitlist."
        tools={
          <ExportLink
            isEmpty={query.rows?.length === 0}
            to={`${services.api}/admin/waitlist-submissions.csv?${new URLSearchParams({ search })}`}
          />
        }
      />
    </>
  )
}
