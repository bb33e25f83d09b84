import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitForLock } from '../lock-file.mjs'
import { contactVariables } from './contact-variables.ts'
import { fingerprint } from './fingerprint.ts'
import { PlainError } from './plain-error.ts'
import { root } from './settings.ts'

// With scripts/local, because Vite's plugins are there.
const folders = ['web', 'schema', 'worker', 'scripts/local']
const files = [
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'wrangler.toml',
  'web/wrangler.toml',
  'scripts/build.ts',
]
const stamp = join(root, 'dist/.built-from')

const describeSources = (siteUrl: string) =>
  `${fingerprint(folders, files)} ${siteUrl} ${JSON.stringify(contactVariables(siteUrl))}`

/**
 * Builds into `dist/` unless that was made from exactly these sources; returns whether it built.
 * `siteUrl` is what pages made at build time call their own address; without it they name none, good for every port.
 */
export async function ensureBuild(siteUrl = ''): Promise<boolean> {
  const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === describeSources(siteUrl)
  if (isBuilt()) return false
  const release = await waitForLock(join(root, '.data/build.lock'), () =>
    console.info('Another command is building; waiting for it…'),
  )
  try {
    if (isBuilt()) return false
    const sources = describeSources(siteUrl)
    console.info('Building…')
    // A build cut short must not pass for the last one.
    rmSync(stamp, { force: true })
    await runScript('scripts/build.ts', 'The build failed; its message is above.', { APP_URL: siteUrl })
    await compileWorkerConfig()
    writeFileSync(`${stamp}.new`, sources)
    renameSync(`${stamp}.new`, stamp)
    return true
  } finally {
    release()
  }
}

/** Writes down what both wrangler.toml say; see worker-config.ts. */
export const compileWorkerConfig = () =>
  runScript('scripts/local/compile-worker-config.ts', 'wrangler.toml cannot be read; the message is above.')

/** In a process of its own: Vite and wrangler would leave hundreds of megabytes in this one. */
async function runScript(script: string, failure: string, variables = {}): Promise<void> {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, WRANGLER_LOG: 'error', ...variables },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new PlainError(failure)
}
