import { afterAll } from 'vitest'
import { eventually } from '../eventually.ts'
import { startFakeStripe } from '../fakes/stripe/stripe.ts'
import { databaseAt, runJob } from '../people.ts'
import { startProduct } from '../product.ts'
import { orderOf } from './checkout.ts'

/**
 * A product that takes payments through a fake Stripe, until the tests of a file are over. Its database is its own: jobs run
 * in whatever year a test sets, and would take up what other files wait for.
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
   * Waits for what the product does at Stripe once it has answered. Where nothing came of it for a while, Stripe was too
   * slow for a machine that stood still, and the minute's job does it, every three minutes.
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

  return { stripe, product, database, soon, orderOf: (id: string) => orderOf(id, database()) }
}
