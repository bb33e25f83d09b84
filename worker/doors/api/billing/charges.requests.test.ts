import { expect, test } from 'vitest'
import { startOwnDatabase } from '#test/fakes/own-database.ts'
import { startFakeStripe } from '#test/fakes/stripe/stripe.ts'
import { simulateCharges } from '#test/simulations/charges.ts'

/** Whole in the bench (`bench/simulations/charges.ts`): 2,000 steps. */
test.each([
  ['Stripe', await startOwnDatabase()],
  ['the sandbox', await startOwnDatabase()],
])(
  'five buyers who act at random at %s are never charged twice for one plan',
  async (gateway, databaseUrl) => {
    const stripe = gateway === 'Stripe' ? await startFakeStripe() : undefined
    const seed = 1_126
    try {
      const wanted = { steps: 75, seed, ...(stripe && { stripe }) }
      const { wrong, purchases } = await simulateCharges({ databaseUrl }, wanted)
      expect(wrong, `seed ${seed}`).toEqual([])
      expect(purchases).toBeGreaterThan(0)
    } finally {
      stripe?.stop()
    }
  },
)
