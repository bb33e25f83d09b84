import { runInThisContext } from 'node:vm'
import { vi } from 'vitest'

/** A second's work at most where time grows as the text does; minutes and hours where it grows as its square. */
export const hostileLength = 1_000_000
const timeout = 20_000

/** Reads a hostile text; throws after 20 s, also where a pattern would never end by itself. */
export function readToEnd(read: (text: string) => unknown, text: string) {
  vi.stubGlobal('readHostileText', () => read(text))
  runInThisContext('readHostileText()', { timeout })
}
