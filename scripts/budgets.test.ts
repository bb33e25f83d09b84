import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const dist = resolve(import.meta.dirname, '../dist')
const packed = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
const kilobytes = (number: number) => number * 1000

type Chunk = { file: string; imports?: string[] }
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, 'client-manifest.json'), 'utf8'))

/** Every file that a page cannot begin without. */
function filesOf(keys: string[]): Set<string> {
  const reached = new Set<string>()
  const walk = (key: string) => {
    if (reached.has(key)) return
    reached.add(key)
    for (const next of manifest[key]?.imports ?? []) walk(next)
  }
  for (const key of keys) walk(key)
  return new Set([...reached].flatMap((key) => manifest[key]?.file ?? []))
}
const screens = Object.keys(manifest).filter((key) => /^web\/screens\/[^/]+\.tsx$/.test(key))

test.each(screens)('%s begins with at most 120 KB of JavaScript', (screen) => {
  const files = filesOf(['web/entry-start.ts', 'web/entry-client.tsx', screen])
  const total = [...files].reduce((sum, file) => sum + packed(`site/${file}`), 0)
  expect(total).toBeLessThanOrEqual(kilobytes(120))
})

test('the stylesheet in every page is at most 20 KB', () => {
  const sheets = new Set(Object.values(manifest).flatMap(({ file }) => (file.endsWith('.css') ? [file] : [])))
  const total = [...sheets].reduce((sum, file) => sum + packed(`site/${file}`), 0)
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(kilobytes(20))
})

test('the worker is at most 1 MB', () => {
  expect(packed('worker/index.js')).toBeLessThanOrEqual(kilobytes(1000))
})
