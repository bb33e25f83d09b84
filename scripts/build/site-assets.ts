import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { buildFolder } from './build-folder.ts'
import { contactVariables } from './contact-variables.ts'
import { fingerprint } from './fingerprint.ts'
import { chunksBehind, type Manifest } from './manifest-chunks.ts'

const name = 'virtual:site-assets'
const widgetName = 'virtual:widget-assets'
const site = join(buildFolder, 'site')
const start = 'web/doors/public/entry-start.ts'
const entry = 'web/doors/public/entry-client.tsx'
const widgetEntry = 'web/doors/widget/entry.tsx'
const accountEntry = 'web/doors/account/entry.tsx'

/**
 * Tells the renderer what the client builds made: the stylesheet, the entry script and each screen's chunks, and the
 * same of the widget's frame.
 */
export const siteAssets = ({ development }: { development: boolean }): Plugin => ({
  name: 'site-assets',
  resolveId: (id) => (id === name || id === widgetName ? `\0${id}` : undefined),
  load(id) {
    const read = id === `\0${name}` ? siteFiles : id === `\0${widgetName}` ? widgetFiles : undefined
    if (!read) return
    const assets = read(development)
    // Taken apart, not named one by one: the bundler would repeat a constant of 94 KB wherever it is read.
    return `export const { ${Object.keys(assets).join(', ')} } = ${JSON.stringify(assets)}`
  },
})

const siteFiles = (development: boolean) => (development ? developmentAssets() : builtAssets())

const developmentAssets = () => ({
  buildId: 'dev',
  styles: '',
  scripts: ['/@vite/client', '/web/doors/public/entry-dev.js'],
  chunks: {},
})

function builtAssets() {
  const file = `${site}/.vite/manifest.json`
  if (!existsSync(file)) throw new Error('Build the client before the worker')
  const text = readFileSync(file, 'utf8')
  const manifest: Manifest = JSON.parse(text)
  const startChunk = manifest[start]
  if (!startChunk) throw new Error(`The client build has no ${start}`)
  const sheets = new Set(
    Object.values(manifest).flatMap(({ file, css = [] }) => (file.endsWith('.css') ? [file] : css)),
  )
  const [sheet] = sheets
  if (!sheet || sheets.size > 1) throw new Error('The client build has one stylesheet')
  const screens = Object.keys(manifest).filter((key) => /^web\/pages\/.+-screen\.tsx$/.test(key))
  return {
    // Whatever decides what a page says or which files it names.
    buildId: hashOf(fingerprint(['web', 'schema', 'worker'], ['package-lock.json']), text, bakedIn()),
    styles: readFileSync(`${site}/${sheet}`, 'utf8'),
    scripts: [`/${startChunk.file}`],
    chunks: Object.fromEntries(screens.map((screen) => [screen, chunksOf(manifest, [entry, screen])])),
  }
}

/** The widget's frame: the text of its stylesheet, its entry, and all the scripts that it begins with. */
function widgetFiles(development: boolean) {
  if (development) return { styles: '', script: '/web/doors/widget/entry.tsx', scripts: [] }
  const manifest: Manifest = JSON.parse(readFileSync(`${site}/.vite/widget-manifest.json`, 'utf8'))
  const [script, ...scripts] = chunksOf(manifest, [widgetEntry])
  const [sheet] = sheetsOf(manifest, [widgetEntry])
  if (!sheet || !script) throw new Error('The widget’s frame has one stylesheet and one entry')
  return { styles: readFileSync(`${site}${sheet}`, 'utf8'), script, scripts }
}

const bakedIn = () => JSON.stringify([process.env.APP_URL, contactVariables(process.env.APP_URL)])

const hashOf = (...texts: string[]) =>
  createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 12)

/**
 * What the shell of a page behind the account door holds and names: the door's stylesheet and its text, the page's own
 * stylesheets, its entry, and what that and the page's screen import.
 */
export function shellAssets(manifest: Manifest, screen: string) {
  const screens = Object.keys(manifest).filter((key) =>
    key.endsWith(`/account/${screen}/${screen}-screen.tsx`),
  )
  if (screens.length !== 1) throw new Error(`The account door has no screen ${screen}`)
  const [sheet] = sheetsOf(manifest, [accountEntry])
  const [script, ...imports] = chunksOf(manifest, [accountEntry, ...screens])
  if (!sheet || !script) throw new Error('The account door has one stylesheet and one entry')
  const sheets = sheetsOf(manifest, screens).filter((own) => own !== sheet)
  return { styles: readFileSync(`${site}${sheet}`, 'utf8'), sheet, sheets, script, imports }
}

/** The scripts of some modules and of all that they import. */
const chunksOf = (manifest: Manifest, modules: string[]) =>
  chunksBehind(manifest, modules).map(({ file }) => `/${file}`)

/** The stylesheets of some modules and of all that they import. */
const sheetsOf = (manifest: Manifest, modules: string[]) =>
  chunksBehind(manifest, modules).flatMap(({ css = [] }) => css.map((file) => `/${file}`))
