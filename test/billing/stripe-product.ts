import { afterAll, expect } from 'vitest'
import { eventually } from '../eventually.ts'
import { startFakeStripe } from '../fakes/stripe/stripe.ts'
import { databaseAt, runJob } from '../people.ts'
import { startProduct } from '../product.ts'
import { orderOf } from './checkout.ts'

/**
 * A product with a fake Stripe, for the tests of one file. It has its own database, because its jobs run in whatever
 * year a test sets.
 */
export async function startStripeProduct() {
  const stripe = await startFakeStripe()
  const product = await startProduct({ ...stripe.variables, SAMPLE_DATA: 'off' })
  afterAll(async () => {
    await product.stop()
    stripe.stop()
  })
  const database = () => databaseAt(product.databaseUrl)

  /**
   * Waits for what the product does at Stripe after its answer; every three minutes of its clock it also runs the
   * minute's job, as a slow machine may miss the first try.
   */
  function soon(holds: () => unknown, now = new Date()) {
    const looksUntil = Date.now() + 15_000
    let jobAt = now.getTime()
    return eventually(async () => {
      if (await holds()) return true
      if (Date.now() < looksUntil) return false
      jobAt += 3 * 60_000
      await runJob('gateway-tasks', product.url, new Date(jobAt))
      return Boolean(await holds())
    })
  }

  /** Delivers the events that the product has not accepted yet; each is accepted. */
  async function deliverEvents(now?: Date) {
    for (const status of await stripe.deliver(product.url, now)) expect(status).toBe(200)
  }

  return { stripe, product, database, soon, deliverEvents, orderOf: (id: string) => orderOf(id, database()) }
}
