import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const { resolve } = createRequire(new URL('package.json', import.meta.url))
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')

/** What TypeScript finds wrong with JSON-LD by the types that schema-dts makes of schema.org's vocabulary; the first stands in line 2. */
export async function faultsOfLinkedData(objects: readonly object[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'linked-data-'))
  try {
    const types = join(dirname(resolve('schema-dts/package.json')), 'dist/schema.js')
    const file = join(folder, 'linked-data.ts')
    const declared = objects.map(
      (one, at) =>
        `export const object${at}: ${'@graph' in one ? 'Graph' : 'WithContext<Thing>'} = ${JSON.stringify(one, withoutInputs)}`,
    )
    await writeFile(
      file,
      [`import type { Graph, Thing, WithContext } from ${JSON.stringify(types)}`, ...declared].join('\n'),
    )
    await promisify(execFile)(process.execPath, [
      compiler,
      ...['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--types', ''],
      // Each further checker reads the vocabulary anew.
      ...['--module', 'nodenext', '--pretty', 'false', '--checkers', '1', file],
    ])
    return ''
  } catch (error) {
    const { stdout } = error as { stdout?: string }
    if (!stdout) throw error
    return stdout
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Any property may have an input (schema.org/docs/actions.html), which the types know of no Graph. */
const withoutInputs = (name: string, value: unknown) =>
  name.endsWith('-input') && typeof value === 'string' ? undefined : value
