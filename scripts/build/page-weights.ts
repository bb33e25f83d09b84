import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { launcherFile } from '#schema/pages/other-addresses.ts'
import { buildFolder } from './build-folder.ts'
import { chunksBehind, type Manifest } from './manifest-chunks.ts'

/** What a build may weigh, in bytes of gzip; `free` is what stays unused of it for what is to come. */
export const weightLimits = {
  scripts: 130_000,
  stylesheet: 24_000,
  account: 200_000,
  accountFiles: 27,
  start: 2_000,
  launcher: 3_000,
  frame: 80_000,
  free: { scripts: 2_000, stylesheet: 2_800 },
}

const packed = (path: string) => gzipSync(readFileSync(path), { level: 9 }).length
const sum = (folder: string, files: Iterable<string>) =>
  [...files].reduce((total, file) => total + packed(join(folder, 'site', file)), 0)

export const publicDoor = 'client-manifest.json'
const start = 'web/doors/public/entry-start.ts'

/** Of the last build, in bytes of gzip: what a public page fetches before it is painted, both doors, the widget. */
export const weighBuild = () => ({
  start: sum(buildFolder, filesOf(manifestOf(buildFolder, publicDoor), [start])),
  public: weighPublicDoor(buildFolder),
  account: weighDoor(buildFolder, 'account-manifest.json', ['web/doors/account/entry.tsx']),
  launcher: packed(join(buildFolder, 'site', launcherFile)),
  frame: sum(
    buildFolder,
    filesOf(manifestOf(buildFolder, 'widget-manifest.json'), ['web/doors/widget/entry.tsx']),
  ),
})

/** The public door of any build, in bytes of gzip. */
export const weighPublicDoor = (folder: string) =>
  weighDoor(folder, publicDoor, [start, 'web/doors/public/entry-client.tsx'])

const manifestOf = (folder: string, file: string): Manifest =>
  JSON.parse(readFileSync(join(folder, file), 'utf8'))

/** The scripts that each screen of a door cannot begin without, and the most that a page has of stylesheets. */
function weighDoor(folder: string, file: string, entries: string[]) {
  const manifest = manifestOf(folder, file)
  const screens = Object.keys(manifest).filter((key) => /^web\/pages\/.+-screen\.tsx$/.test(key))
  const whole = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.css') ? [file] : []))
  const sheetsOf = (keys: string[]) => {
    const own = chunksBehind(manifest, keys).flatMap(({ css = [] }) => css)
    return new Set(own.length ? own : whole)
  }
  return {
    screens: screens.map((screen) => {
      const files = filesOf(manifest, [...entries, screen])
      return { screen, files: [...files], scripts: sum(folder, files) }
    }),
    stylesheet: Math.max(...screens.map((screen) => sum(folder, sheetsOf([...entries, screen])))),
  }
}

/** The scripts that some modules cannot begin without. */
const filesOf = (manifest: Manifest, keys: string[]) =>
  new Set(chunksBehind(manifest, keys).map(({ file }) => file))
