import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createBuilder } from 'vite'
import { files, paths, redirects, services } from '#schema/paths.ts'
import { pageHeaders } from '#schema/security-headers.ts'
import { housePicture } from '#schema/share.ts'
import { drawHousePicture } from '#worker/features/sharing/share-picture.ts'
import { buildFolder } from './build-folder.ts'
import { shellAssets } from './site-assets.ts'
import { unknownOrigin } from './static-pages.ts'

const site = join(buildFolder, 'site')
const manifest = join(buildFolder, 'client-manifest.json')
const accountManifest = join(buildFolder, 'account-manifest.json')

process.env.NODE_ENV = 'production'
const builder = await createBuilder({ mode: 'production', logLevel: 'warn' })
await builder.buildApp()
takeManifestsAway()
await prerenderStaticPages()
await writeShells()
writeFileSync(site + housePicture, await drawHousePicture())
writeRoutes()
writeHeaders()

/** The manifests of both doors are for the build only; the site does not serve them. */
function takeManifestsAway() {
  renameSync(`${site}/.vite/manifest.json`, manifest)
  renameSync(`${site}/.vite/account-manifest.json`, accountManifest)
  rmSync(`${site}/.vite`, { recursive: true })
}

/** A document for each page behind the account door, served as a file. */
async function writeShells() {
  const { shellOf, shellPaths }: typeof import('#web/doors/account/shell.tsx') = await import(
    join(buildFolder, 'shells/shell.js')
  )
  const assets = shellAssets(JSON.parse(readFileSync(accountManifest, 'utf8')))
  for (const path of shellPaths) {
    const file = `${site}${path}.html`
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await shellOf(path, assets))
  }
}

/** The renderer inside the built worker also runs here: one renderer for the edge and the build. */
async function prerenderStaticPages() {
  const { default: worker } = await import(join(buildFolder, 'worker/index.js'))
  const variables = {
    APP_ENV: 'local',
    // A deployment knows where the site will stand; a product writes it in when it starts.
    APP_URL: process.env.APP_URL || unknownOrigin,
    AUTH_SECRET: 'not used while static pages are rendered',
    TURSO_DATABASE_URL: 'http://127.0.0.1:1',
  }
  for (const { pattern, rendering } of Object.values(paths)) {
    if (rendering !== 'static') continue
    const context = { waitUntil: () => {}, passThroughOnException: () => {} }
    const response: Response = await worker.fetch(
      new Request(`http://localhost${pattern}`),
      variables,
      context,
    )
    const expected = pattern === paths.notFound.pattern ? 404 : 200
    if (response.status !== expected)
      throw new Error(`${pattern} was rendered with status ${response.status}`)
    writeFileSync(`${site}${pattern === '/' ? '/index' : pattern}.html`, await response.text())
  }
}

/** Pages runs `_worker.js` for these and serves everything else as a file. */
function writeRoutes() {
  const include = [
    ...Object.values(services).map((prefix) => `${prefix}/*`),
    ...[
      ...Object.values(paths)
        .filter(({ rendering }) => rendering === 'edge')
        .map(({ pattern }) => pattern),
      ...Object.keys(redirects),
      ...Object.values(files),
    ]
      .map((pattern) => pattern.replace(/:[^/]+/g, '*'))
      .flatMap((pattern) => (/[*]$|\.\w+$/.test(pattern) ? [pattern] : [pattern, `${pattern}/`])),
  ]
  // To Pages, `/scorecard/*` means `/scorecard` too, which is a file.
  const exclude = Object.values(paths)
    .filter(({ pattern, rendering }) => rendering === 'static' && include.includes(`${pattern}/*`))
    .map(({ pattern }) => pattern)
  writeFileSync(`${site}/_routes.json`, JSON.stringify({ version: 1, include, exclude }, null, 2))
}

function writeHeaders() {
  const section = (path: string, headers: Record<string, string>) =>
    `${path}\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}`)
      .join('\n')}\n`
  const { file } = JSON.parse(readFileSync(manifest, 'utf8'))['web/doors/public/entry-start.ts']
  if (!String(file).startsWith('assets/')) throw new Error('Built files are expected under /assets')
  const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }
  writeFileSync(`${site}/_headers`, section('/*', pageHeaders) + section('/assets/*', immutable))
}
