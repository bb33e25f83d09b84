import type { AccountRow } from '#schema/accounts/administered-answers.ts'
import { plans } from '#schema/levels.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { AdministrationList } from '#web/features/administration/administration-list.tsx'
import { Dash } from '#web/features/administration/list-cells.tsx'
import type { Column } from '#web/features/administration/list-table.tsx'
import { useAdministrationList } from '#web/features/administration/use-administration-list.ts'
import { useListParams } from '#web/features/administration/use-list-params.ts'
import { LocalTime } from '#web/ui/local-time.tsx'
import { accountColumns } from './account-columns.tsx'
import { accountStatus, roleLabels } from './account-labels.ts'
import { Person } from './person.tsx'

const columns: Column<AccountRow>[] = [
  ...accountColumns,
  { label: 'Role', cell: ({ role }) => roleLabels[role] },
  { label: 'Plan', cell: ({ profile }) => (profile ? plans[profile.plan].levelName : <Dash />) },
  { label: 'Standing', cell: accountStatus },
  { label: 'Since', cell: ({ createdAt }) => <LocalTime iso={createdAt} /> },
  { label: 'Last here', cell: ({ lastSeenAt }) => (lastSeenAt ? <LocalTime iso={lastSeenAt} /> : <Dash />) },
]

/** Everybody with an account, found by name, address or profile; and one of them. */
export function Accounts() {
  const { params } = useListParams()
  return params.account ? <Person key={params.account} id={params.account} /> : <AccountList />
}

function AccountList() {
  const api = useApi()
  const { params } = useListParams()
  const { search = '' } = params
  const query = useAdministrationList(
    ['people', search],
    (cursor) => dataOf(api.admin.accounts.$get({ query: { search, cursor } })),
    'Failed to fetch people',
  )
  return (
    <>
      <h2>People</h2>
      <AdministrationList
        caption="Accounts, the newest first"
        noun={['account', 'accounts']}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        search="Search by name, email or profile..."
        unmatched="Nobody’s first name, last name, address or profile begins like that."
        empty="Nobody has an account yet."
      />
    </>
  )
}
