// Plain JavaScript without dependencies: bootstrap.mjs needs it before anything is installed.
import { spawnSync } from 'node:child_process'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const readText = (path) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** When a process began, as the system tells it; with the number it names one process for good. Undefined: not running. */
function startedAt(pid) {
  if (process.platform !== 'linux')
    return (
      spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || undefined
    )
  const [state, ...fields] = (readText(`/proc/${pid}/stat`) ?? '').split(') ').at(-1)?.split(' ') ?? []
  return state === 'Z' ? undefined : fields[18]
}

const nameProcess = (pid) => `${pid}\n${startedAt(pid)}\n`

/** Writes down a process in a way that no later process with the same number is taken for it. */
export const recordProcess = (path, pid) => writeFileSync(path, nameProcess(pid))

/** Who holds the lock, or is recorded: `{ pid }` of a living process, or undefined. */
export function lockHolder(path) {
  const [pid, started] = (readText(path) ?? '').trim().split('\n')
  return pid && started && startedAt(pid) === started ? { pid: Number(pid) } : undefined
}

/** Takes the lock and returns what releases it; undefined while another living process holds it. */
export function takeLock(path) {
  const mine = nameProcess(process.pid)
  const draft = `${path}.${process.pid}`
  mkdirSync(dirname(path), { recursive: true })
  for (let attempt = 0; attempt < 5; attempt++) {
    writeFileSync(draft, mine)
    try {
      // A link appears whole or not at all, so nobody ever reads half a lock.
      linkSync(draft, path)
      return () => readText(path) === mine && rmSync(path, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    } finally {
      rmSync(draft, { force: true })
    }
    const found = readText(path)
    if (lockHolder(path)) return undefined
    clearDead(path, found)
  }
  return undefined
}

/** Removes a dead process's lock; under a lock of its own, so that nobody removes what somebody took meanwhile. */
function clearDead(path, dead) {
  const release = takeLock(`${path}.clearing`)
  if (!release) return
  if (readText(path) === dead) rmSync(path, { force: true })
  release()
}

/** Takes the lock, waiting for its holder as long as it takes; `onWait` is called once if there is a wait. */
export async function waitForLock(path, onWait = () => {}) {
  for (let isWaiting = false; ; isWaiting = true) {
    const release = takeLock(path)
    if (release) return release
    if (!isWaiting) onWait()
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
