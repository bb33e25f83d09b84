import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createBuilder } from 'vite'
import { defaultPicture } from '#schema/pages/share.ts'
import { paths } from '#schema/paths.ts'
import { drawDefaultPicture } from '#worker/features/sharing/share-picture.ts'
import { buildFolder } from './build-folder.ts'
import { headers, routes, shellFile, shellRewrites } from './pages-rules.ts'
import { shellAssets } from './site-assets.ts'
import { unknownOrigin } from './static-pages.ts'

const site = join(buildFolder, 'site')
const manifest = join(buildFolder, 'client-manifest.json')
const accountManifest = join(buildFolder, 'account-manifest.json')
const widgetManifest = join(buildFolder, 'widget-manifest.json')

process.env.NODE_ENV = 'production'
const builder = await createBuilder({ mode: 'production', logLevel: 'warn' })
await builder.buildApp()
takeManifestsAway()
await prerenderStaticPages()
await writeShells()
writeFileSync(site + defaultPicture, await drawDefaultPicture())
writeFileSync(`${site}/_routes.json`, JSON.stringify(routes(), null, 2))
writeFileSync(`${site}/_headers`, headers())
writeFileSync(`${site}/_redirects`, shellRewrites())
expectAssets()

/** The manifests of all doors are for the build only; the site does not serve them. */
function takeManifestsAway() {
  renameSync(`${site}/.vite/manifest.json`, manifest)
  renameSync(`${site}/.vite/account-manifest.json`, accountManifest)
  renameSync(`${site}/.vite/widget-manifest.json`, widgetManifest)
  rmSync(`${site}/.vite`, { recursive: true })
}

/** A document for each page behind the account door, served as a file. */
async function writeShells() {
  const { shellOf, shells }: typeof import('#web/doors/account/shell.tsx') = await import(
    join(buildFolder, 'shells/shell.js')
  )
  const assets = JSON.parse(readFileSync(accountManifest, 'utf8'))
  for (const { path, screen } of shells) {
    const file = `${site}${shellFile(path)}.html`
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await shellOf(path, shellAssets(assets, screen)))
  }
  // A third of all files, which each start would copy.
  rmSync(join(buildFolder, 'shells'), { recursive: true })
}

/** The renderer inside the built worker also runs here: one renderer for the edge and the build. */
async function prerenderStaticPages() {
  const { default: worker } = await import(join(buildFolder, 'worker/index.js'))
  const variables = {
    APP_ENV: 'local',
    // A deployment knows the site's address; a product writes it in when it starts.
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

/** The files that `_headers` allows to be cached for ever. */
function expectAssets() {
  const { file } = JSON.parse(readFileSync(manifest, 'utf8'))['web/doors/public/entry-start.ts']
  if (!String(file).startsWith('assets/')) throw new Error('Built files are expected under /assets')
}
