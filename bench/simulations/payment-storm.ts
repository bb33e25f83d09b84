import { startFakeStripe } from '#test/fakes/stripe/stripe.ts'
import { simulatePayments } from '#test/simulations/payment-storm.ts'
import type { Effort } from '../effort.ts'
import { startOwnProduct } from '../instruments/products.ts'
import { measured, type Row } from '../row.ts'

/** The events of 120 buyers at Stripe, delivered five times, shuffled and sixteen at once; returns what is wrong then. */
export async function stormOfPayments({ isQuick }: Effort): Promise<Row[]> {
  const stripe = await startFakeStripe()
  const product = await startOwnProduct({ ...stripe.variables, SAMPLE_DATA: 'off' })
  try {
    const size = isQuick ? { buyers: 20, times: 3 } : { buyers: 120, times: 5 }
    const { events, handedOver, notTaken, seconds, wrong } = await simulatePayments(product, stripe, {
      ...size,
      atOnce: 16,
    })
    for (const line of wrong) console.error(line)
    return [
      measured({
        name: 'webhooks of Stripe taken, shuffled, 16 at once',
        figure: handedOver / seconds,
        unit: '/s',
        note: `${events} events of ${size.buyers} buyers, ${size.times} times each, until no task waits: ${Math.round(seconds)} s; ${notTaken} taken at a second time only`,
      }),
      measured({
        name: 'payments, receipts, mails, tasks not as they should be after it',
        figure: wrong.length,
        unit: 'errors',
        budget: { of: 'figure', atMost: 0 },
      }),
    ]
  } finally {
    await product.stop()
    stripe.stop()
  }
}
