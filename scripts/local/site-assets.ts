import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { fingerprint } from './fingerprint.ts'

type Chunk = { file: string; css?: string[]; imports?: string[] }
type Manifest = Record<string, Chunk>

const name = 'virtual:site-assets'
const site = 'dist/site'
const entry = 'web/entry-client.tsx'

/** Tells the renderer what the client build made: the stylesheet, the entry script and each screen's chunks. */
export const siteAssets = ({ development }: { development: boolean }): Plugin => ({
  name: 'site-assets',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return
    const assets = development ? developmentAssets() : builtAssets()
    return Object.entries(assets)
      .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)}`)
      .join('\n')
  },
})

const developmentAssets = () => ({
  buildId: 'dev',
  css: '',
  scripts: ['/@vite/client', '/web/entry-dev.js'],
  preloads: {},
})

function builtAssets() {
  const file = `${site}/.vite/manifest.json`
  if (!existsSync(file)) throw new Error('Build the client before the worker')
  const text = readFileSync(file, 'utf8')
  const manifest: Manifest = JSON.parse(text)
  const entryChunk = manifest[entry]
  if (!entryChunk) throw new Error(`The client build has no ${entry}`)
  const css = Object.values(manifest)
    .filter((chunk) => chunk.file.endsWith('.css'))
    .map((chunk) => chunk.file)
  const screens = Object.keys(manifest).filter((key) => key.startsWith('web/screens/'))
  return {
    buildId: fingerprint(['web', 'schema', 'worker'], ['package-lock.json']).slice(0, 12),
    css: [...new Set([...css, ...(entryChunk.css ?? [])])]
      .map((path) => readFileSync(`${site}/${path}`, 'utf8'))
      .join(''),
    scripts: [`/${entryChunk.file}`],
    preloads: Object.fromEntries(screens.map((screen) => [screen, chunksOf(manifest, screen, entry)])),
  }
}

/** The chunk of a screen and all it imports, without what the entry brings anyway. */
function chunksOf(manifest: Manifest, screen: string, withoutEntry: string): string[] {
  const reached = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) reached(next, seen)
    return seen
  }
  const already = reached(withoutEntry)
  const entryImports = [...already].filter((key) => key !== withoutEntry)
  const own = [...reached(screen)].filter((key) => !already.has(key))
  return [...entryImports, ...own].flatMap((key) => manifest[key]?.file ?? []).map((path) => `/${path}`)
}
