import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { PlainError } from './plain-error.ts'

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const installed = () => places.find((place): place is string => Boolean(place && existsSync(place)))

/** An installed Chromium. @throws PlainError that says how to get one. */
export function findChromium(): string {
  const place = installed()
  if (!place) throw new PlainError('The journeys need Chromium: install it, or set CHROMIUM to its path.')
  return place
}

/** Installs Debian's Chromium where none is found and the system lets us. */
export function ensureChromium(): string {
  const mayInstall = !installed() && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (mayInstall) {
    console.info('Installing Chromium…')
    const apt = (...args: string[]) =>
      spawnSync('apt-get', ['-qq', '-y', ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
    apt('update')
    apt('install', 'chromium')
  }
  return findChromium()
}
