import { afterAll, expect, test } from 'vitest'
import { startFakeStripe } from '#test/fakes/stripe/stripe.ts'
import { startProduct } from '#test/product.ts'
import { simulatePayments } from '#test/simulations/payment-storm.ts'

const stripe = await startFakeStripe()
const product = await startProduct({ ...stripe.variables, SAMPLE_DATA: 'off' })
afterAll(async () => {
  await product.stop()
  stripe.stop()
})

/** Whole in the bench (`bench/simulations/payment-storm.ts`): 1,000 events five times over. */
test('events repeated, shuffled and at once end every payment right, with each mail and task once', async () => {
  const { wrong, events } = await simulatePayments(product, stripe, { buyers: 10, times: 2, atOnce: 12 })
  expect(wrong).toEqual([])
  expect(events).toBeGreaterThan(60)
})
