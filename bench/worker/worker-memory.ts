import { execFileSync } from 'node:child_process'
import { aboutProcess, fieldOf } from '../instruments/processes.ts'
import { launcherOf, type Product } from '../instruments/products.ts'
import { measured, type Row } from '../row.ts'

const most = 1.3

/** Megabytes that the worker's runtime holds in memory now. */
export function workerMemory(product: Product): number {
  const status = aboutProcess(launcherOf(product), 'workerd', 'status')
  const kilobytes = status ? Number(fieldOf(status, 'VmRSS')) : fromPs(launcherOf(product))
  if (!kilobytes) throw new Error('The process of the worker was not found')
  return (kilobytes * 1024) / 1e6
}

type Warm = { memory: number; rounds: number; isSteady: boolean }

/** What the worker holds after the load beside what it held when it was warm. */
export function memoryAfterLoad(product: Product, warm: Warm): Row {
  const steady = warm.isSteady ? 'was steady' : 'was not steady'
  return measured({
    what: 'memory of the worker after the load',
    figure: workerMemory(product),
    unit: 'MB',
    beside: { what: 'at most while warming up', figure: warm.memory },
    budget: { of: 'ratio', atMost: most },
    note: `warming up ${steady} after ${warm.rounds} rounds of all kinds of load`,
  })
}

function fromPs(launcher: number): number | undefined {
  const lines = execFileSync('ps', ['-axo', 'ppid=,rss=,comm='], { encoding: 'utf8' }).split('\n')
  const fields = lines.map((line) => line.trim().split(/\s+/))
  const found = fields.find(
    ([parent, , command]) => Number(parent) === launcher && command?.endsWith('workerd'),
  )
  return found && Number(found[1])
}
