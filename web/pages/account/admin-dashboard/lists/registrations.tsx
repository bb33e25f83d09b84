import type { RegistrationRecord } from '#schema/administration/administration-answers.ts'
import { paths } from '#schema/paths.ts'
import { useApi } from '#web/client/queries.ts'
import { AdministrationList } from '#web/features/administration/administration-list.tsx'
import { Address, ExpandableText } from '#web/features/administration/list-cells.tsx'
import type { Column } from '#web/features/administration/list-table.tsx'
import { useAdministrationList } from '#web/features/administration/use-administration-list.ts'
import { useListParams } from '#web/features/administration/use-list-params.ts'
import { Link } from '#web/ui/link.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { pagedOf } from './paged.ts'
import { personOrderOf } from './person-orders.ts'

const columns: Column<RegistrationRecord>[] = [
  { label: 'Name', sort: 'name', cell: ({ fullName }) => fullName },
  { label: 'Email', sort: 'email', cell: ({ email }) => <Address email={email} /> },
  { label: 'Industry', cell: ({ industry }) => <ExpandableText text={industry} /> },
  { label: 'Experience', cell: ({ experience }) => <ExpandableText text={experience} at={50} /> },
  { label: 'Challenge', cell: ({ challenge }) => <ExpandableText text={challenge} at={50} /> },
  { label: 'Date', sort: 'date', cell: ({ createdAt }) => <LocalTime iso={createdAt} /> },
  { label: 'ID', isNumber: true, cell: ({ id }) => id },
]

/** Who registered, and with what. */
export function Registrations() {
  const api = useApi()
  const { params } = useListParams()
  const { search = '', sort = '-date' } = params
  const query = useAdministrationList(
    ['registrations', search, sort],
    (cursor) => pagedOf(api.registrations.$get({ query: { search, sort: personOrderOf(sort), cursor } })),
    'Failed to fetch registrations',
  )
  return (
    <>
      <h2>Registrations</h2>
      <AdministrationList
        caption="Registrations"
        noun={['registration', 'registrations']}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        sortedBy="-date"
        search="Search by name or email..."
        empty={
          <>
            Nobody has filled in the registration form yet. Accounts that came another way, as samples do, are
            under{' '}
            <Link className="link" to={paths.adminHouse.href('people')}>
              People
            </Link>
            .
          </>
        }
      />
    </>
  )
}
