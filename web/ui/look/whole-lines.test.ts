import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../..')

test('no preview is clamped, which would cut a word: it shows whole lines', () => {
  const clamped = readdirSync(web, { recursive: true })
    .map(String)
    .filter((path) => /\.(css|tsx)$/.test(path))
    .filter((path) => /line-clamp/.test(readFileSync(join(web, path), 'utf8')))
  expect(clamped).toEqual([])
})
