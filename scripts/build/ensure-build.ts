import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { PlainError } from '../local/plain-error.ts'
import { root } from '../local/settings.ts'
import { waitForLock } from '../lock-file.mjs'
import { buildFolder } from './build-folder.ts'
import { contactVariables } from './contact-variables.ts'
import { fingerprint } from './fingerprint.ts'
import { writeOrigin } from './static-pages.ts'

// With scripts/build, because Vite's plugins are there.
const folders = ['web', 'schema', 'worker', 'scripts/build']
const files = ['vite.config.ts', 'package.json', 'package-lock.json', 'wrangler.toml', 'web/wrangler.toml']
const stampOf = (folder: string) => join(folder, '.built-from')

const describeSources = (siteUrl: string) =>
  `${fingerprint(folders, files)} ${siteUrl} ${JSON.stringify(contactVariables(siteUrl))}`

/**
 * Builds into `dist/` unless that was made from exactly these sources; returns whether it built.
 * `siteUrl` is what pages made at build time call their own address; without it that is left open.
 */
export const ensureBuild = (siteUrl = '') => underLock(() => build(siteUrl))

/**
 * Copies the build of these sources to `target`, for pages at `origin` (unknown: they name no address). Who serves a
 * copy keeps the build that it started with, whatever other commands build.
 */
export const copyBuild = (target: string, origin?: string) =>
  underLock(async () => {
    await build('')
    rmSync(target, { recursive: true, force: true })
    copyFiles(buildFolder, target)
    writeOrigin(join(target, 'site'), origin)
  })

/** As links, half a second faster than copies: a build is replaced and never changed, but for the address in its pages. */
function copyFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const copy = join(to, relative(from, path))
    if (entry.isDirectory()) mkdirSync(copy)
    else if (entry.name.endsWith('.html')) copyFileSync(path, copy)
    else linkOrCopy(path, copy)
  }
}

function linkOrCopy(path: string, copy: string): void {
  try {
    linkSync(path, copy)
  } catch {
    // Another file system, or one without links.
    copyFileSync(path, copy)
  }
}

async function underLock<Result>(use: () => Promise<Result>): Promise<Result> {
  const release = await waitForLock(`${buildFolder}.lock`, () =>
    console.info('Another command is building; waiting for it…'),
  )
  try {
    return await use()
  } finally {
    release()
  }
}

async function build(siteUrl: string): Promise<boolean> {
  const sources = describeSources(siteUrl)
  const stamp = stampOf(buildFolder)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return false
  console.info('Building…')
  const draft = `${buildFolder}.new`
  rmSync(draft, { recursive: true, force: true })
  const variables = { APP_URL: siteUrl, BUILD_FOLDER: draft }
  await runScript('scripts/build/make-build.ts', 'The build failed; its message is above.', variables)
  await compileWorkerConfig(draft)
  writeFileSync(stampOf(draft), sources)
  swapIn(draft)
  return true
}

/** A build is there whole or not at all, and one cut short never passes for the last one. */
function swapIn(draft: string): void {
  const aside = `${buildFolder}.old`
  rmSync(aside, { recursive: true, force: true })
  if (existsSync(buildFolder)) renameSync(buildFolder, aside)
  renameSync(draft, buildFolder)
  rmSync(aside, { recursive: true, force: true })
}

/** Writes down in a folder what both wrangler.toml say; see worker-config.ts. */
export const compileWorkerConfig = (folder: string) =>
  runScript('scripts/build/compile-worker-config.ts', 'wrangler.toml cannot be read; the message is above.', {
    BUILD_FOLDER: folder,
  })

/** In a process of its own: Vite and wrangler would leave hundreds of megabytes in this one. */
async function runScript(script: string, failure: string, variables: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, WRANGLER_LOG: 'error', ...variables },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new PlainError(failure)
}
