import { logProgress } from '../progress.ts'
import { type Product, seed, startOwnProduct } from './products.ts'

/** A product that holds so many profiles, seeded when it is first asked for; other variables start it anew on what it holds. */
export function sizedProduct(count: (effort: Sizes) => number) {
  let folder: string | undefined
  let running: { product: Product; key: string } | undefined
  return async (effort: Sizes, variables: Record<string, string> = {}): Promise<Product> => {
    const key = JSON.stringify(variables)
    if (running?.key === key) return running.product
    await running?.product.stop()
    const product = await startOwnProduct({ ...variables, ...(folder && { DATA_DIR: folder }) })
    running = { product, key }
    if (folder) return product
    folder = product.dataFolder
    logProgress(`seeding ${count(effort).toLocaleString('en-GB')} profiles`)
    await seed(product, '--count', String(count(effort)))
    return product
  }
}

type Sizes = { many: number }
