import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { launcherOf, type Product } from './products.ts'
import { measured, type Row } from './row.ts'

const most = 1.3

/** Megabytes that the worker's runtime holds in memory now. */
export function workerMemory(product: Product): number {
  const launcher = launcherOf(product)
  const kilobytes = process.platform === 'linux' ? fromProc(launcher) : fromPs(launcher)
  if (!kilobytes) throw new Error('The process of the worker was not found')
  return (kilobytes * 1024) / 1e6
}

/** How much more the worker holds at the end of the load than when it was warm. */
export const memoryRow = (warm: number, end: number): Row =>
  measured({
    what: 'memory of the worker after the load',
    figure: end,
    unit: 'MB',
    beside: { what: 'warmed up', figure: warm },
    budget: { of: 'ratio', atMost: most },
  })

function fromProc(launcher: number): number | undefined {
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  for (const number of numbers) {
    const status = readStatus(number)
    const field = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1]
    if (field('Name') === 'workerd' && Number(field('PPid')) === launcher) return Number(field('VmRSS'))
  }
}

function readStatus(number: string): string {
  try {
    return readFileSync(`/proc/${number}/status`, 'utf8')
  } catch {
    // It ended meanwhile.
    return ''
  }
}

function fromPs(launcher: number): number | undefined {
  const lines = execFileSync('ps', ['-axo', 'ppid=,rss=,comm='], { encoding: 'utf8' }).split('\n')
  const fields = lines.map((line) => line.trim().split(/\s+/))
  const found = fields.find(
    ([parent, , command]) => Number(parent) === launcher && command?.endsWith('workerd'),
  )
  return found && Number(found[1])
}
