import type { Effort } from '../effort.ts'
import { putLoad } from '../instruments/load.ts'
import type { Product } from '../instruments/products.ts'
import { bareRoute, loadedPages, loadOn } from '../pages/pages.ts'
import { saveLines } from './writes.ts'

/** Loads every kind of page and a write in rounds: what runs often is compiled, and caches hold what they hold. */
export async function warmUp(product: Product, { warmUpSeconds: seconds, warmUpRounds }: Effort) {
  const kinds: { path: string; body?: string }[] = [{ path: bareRoute }, ...(await loadedPages(product))]
  for (let round = 0; round < warmUpRounds; round += 1) {
    for (const kind of kinds) await putLoad(loadOn(product, kind, seconds))
    await saveLines(product, seconds)
  }
}
