import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { expect, onTestFinished } from 'vitest'
import { copyBuild } from '#scripts/build/ensure-build.ts'
import { readWorkerConfig } from '#scripts/build/worker-config.ts'
import { startDatabaseServer } from '#scripts/local/database/database-server.ts'
import { migrate } from '#scripts/local/database/migrate.ts'
import { builtApi } from '#scripts/local/runtime.ts'
import { root } from '#scripts/local/settings.ts'
import { runJob } from '../people.ts'
import { fault } from './fault.ts'
import { wrongIn } from './oracle.ts'
import { publishOwner } from './owner.ts'
import { crowds, isDone, openWorld } from './world.ts'

const fake = 'failing-kv.worker.js'
const secret = 'a secret of a worker whose KV fails'

/** The API worker by itself, with a KV that fails when it is told to. */
async function startWithFailingKv() {
  const folder = mkdtempSync(join(tmpdir(), 'rembrandt-kv-'))
  const database = await startDatabaseServer(folder, console.error)
  const build = join(folder, 'build')
  await copyBuild(build)
  await migrate(database.url)
  writeFileSync(join(folder, 'auth-secret'), secret)
  const worker = builtApi(readWorkerConfig(build).api, join(build, 'worker'))
  const [entry, ...modules] = Array.isArray(worker.modules) ? worker.modules : []
  const contents = `import { withFailingKv } from './${fake}'\n${entry?.contents}`.replace(
    'export default withSixConnections(worker)',
    'export default withFailingKv(withSixConnections(worker))',
  )
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      telemetry: { enabled: false },
      workers: [
        {
          ...worker,
          modules: [
            { type: 'ESModule', path: join(build, 'worker', 'failing.js'), contents },
            {
              type: 'ESModule',
              path: join(build, 'worker', fake),
              contents: readFileSync(join(root, 'test/faults', fake), 'utf8'),
            },
            ...modules,
          ],
          bindings: {
            APP_ENV: 'local',
            APP_URL: 'http://localhost',
            AUTH_SECRET: secret,
            TURSO_DATABASE_URL: database.url,
            RATE_LIMITS: 'off',
          },
        },
      ],
    }),
  )
  onTestFinished(async () => {
    await miniflare.dispose()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const url = (await miniflare.ready).origin
  const fail = (way = '') => fetch(`${url}/failing-kv?way=${encodeURIComponent(way)}`)
  return { url, databaseUrl: database.url, dataFolder: folder, fail }
}

fault(
  'nobody is refused while KV refuses, hangs or is slow, and a takedown works at once',
  {
    fault: 'KV refuses, stands still, is slow',
    effect: 'nothing, or pages up to a second later; a profile that is taken down is gone at once',
    onlyWhole: true,
  },
  async ({ within, note }) => {
    const product = await startWithFailingKv()
    const world = await openWorld(product, crowds.few)
    await world.goesOn()
    for (const way of ['refuses', 'stands still', 'is slow']) {
      const owner = await publishOwner(product)
      const page = async () => (await fetch(`${product.url}/profile/${owner.profileUrl}`)).status
      expect(await page()).toBe(200)
      await product.fail(way)
      const from = performance.now()
      await sleep(6_000)
      expect((await owner.account.put('/customer-profile', { isActive: false })).status, way).toBe(200)
      expect(await page(), `${way}: taken down`).toBe(404)
      const during = world.pageRequests.filter(({ at }) => at >= from)
      within(`${way}: page`, Math.max(...during.map(({ ms }) => ms)), 3_000)
      await product.fail()
      const back = performance.now()
      await world.goesOn(back)
      within('normal after', performance.now() - back, 2_000)
      await runJob('put-marks', product.url)
      expect(await page()).toBe(404)
    }
    await world.close()
    expect(await wrongIn(world)).toEqual([])
    expect(world.writes.filter((write) => !isDone(write))).toEqual([])
    note(`${world.writes.length} writes, ${world.pageRequests.length} pages`)
  },
)
