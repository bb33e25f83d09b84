import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockHolder, takeLock } from '../lock-file.mjs'
import { PlainError } from './plain-error.ts'

/** A running product, as other commands find it. */
type Running = { pid: number; url: string; databaseUrl: string }

const lockPath = (folder: string) => join(folder, 'lock')
const runningPath = (folder: string) => join(folder, 'running.json')

/** The product that runs on a data folder; undefined when none does, or while it is still starting. */
export function findRunning(folder: string): Running | undefined {
  const holder = lockHolder(lockPath(folder))
  if (!holder) return undefined
  try {
    const running = JSON.parse(readFileSync(runningPath(folder), 'utf8')) as Running
    return running.pid === holder.pid ? running : undefined
  } catch {
    return undefined
  }
}

/** Takes the data folder for this process alone; a second product on it would corrupt its database. */
export function openDataFolder(folder: string) {
  const release = takeFolder(folder)
  if (!release) throw new PlainError(describeHolder(folder))
  rmSync(runningPath(folder), { force: true })
  return {
    /** Writes down where this product is found. */
    announce(running: Omit<Running, 'pid'>) {
      const draft = `${runningPath(folder)}.new`
      writeFileSync(draft, JSON.stringify({ pid: process.pid, ...running }))
      renameSync(draft, runningPath(folder))
    },
    release() {
      rmSync(runningPath(folder), { force: true })
      release()
    },
  }
}

function takeFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
    return takeLock(lockPath(folder))
  } catch (error) {
    throw new PlainError(`DATA_DIR cannot be used: ${(error as Error).message}`)
  }
}

function describeHolder(folder: string): string {
  const running = findRunning(folder)
  const pid = running?.pid ?? lockHolder(lockPath(folder))?.pid
  const where = running ? ` on ${running.url}` : ''
  return `Already running${where} (process ${pid}). Stop it first, or set another DATA_DIR and PORT.`
}
