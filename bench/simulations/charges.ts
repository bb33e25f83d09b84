import { startFakeStripe } from '#test/fakes/stripe/stripe.ts'
import { simulateCharges } from '#test/simulations/charges.ts'
import type { Effort } from '../effort.ts'
import { startOwnProduct } from '../instruments/products.ts'
import { measured, type Row } from '../row.ts'

const pounds = (pence: number) => `£${Math.round(pence / 100).toLocaleString('en-GB')}`

/** Five buyers at each gateway, 2,000 steps in all, and what of their charges is not as the oracle says. */
export async function chargesOnce({ isQuick }: Effort): Promise<Row[]> {
  const steps = isQuick ? 100 : 1000
  const rows: Row[] = []
  for (const gateway of ['Stripe', 'the sandbox']) {
    const stripe = gateway === 'Stripe' ? await startFakeStripe() : undefined
    const product = await startOwnProduct({ SAMPLE_DATA: 'off' })
    const seed = Date.now() % 100_000
    try {
      const { wrong, ...world } = await simulateCharges(product, { steps, seed, ...(stripe && { stripe }) })
      for (const line of wrong) console.error(line)
      rows.push(
        measured({
          name: `charges of ${steps} steps of five buyers at ${gateway} not as they should be`,
          figure: wrong.length,
          unit: 'errors',
          budget: { of: 'figure', atMost: 0 },
          note: `seed ${seed}: ${world.purchases} purchases and ${world.months} months, ${pounds(world.charged)} charged, ${pounds(world.givenBack)} given back (${world.back} bought twice, ${world.monthsBack} months covered); looked at ${world.checks} times`,
        }),
      )
    } finally {
      await product.stop()
      stripe?.stop()
    }
  }
  return rows
}
