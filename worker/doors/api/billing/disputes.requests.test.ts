import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { browser } from '#test/account.ts'
import { checkout, opened } from '#test/checkout.ts'
import { startStripeProduct } from '#test/stripe-product.ts'

const { stripe, product, orderOf } = await startStripeProduct()

/** An order that was paid, and what Stripe says of a dispute about it. */
async function disputable() {
  const { clientSecret, order } = await opened(browser(product.url), checkout(1))
  const { id: payment_intent } = stripe.confirm(clientSecret)
  await stripe.deliver(product.url)
  const said = (what: 'created' | 'updated' | 'closed', status: string, id: string, seconds: number) =>
    stripe.state.make('event', {
      type: `charge.dispute.${what}`,
      created: Math.floor(Date.now() / 1000) + seconds,
      data: { object: { id, object: 'dispute', payment_intent, status } },
    })
  const hear = async (event: ReturnType<typeof said>) => {
    expect((await stripe.handOver(product.url, event)).status).toBe(200)
    return (await orderOf(order.id)).status
  }
  return { said, hear }
}

test('what Stripe said of a dispute in the second in which it was won comes late and disputes nothing', async () => {
  const { said, hear } = await disputable()
  const id = `dp_${randomUUID()}`
  expect(await hear(said('created', 'needs_response', id, -60))).toBe('disputed')
  expect(await hear(said('closed', 'won', id, 0))).toBe('paid')
  expect(await hear(said('updated', 'under_review', id, 0))).toBe('paid')
})

test('that one dispute was won is told again, and the next one about the same payment stands', async () => {
  const { said, hear } = await disputable()
  const [first, second] = [`dp_${randomUUID()}`, `dp_${randomUUID()}`]
  const won = said('closed', 'won', first, -30)
  expect(await hear(said('created', 'needs_response', first, -60))).toBe('disputed')
  expect(await hear(won)).toBe('paid')
  expect(await hear(said('created', 'needs_response', second, -10))).toBe('disputed')
  expect(await hear(won)).toBe('disputed')
  expect(await hear(said('closed', 'won', second, 0))).toBe('paid')
})
