import { expect, test } from 'vitest'
import { startFakeStripe } from '#test/fakes/stripe.ts'
import { startProduct } from '#test/product.ts'
import { simulateCharges } from '#test/simulations/charges.ts'

/** Whole in the bench (`bench/simulations/charges.ts`): 2,000 steps. */
test.each(['Stripe', 'the sandbox'])(
  'whatever five buyers do at %s, nobody is charged twice for one plan',
  async (gateway) => {
    const stripe = gateway === 'Stripe' ? await startFakeStripe() : undefined
    const product = await startProduct({ SAMPLE_DATA: 'off' })
    const seed = 1_126
    try {
      const { wrong, purchases } = await simulateCharges(product, {
        steps: 120,
        seed,
        ...(stripe && { stripe }),
      })
      expect(wrong, `seed ${seed}`).toEqual([])
      expect(purchases).toBeGreaterThan(0)
    } finally {
      await product.stop()
      stripe?.stop()
    }
  },
)
