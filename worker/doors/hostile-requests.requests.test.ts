import { expect, test } from 'vitest'
import { startProduct } from '#test/product.ts'
import { sendHostileRequests } from '#test/simulations/hostile-requests.ts'

// Some of what it sends is accepted, so the product is its own. Whole in the bench (`bench/simulations/hostile-input.ts`): 500 a call.
test('a call is answered without a fault of ours, with any input of strangers', async () => {
  const product = await startProduct({ SAMPLE_DATA: 'off' })
  try {
    const { faults, sent } = await sendHostileRequests(product, { count: 2, seed: 20_261_126 })
    expect(faults).toEqual([])
    expect(sent).toBeGreaterThan(400)
  } finally {
    await product.stop()
  }
})
