import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { startDatabaseServer } from '#scripts/local/database/database-server.ts'
import { startDatabaseProxy } from '../fakes/database-proxy.ts'
import type { Product } from '../product.ts'
import { fault, isWhole } from './fault.ts'
import { measureFault, wrongIn } from './oracle.ts'
import { crowds, openWorld, startKillable } from './world.ts'

const crowd = isWhole ? crowds.many : crowds.few

const databasePid = ({ dataFolder }: Product) =>
  Number(readFileSync(join(dataFolder, 'sqld.pid'), 'utf8').split('\n')[0])

async function startHere(variables: Record<string, string> = {}) {
  const product = await startKillable(variables)
  onTestFinished(product.stop)
  return product
}

const kills = isWhole ? 20 : 2

fault(
  'every acknowledged write survives kills of the database, once',
  {
    fault: `database killed ${kills} times during writes`,
    effect:
      'pages as before; a write at that moment is refused with a sentence, and done once when it is sent again',
  },
  async (measure) => {
    const product = await startHere()
    const world = await openWorld(product, { ...crowd, payment: 1, story: 1, reference: 1 })
    await world.goesOn()
    const deaths: { from: number; to: number }[] = []
    for (let kill = 0; kill < kills; kill += 1) {
      const former = databasePid(product)
      const from = performance.now()
      process.kill(former, 'SIGKILL')
      await world.goesOn(from)
      expect(databasePid(product), 'somebody started it again').not.toBe(former)
      deaths.push({ from, to: from })
      await sleep(isWhole ? 1_000 : 0)
    }
    await world.close()
    expect(product.output()).toContain('The database stopped; starting it again.')
    expect(await wrongIn(world)).toEqual([])
    const done = world.writers.map((writer) => writer.done())
    expect(Math.min(...done), 'each did all they do').toBeGreaterThan(0)
    measureFault(world, measure, deaths)
    measure.note(`${done.reduce((sum, times) => sum + times)} payments, published stories and references`)
  },
)

fault(
  'pages are shown while the database hangs, writes are refused in time, and then all recovers',
  {
    fault: 'database frozen for 30 s (SIGSTOP)',
    effect:
      'the last copies of pages; writes are refused within four seconds, and nothing that was typed is lost',
    onlyWhole: true,
  },
  async (measure) => {
    const product = await startHere()
    const world = await openWorld(product, crowd)
    await world.goesOn()
    const pid = databasePid(product)
    const from = performance.now()
    process.kill(pid, 'SIGSTOP')
    await sleep(30_000)
    process.kill(pid, 'SIGCONT')
    const to = performance.now()
    await world.goesOn(to)
    await sleep(3_000)
    await world.close()
    expect(databasePid(product), 'nobody killed it').toBe(pid)
    expect(await wrongIn(world)).toEqual([])
    measureFault(world, measure, [{ from, to }])
  },
)

fault(
  'nothing is refused with a database that takes 80 ms for every answer',
  {
    fault: 'database slowed down by 80 ms',
    effect: 'every page and every write is a little later, nothing else',
    onlyWhole: true,
  },
  async (measure) => {
    const folder = mkdtempSync(join(tmpdir(), 'rembrandt-slow-'))
    const server = await startDatabaseServer(folder, console.error)
    const proxy = await startDatabaseProxy(server.url)
    onTestFinished(async () => {
      proxy.stop()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    })
    const product = await startHere({ TURSO_DATABASE_URL: proxy.url })
    const world = await openWorld({ ...product, databaseUrl: server.url }, crowd)
    await world.goesOn()
    const from = performance.now()
    proxy.answerAfter(80)
    await sleep(15_000)
    proxy.answerAfter(0)
    const to = performance.now()
    await world.goesOn(to)
    await world.close()
    expect(await wrongIn(world)).toEqual([])
    expect(world.writes.filter(({ status }) => status === 503)).toEqual([])
    const during = <One extends { at: number; ms: number }>(all: One[]) =>
      Math.max(...all.filter(({ at }) => at >= from && at <= to).map(({ ms }) => ms))
    measure.within('page', during(world.pageRequests), 1_000)
    measure.within('write', during(world.writes), 2_000)
  },
)
