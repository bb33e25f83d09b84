import { join } from 'node:path'
import { copyBuild } from '#scripts/build/ensure-build.ts'
import { runTask } from '#scripts/local/plain-error.ts'
import { startRuntime } from '#scripts/local/runtime.ts'
import { readSettings, workerVariables } from '#scripts/local/settings.ts'
import { stop } from '#scripts/local/shutdown.ts'

// In a process of its own, so that every start is a first one. No database: the bare route asks none.
await runTask(async () => {
  const settings = readSettings()
  const variables = workerVariables(settings, 'http://127.0.0.1:1')
  const build = join(settings.dataFolder, 'build')
  await copyBuild(build)
  const began = performance.now()
  await startRuntime(settings, build, variables)
  await (await fetch(`http://127.0.0.1:${settings.port}/api/ping`)).text()
  process.stdout.write(`${performance.now() - began}\n`)
  await stop(0)
})
