import { paths } from '#schema/paths.ts'
import { Address } from '#web/features/administration/list-cells.tsx'
import type { Column } from '#web/features/administration/list-table.tsx'
import { Link } from '#web/ui/link.tsx'

/** The columns of every list of accounts: the name, which opens the account, and the email address. */
export const accountColumns: Column<{ id: string; name: string; email: string }>[] = [
  {
    label: 'Name',
    cell: ({ id, name }) => (
      <Link
        className="link inline-flex min-h-tap items-center"
        to={paths.adminHouse.href('people', { account: id })}
      >
        {name}
      </Link>
    ),
  },
  { label: 'Email', cell: ({ email }) => <Address email={email} /> },
]
