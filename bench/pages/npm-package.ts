import { execFile } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { readSettings } from '#scripts/local/settings.ts'

const run = promisify(execFile)

/**
 * A file of a package of npm, in bytes of gzip; undefined where npm cannot fetch it. The package is kept in the data
 * folder.
 */
export async function weighPackage(name: string, file: string): Promise<number | undefined> {
  const folder = join(readSettings().dataFolder, 'packages')
  mkdirSync(folder, { recursive: true })
  const packed = join(folder, `${name.replace(/^@/, '').replace(/[/@]/g, '-')}.tgz`)
  if (!existsSync(packed)) {
    const flags = ['--silent', '--ignore-scripts', '--fetch-retries=0', '--fetch-timeout=20000']
    const isThere = await run('npm', ['pack', name, '--pack-destination', folder, ...flags]).then(
      () => existsSync(packed),
      () => false,
    )
    if (!isThere) return undefined
  }
  const extracted = await run('tar', ['-xzOf', packed, `package/${file}`], {
    encoding: 'buffer',
    maxBuffer: 64_000_000,
  })
  return gzipSync(extracted.stdout, { level: 9 }).length
}
