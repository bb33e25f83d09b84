import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cpus } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuild } from '#scripts/build/ensure-build.ts'
import { PlainError, runTask } from '#scripts/local/plain-error.ts'
import { startReaper } from '#scripts/local/reaper.ts'
import { readSettings } from '#scripts/local/settings.ts'
import { isStopping, ownSignals, stop } from '#scripts/local/shutdown.ts'
import { type Effort, quick, thorough } from './effort.ts'
import { writeMarkdown } from './markdown.ts'
import { groups, type Part, parts } from './parts.ts'
import { logProgress, secondsSoFar } from './progress.ts'
import { notMeasured, type Row } from './row.ts'
import { lineOf, tableHead } from './table.ts'

const usage = `npm run bench -- [--quick] [--only PART,PART] [--pages PAGE,PAGE] [--minutes N] [--json FILE] [--markdown FILE] [--misses]\nParts: ${Object.keys({ ...groups, ...parts }).join(', ')}`
const leftOut = 'left out by --quick'

/** The rows of one part, each as soon as it is there; what cannot be measured is a row, and the rest goes on. */
async function* rowsOf({ label, measure, only }: Part, effort: Effort, isAsked: boolean) {
  if (!isAsked && (only === 'byName' || (only === 'thorough' && effort.isQuick))) {
    yield notMeasured(label, only === 'byName' ? 'measured only when its name is asked for' : leftOut)
    return
  }
  logProgress(label)
  try {
    yield* await measure(effort)
  } catch (error) {
    if (isStopping()) throw error
    process.exitCode = 1
    yield notMeasured(label, error instanceof Error ? error.message : String(error))
  }
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        quick: { type: 'boolean', default: false },
        only: { type: 'string' },
        minutes: { type: 'string' },
        pages: { type: 'string' },
        json: { type: 'string' },
        markdown: { type: 'string' },
        misses: { type: 'boolean', default: false },
      },
    })
    const chosen = values.only?.split(',').flatMap((name) => groups[name] ?? name)
    const unknown = chosen?.find((name) => !Object.hasOwn(parts, name))
    const minutes = values.minutes === undefined ? undefined : Number(values.minutes)
    if (minutes !== undefined && !(minutes > 0)) throw new Error('--minutes is how long a soak takes.')
    if (unknown !== undefined) throw new Error(`There is no part "${unknown}".`)
    return { ...values, minutes, chosen }
  } catch (error) {
    throw new PlainError(`${(error as Error).message}\n${usage}`)
  }
}

await runTask(async () => {
  const { quick: isQuick, only, minutes, json, markdown, chosen, misses, pages } = readOptions()
  const effort: Effort = {
    ...(isQuick ? quick : thorough),
    ...(minutes && { soakSeconds: 60 * minutes }),
    isNamingMisses: misses,
    lighthousePages: pages?.split(','),
  }
  const file = json ? resolve(json) : join(readSettings().dataFolder, 'bench.json')
  const rows: Row[] = []
  const missing = Object.keys(parts).filter((name) => chosen?.includes(name) ?? true)
  startReaper()
  ownSignals()
  await ensureBuild()
  console.info(tableHead())
  for (const [name, part] of Object.entries<Part>(parts)) {
    if (chosen && !chosen.includes(name)) continue
    for await (const row of rowsOf(part, effort, Boolean(chosen))) {
      rows.push(row)
      console.info(lineOf(row))
    }
    missing.shift()
    keep(file, {
      at: new Date(),
      quick: isQuick,
      seconds: secondsSoFar(),
      cores: cpus().length,
      missing,
      rows,
    })
  }
  if (markdown) {
    const options = [
      isQuick && '--quick',
      only && `--only ${only}`,
      pages && `--pages ${pages}`,
      minutes && `--minutes ${minutes}`,
    ]
    const command = ['npm run bench --', ...options.filter(Boolean)].join(' ')
    const run = { at: new Date(), seconds: secondsSoFar(), name: only ?? 'all', command }
    writeMarkdown(markdown, { ...run, rows, versions: versions() })
  }
  console.info(`\nIn ${secondsSoFar()} s on ${cpus().length} cores, written to ${file}`)
  await stop(Number(process.exitCode ?? 0))
})

/** Of what the product runs on here. */
function versions(): Record<string, string> {
  const { dependencies, devDependencies } = createRequire(import.meta.url)('../package.json')
  const all: Record<string, string> = { ...dependencies, ...devDependencies }
  return Object.fromEntries(
    ['workerd', 'miniflare'].flatMap((name) => (all[name] ? [[name, all[name]]] : [])),
  )
}

/** Written after every part, whole or not at all; `missing` names the parts that are still to be measured. */
function keep(file: string, run: object): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, `${JSON.stringify(run, null, 2)}\n`)
  renameSync(`${file}.new`, file)
}
