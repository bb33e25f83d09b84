import type { OrderRow } from '#schema/billing/order-answers.ts'
import { type OrderFilter, orderFilters } from '#schema/billing/orders.ts'
import { pounds } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { AdministrationList } from '#web/features/administration/administration-list.tsx'
import { Address } from '#web/features/administration/list-cells.tsx'
import { useAdministrationList } from '#web/features/administration/use-administration-list.ts'
import { useListParams } from '#web/features/administration/use-list-params.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Link } from '#web/ui/link.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { Select } from '#web/ui/select.tsx'

const filterLabels: Record<OrderFilter, string> = {
  paid: 'Paid',
  refunded: 'Refunded',
  disputed: 'Disputed',
  open: 'Not paid yet',
  expired: 'Expired',
  'without-account': 'Without an account',
}

/** All orders, found by name, address or receipt. */
export function OrderList() {
  const api = useApi()
  const { params, changeParams } = useListParams()
  const { search, state } = params
  const filter = orderFilters.find((one) => one === state)
  const query = useAdministrationList(['orders', search, filter], async (cursor) => {
    const page = await dataOf(
      api.admin.orders.$get({
        query: { ...(search && { search }), ...(filter && { state: filter }), ...(cursor && { cursor }) },
      }),
    )
    return { rows: page.items, nextCursor: page.nextCursor }
  })
  return (
    <section className="grid gap-s4" aria-labelledby="orders-title">
      <h2 id="orders-title">Orders</h2>
      <AdministrationList<OrderRow>
        caption="Orders"
        noun={['order', 'orders']}
        query={query}
        rowKey={({ id }) => id}
        search="Search by name, email or receipt..."
        isFiltered={filter !== undefined}
        tools={
          <Select
            label="State"
            labelHidden
            className="w-full sm:w-auto"
            value={filter ?? ''}
            onChange={({ currentTarget }) => changeParams({ state: currentTarget.value })}
          >
            <option value="">All orders</option>
            {orderFilters.map((name) => (
              <option key={name} value={name}>
                {filterLabels[name]}
              </option>
            ))}
          </Select>
        }
        empty="Nobody has ordered anything yet."
        columns={[
          {
            label: 'Name',
            cell: ({ id, name }) => (
              <Link
                className="link inline-flex min-h-tap items-center"
                to={paths.adminHouse.href('payments', { order: id })}
              >
                {name || 'No name'}
              </Link>
            ),
          },
          { label: 'Email', cell: ({ email }) => <Address email={email} /> },
          { label: 'What', cell: ({ what }) => what },
          { label: 'Amount', cell: ({ amount }) => pounds(amount), isNumber: true },
          { label: 'State', cell: (row) => <OrderBadge row={row} /> },
          { label: 'When', cell: ({ at }) => <LocalTime iso={at} withHour /> },
        ]}
      />
    </section>
  )
}

/** What became of an order, in a word. */
export function OrderBadge({ row }: { row: OrderRow }) {
  const { status, isRefundUnderWay, amountRefunded, amount, hasAccount } = row
  if (isRefundUnderWay) return <Badge kind="secondary">Refund under way</Badge>
  if (status === 'paid' && amountRefunded > 0)
    return (
      <Badge kind="secondary">
        {pounds(amountRefunded)} of {pounds(amount)} refunded
      </Badge>
    )
  const done = amount > 0 ? 'Paid' : 'Card saved'
  if (status === 'paid') return <Badge kind="default">{hasAccount ? done : `${done}, no account`}</Badge>
  return <Badge kind="outline">{words[status]}</Badge>
}

const words: Record<OrderRow['status'], string> = {
  created: 'Begun',
  awaiting: 'Not paid yet',
  declined: 'Card declined',
  paid: 'Paid',
  refunded: 'Refunded',
  disputed: 'Disputed',
  expired: 'Expired',
}
