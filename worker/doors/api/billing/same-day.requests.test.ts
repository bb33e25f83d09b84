import { expect, test } from 'vitest'
import type { OpenedPayment } from '#schema/billing/billing-answers.ts'
import { browser } from '#test/account.ts'
import { checkout } from '#test/billing/checkout.ts'
import { startStripeProduct } from '#test/billing/stripe-product.ts'
import { at, jsonOf } from '#test/requests.ts'

const { stripe, product, soon } = await startStripeProduct()

test('months of a purchase on the 31st are charged on the last day of each month, none of them at once', async () => {
  const now = new Date('2033-01-31T10:30:05Z')
  stripe.moveTo(now)
  const { clientSecret, order } = await jsonOf<OpenedPayment>(
    browser(product.url).post('/create-payment-intent', checkout(1), at(now)),
  )
  stripe.confirm(clientSecret)
  for (const status of await stripe.deliver(product.url, now)) expect(status).toBe(200)
  await soon(() => stripe.subscriptionOf(order.id), now)
  stripe.moveTo(new Date('2033-06-01T00:00:00Z'))
  const { id = '' } = stripe.subscriptionOf(order.id) ?? {}
  const charged = stripe.invoicesOf(id).filter(({ amount_paid }) => amount_paid > 0)
  const days = charged.map(({ status_transitions }) =>
    new Date(status_transitions.paid_at * 1000).toISOString().slice(5, 10),
  )
  expect(days.toSorted()).toEqual(['02-28', '03-31', '04-30', '05-31'])
})
