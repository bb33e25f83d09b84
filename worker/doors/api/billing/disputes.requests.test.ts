import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { browser } from '#test/account.ts'
import { checkout, opened, verify } from '#test/billing/checkout.ts'
import { startStripeProduct } from '#test/billing/stripe-product.ts'
import { jsonOf } from '#test/requests.ts'

const { stripe, product, orderOf } = await startStripeProduct()

/** An order that was paid, and what Stripe says of a dispute about it. */
async function disputable() {
  const buyer = browser(product.url)
  const { clientSecret, order } = await opened(buyer, checkout(1))
  const { id: payment_intent } = stripe.confirm(clientSecret)
  await stripe.deliver(product.url)
  const now = Math.floor(Date.now() / 1000)
  const said = (what: 'created' | 'updated' | 'closed', status: string, id: string, seconds: number) =>
    stripe.state.make('event', {
      type: `charge.dispute.${what}`,
      created: now + seconds,
      data: { object: { id, object: 'dispute', payment_intent, status } },
    })
  const hear = async (event: ReturnType<typeof said>) => {
    expect((await stripe.handOver(product.url, event)).status).toBe(200)
    return (await orderOf(order.id)).status
  }
  return { said, hear, verified: () => jsonOf(verify(buyer, clientSecret, 1)) }
}

test('what Stripe said of a dispute in the second in which it was won comes late and disputes nothing', async () => {
  const { said, hear } = await disputable()
  const id = `dp_${randomUUID()}`
  expect(await hear(said('created', 'needs_response', id, -60))).toBe('disputed')
  expect(await hear(said('closed', 'won', id, 0))).toBe('paid')
  expect(await hear(said('updated', 'under_review', id, 0))).toBe('paid')
})

test('whoever paid is told that their bank asks about the payment, and not that it went back', async () => {
  const { said, hear, verified } = await disputable()
  const id = `dp_${randomUUID()}`
  expect(await hear(said('created', 'needs_response', id, -60))).toBe('disputed')
  expect(await verified()).toEqual({ ok: false, reason: 'disputed' })
  expect(await hear(said('closed', 'won', id, 0))).toBe('paid')
  expect(await verified()).toMatchObject({ ok: true })
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
