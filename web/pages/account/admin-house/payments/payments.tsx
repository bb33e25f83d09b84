import { useListParams } from '#web/features/administration/use-list-params.ts'
import { OrderList } from './order-list.tsx'
import { OrderPage } from './order-page.tsx'
import { PaymentProblems } from './payment-problems.tsx'

/** Orders and what is wrong with money, or one order. */
export function HousePayments() {
  const { order } = useListParams().params
  if (order) return <OrderPage key={order} id={order} />
  return (
    <>
      <h2 className="sr-only">Payments</h2>
      <PaymentProblems />
      <OrderList />
    </>
  )
}
