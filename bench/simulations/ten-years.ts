import { simulateYears } from '#test/simulations/ten-years.ts'
import type { Effort } from '../effort.ts'
import { startOwnProduct } from '../instruments/products.ts'
import { measured, type Row } from '../row.ts'

/** Ten years of sprints and of monthly plans by a clock that runs ahead, and what of them is wrong then. */
export async function tenYears({ isQuick }: Effort): Promise<Row[]> {
  const product = await startOwnProduct({ SAMPLE_DATA: 'off' })
  const years = isQuick ? 2 : 10
  try {
    const { begun, months, wrong } = await simulateYears(product, years)
    for (const line of wrong) console.error(line)
    return [
      measured({
        name: `sprints and months of ${years} years not as they should be`,
        figure: wrong.length,
        unit: 'errors',
        budget: { of: 'figure', atMost: 0 },
        note: `${begun} sprints opened and closed, ${months} months of five buyers charged once each`,
      }),
    ]
  } finally {
    await product.stop()
  }
}
