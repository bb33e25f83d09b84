import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

function someSources() {
  const base = mkdtempSync(join(tmpdir(), 'rembrandt-sources-'))
  onTestFinished(() => rmSync(base, { recursive: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(base, path)), { recursive: true })
    writeFileSync(join(base, path), text)
  }
  write('web/page.tsx', 'a page')
  write('package.json', '{}')
  return { write, now: () => fingerprint(['web'], ['package.json'], base) }
}

test.each(['web/page.tsx', 'web/new/sheet.css', 'web/public/_worker.js', 'package.json'])(
  'a change to %s leads to a new build',
  (path) => {
    const { write, now } = someSources()
    const before = now()
    write(path, 'something else')
    expect(now()).not.toBe(before)
  },
)

test.each([
  'web/.wrangler/tmp/bundle.js',
  'web/.wrangler/state/v3/kv.sqlite',
  'web/node_modules/.vite/deps.js',
  'web/page.test.ts',
  'web/notes.log',
  'web/page.tsx~',
])('a change to %s leads to no new build', (path) => {
  const { write, now } = someSources()
  const before = now()
  write(path, 'something else')
  expect(now()).toBe(before)
})
