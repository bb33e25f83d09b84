import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitForLock } from '../lock-file.mjs'
import { PlainError } from './plain-error.ts'
import { root } from './settings.ts'

// With scripts/local, because Vite's plugins are there.
const folders = ['web', 'schema', 'worker', 'scripts/local']
const files = [
  'vite.config.ts',
  'package-lock.json',
  'wrangler.toml',
  'web/wrangler.toml',
  'scripts/build.ts',
]
const isTest = (path: string) => /\.(test|spec)\.[a-z]+$/.test(path)

const filesBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** One word for everything that the build is made from. */
export function fingerprintSources(): string {
  const sources = [
    ...folders.flatMap(filesBelow),
    ...files.map((file) => join(root, file)).filter(existsSync),
  ]
  const hash = createHash('sha256')
  for (const path of [...new Set(sources)].filter((path) => !isTest(path)).sort())
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

/** Builds into `dist/` unless that was made from exactly these sources; returns whether it built. */
export async function ensureBuild(): Promise<boolean> {
  const stamp = join(root, 'dist/.built-from')
  const isCurrent = (fingerprint: string) => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint
  if (isCurrent(fingerprintSources())) return false
  const release = await waitForLock(join(root, '.data/build.lock'), () =>
    console.info('Another command is building; waiting for it…'),
  )
  try {
    const fingerprint = fingerprintSources()
    if (isCurrent(fingerprint)) return false
    console.info('Building…')
    await runScript('scripts/build.ts', 'The build failed; its message is above.')
    await runScript(
      'scripts/local/compile-worker-config.ts',
      'wrangler.toml cannot be read; the message is above.',
    )
    writeFileSync(`${stamp}.new`, fingerprint)
    renameSync(`${stamp}.new`, stamp)
    return true
  } finally {
    release()
  }
}

/** In a process of its own: Vite and wrangler would leave hundreds of megabytes in this one. */
async function runScript(script: string, failure: string): Promise<void> {
  const child = spawn(process.execPath, [script], { cwd: root, stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new PlainError(failure)
}
