import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './settings.ts'

const isTest = (path: string) => /\.(test|spec)\.[a-z]+$/.test(path)

const filesBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** One word for the contents of folders and files of the repository; tests do not count. */
export function fingerprint(folders: readonly string[], files: readonly string[] = []): string {
  const paths = [...folders.flatMap(filesBelow), ...files.map((file) => join(root, file)).filter(existsSync)]
  const hash = createHash('sha256')
  for (const path of [...new Set(paths)].filter((path) => !isTest(path)).sort())
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}
