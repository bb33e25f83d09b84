import type { Effort } from '../effort.ts'
import { putLoad } from '../instruments/load.ts'
import type { Product } from '../instruments/products.ts'
import { bareRoute, loadedPages } from '../pages/pages.ts'
import { workerMemory } from './worker-memory.ts'
import { saveLines } from './writes.ts'

/** A round that adds less than this to the most so far found the memory steady: the runtime collects late, not never. */
const steadyShare = 1.03

/**
 * Loads every kind of page and write in rounds, until the worker's memory is steady or the effort is spent.
 * Answers the most it held meanwhile, in MB, and after how many rounds that was.
 */
export async function warmUp(product: Product, { warmUpSeconds: seconds, warmUpRounds }: Effort) {
  const paths = [bareRoute, ...(await loadedPages(product)).map(({ path }) => path)]
  const peaks: number[] = []
  const isSteady = () => {
    const [before, ...last] = [Math.max(...peaks.slice(0, -2)), ...peaks.slice(-2)]
    return Math.max(...last) < before * steadyShare
  }
  while (peaks.length < warmUpRounds && !isSteady()) {
    const held: number[] = []
    for (const path of paths) {
      await putLoad({ url: `${product.url}${path}`, connections: 32, seconds })
      held.push(workerMemory(product))
    }
    await saveLines(product, seconds)
    peaks.push(Math.max(...held, workerMemory(product)))
  }
  return { memory: Math.max(...peaks), rounds: peaks.length, isSteady: isSteady() }
}
