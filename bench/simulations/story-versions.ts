import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { simulateStoryChanges } from '#test/simulations/story-changes.ts'
import type { Effort } from '../effort.ts'
import type { Product } from '../instruments/products.ts'
import { measured, type Row } from '../row.ts'

/**
 * The rules of story versions (R9) while owners, referees and a validator do whatever they can at random, several owners
 * side by side: the test of `npm test`, whole.
 */
export async function storyVersions(product: Product, { isQuick }: Effort): Promise<Row> {
  const { url, databaseUrl, dataFolder } = product
  const access = {
    url,
    databaseUrl,
    authSecret: readFileSync(join(dataFolder, 'auth-secret'), 'utf8').trim(),
  }
  const [seeds, steps] = isQuick ? [2, 60] : [8, 300]
  const runs = await Promise.all(
    Array.from({ length: seeds }, (_, seed) => simulateStoryChanges(access, seed + 1, steps)),
  )
  const broken = runs.flatMap((run) => run.broken)
  const changes = runs.flatMap(({ done }) => Object.values(done)).reduce((sum, times) => sum + times, 0)
  return measured({
    name: 'rules of story versions broken',
    figure: broken.length,
    unit: 'errors',
    budget: { of: 'figure', atMost: 0 },
    note: broken[0] ?? `${changes} random changes of ${seeds} owners`,
  })
}
