import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mailedToken, newAddress, registeredOwner } from '#test/account.ts'
import { checkout, opened } from '#test/billing/checkout.ts'
import { startStripeProduct } from '#test/billing/stripe-product.ts'
import { runJob } from '#test/people.ts'
import { tables } from '../../../services/database.ts'

const { stripe, product, database, soon } = await startStripeProduct()
const { gatewayTasks, users } = tables
const customersOf = (orderId: string) =>
  stripe.state.all('customer').filter(({ metadata }) => metadata.order === orderId)

test('Stripe is told a new address, and months are not begun again for it', async () => {
  const owner = await registeredOwner({}, { url: product.url })
  await database().update(users).set({ emailVerified: true }).where(eq(users.email, owner.email))
  const { clientSecret, order } = await opened(owner, checkout(1, { customer_email: owner.email }))
  stripe.confirm(clientSecret)
  await stripe.deliver(product.url)
  await soon(() => stripe.subscriptionOf(order.id))
  expect(customersOf(order.id)).toMatchObject([{ email: owner.email }])
  const newEmail = newAddress()
  await owner.post('/account/email', { password: owner.password, newEmail })
  const token = await mailedToken('new-email', newEmail, product)
  expect((await owner.post('/account/email/confirm', { token })).status).toBe(200)
  await soon(() => customersOf(order.id)[0]?.email === newEmail)
  // The same task again, when Stripe does not know its key any more.
  const again = { key: `again/${order.id}`, state: 'waiting' as const, dueAt: 0 }
  const isIts = eq(gatewayTasks.key, `start-subscription/${order.id}`)
  await database().update(gatewayTasks).set(again).where(isIts)
  await runJob('gateway-tasks', product.url)
  const [task] = await database().select().from(gatewayTasks).where(eq(gatewayTasks.key, again.key))
  expect(task?.state).toBe('done')
  expect(customersOf(order.id)).toMatchObject([{ email: newEmail }])
  const begun = stripe.state.all('subscription').filter(({ metadata }) => metadata.order === order.id)
  expect(begun).toHaveLength(1)
})
