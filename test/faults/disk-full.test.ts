import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { startDatabaseServer } from '#scripts/local/database/database-server.ts'
import { fault } from './fault.ts'
import { measureFault, wrongIn } from './oracle.ts'
import { crowds, openWorld, startKillable } from './world.ts'

const folder = mkdtempSync(join(tmpdir(), 'rembrandt-disk-'))

/** A disk of 64 MB for the database alone; where nobody may mount one, this is not tested. */
function mounted(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Fills the disk to its last byte. */
function fill(file: string) {
  const opened = openSync(file, 'w')
  try {
    for (const piece of [1024 * 1024, 4096, 1]) {
      try {
        for (;;) writeSync(opened, Buffer.alloc(piece))
      } catch {}
    }
  } finally {
    closeSync(opened)
  }
}

fault(
  'pages are shown while the database’s disk is full, writes are refused, and then all recovers',
  {
    fault: 'disk full for 15 s (a tmpfs of 64 MB, filled)',
    effect: 'pages as before; writes are refused, and nothing that was typed is lost',
    onlyWhole: true,
  },
  async (measure) => {
    if (!mounted()) return measure.notTested('nobody may mount a disk here')
    const givenUp: string[] = []
    const server = await startDatabaseServer(folder, (line) => givenUp.push(line))
    onTestFinished(async () => {
      await server.stop()
      execFileSync('umount', [folder])
      rmSync(folder, { recursive: true, force: true })
    })
    const product = await startKillable({ TURSO_DATABASE_URL: server.url })
    onTestFinished(product.stop)
    const world = await openWorld({ ...product, databaseUrl: server.url }, crowds.few)
    await world.goesOn()
    const filler = join(folder, 'filler')
    const from = performance.now()
    fill(filler)
    await sleep(15_000)
    rmSync(filler)
    const to = performance.now()
    await world.goesOn(to)
    await world.close()
    expect(givenUp).toEqual([])
    expect(await wrongIn(world)).toEqual([])
    expect(
      world.writes.some(({ status }) => status === 503),
      'it was full',
    ).toBe(true)
    measureFault(world, measure, [{ from, to }])
  },
)
