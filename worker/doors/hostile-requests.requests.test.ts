import { expect, test } from 'vitest'
import { startProduct } from '#test/product.ts'
import { sendHostileRequests } from '#test/simulations/hostile-requests.ts'

// Some of what it sends is accepted, so the product is its own.
test('whatever strangers write into a call, it is answered and no fault of ours', async () => {
  const product = await startProduct({ SAMPLE_DATA: 'off' })
  try {
    const { faults, sent } = await sendHostileRequests(product, { count: 3, seed: 20_261_126 })
    expect(faults).toEqual([])
    expect(sent).toBeGreaterThan(600)
  } finally {
    await product.stop()
  }
})
