import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { PlainError } from './plain-error.ts'

/** The headless build comes first: it opens a page in less than half the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const debianPackages = ['chromium-headless-shell', 'chromium']
const macApplications = ['Chromium', 'Google Chrome']
const howTo =
  'The browser tests need Chromium: install it (Debian: sudo apt-get install chromium, macOS: brew install --cask chromium) or set CHROMIUM to its path.'

/** The path of a Chromium: the one that CHROMIUM names, an installed one, else Debian's package, installed where that is allowed. */
export function requireChromium(): string {
  const named = process.env.CHROMIUM
  if (named && !existsSync(named)) throw new PlainError(`CHROMIUM is "${named}", which does not exist.`)
  const found = named || findChromium() || (installChromium() && findChromium())
  if (!found) throw new PlainError(howTo)
  return found
}

function findChromium(): string | undefined {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  const places = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...macApplications.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  ]
  return places.find(existsSync)
}

function installChromium(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return false
  console.info('Installing Chromium…')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit', env }).status === 0
  const install = (name: string) => apt('install', '--yes', '--no-install-recommends', name)
  return apt('update') && debianPackages.some(install)
}
