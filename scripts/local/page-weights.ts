import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildFolder } from './build-folder.ts'

/** What DESIGN section 6 allows, in bytes of gzip. */
export const weightLimits = { scripts: 120_000, stylesheet: 20_000, worker: 1_000_000 }

type Chunk = { file: string; imports?: string[] }

const packed = (file: string) => gzipSync(readFileSync(join(buildFolder, file)), { level: 9 }).length
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + packed(`site/${file}`), 0)

/** Of the last build, in bytes of gzip: the scripts each screen cannot begin without, the whole stylesheet, the worker. */
export function weighBuild() {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(buildFolder, 'client-manifest.json'), 'utf8'),
  )
  const screens = Object.keys(manifest).filter((key) => /^web\/pages\/.+-screen\.tsx$/.test(key))
  const sheets = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.css') ? [file] : []))
  const scriptsOf = (screen: string) =>
    sum(filesOf(manifest, ['web/doors/public/entry-start.ts', 'web/doors/public/entry-client.tsx', screen]))
  return {
    screens: screens.map((screen) => ({ screen, scripts: scriptsOf(screen) })),
    stylesheet: sum(new Set(sheets)),
    worker: packed('worker/index.js'),
  }
}

/** Every file that some modules cannot begin without. */
function filesOf(manifest: Record<string, Chunk>, keys: string[]): Set<string> {
  const reached = new Set<string>()
  const walk = (key: string) => {
    if (reached.has(key)) return
    reached.add(key)
    for (const next of manifest[key]?.imports ?? []) walk(next)
  }
  for (const key of keys) walk(key)
  return new Set([...reached].flatMap((key) => manifest[key]?.file ?? []))
}
