import { readdirSync, readFileSync } from 'node:fs'

/** The processes of a product that do its work. */
type Process = 'workerd' | 'sqld'
/** What `/proc` counts in. */
const tickMs = 10

/** A file of `/proc` about a child of this process number; undefined on other systems and if it has ended. */
function readProcessFile(launcher: number, wanted: Process, file: 'status' | 'stat') {
  if (process.platform !== 'linux') return undefined
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const number = numbers.find((number) => {
    const status = read(number, 'status')
    return fieldOf(status, 'Name') === wanted && Number(fieldOf(status, 'PPid')) === launcher
  })
  return number && read(number, file)
}

/** A field of `/proc/…/status`. */
const fieldOf = (status: string, name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1]

/** Milliseconds of the processor that a process has used; undefined where that cannot be known. */
export function processorTime(launcher: number, wanted: Process): number | undefined {
  const fields = readProcessFile(launcher, wanted, 'stat')?.split(') ')[1]?.split(' ')
  return fields && (Number(fields[11]) + Number(fields[12])) * tickMs
}

function read(number: string, file: string): string {
  try {
    return readFileSync(`/proc/${number}/${file}`, 'utf8')
  } catch {
    // It ended meanwhile.
    return ''
  }
}
