import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../local/settings.ts'

/** What this repository is written in; what tools leave beside it (`.wrangler`, caches, logs) is no source. */
const isSource = (path: string) =>
  /\.(ts|tsx|mts|js|mjs|css|svg|png|woff2|html|json|toml|txt|webmanifest)$/.test(path) &&
  !/\.test\.tsx?$/.test(path) &&
  !path.split('/').some((part) => part.startsWith('.') || part === 'node_modules')

const filesBelow = (base: string, folder: string) =>
  readdirSync(join(base, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter(isSource)

/** One word for the sources in folders and for single files, both named from `base`; tests do not count. */
export function fingerprint(folders: readonly string[], files: readonly string[] = [], base = root): string {
  const paths = [
    ...folders.flatMap((folder) => filesBelow(base, folder)),
    ...files.filter((file) => existsSync(join(base, file))),
  ]
  const hash = createHash('sha256')
  for (const path of [...new Set(paths)].sort())
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(base, path)))
      .update('\0')
  return hash.digest('hex')
}
