import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from '#test/product.ts'
import { letYearsPass } from '#test/simulations/ten-years.ts'

let product: Product
beforeAll(async () => {
  // A clock that runs ahead is nobody else's.
  product = await startProduct({ SAMPLE_DATA: 'off' })
})
afterAll(() => product.stop())

test('while years pass one sprint takes people at a time, and every month is charged once, on its day, with a receipt and a mail', async () => {
  const { begun, months, wrong } = await letYearsPass(product, 1.2)
  expect(wrong).toEqual([])
  expect(begun).toBeGreaterThan(14)
  expect(months).toBeGreaterThan(60)
})
