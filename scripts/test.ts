import { ensureBuild } from './build/ensure-build.ts'
import { changedTests } from './changed-tests.ts'
import { requireChromium } from './local/chromium.ts'
import { runTool, showTool } from './local/command.ts'
import { PlainError, runTask } from './local/plain-error.ts'
import { startReaper } from './local/reaper.ts'

type Check = { name: string; ok: boolean; seconds: number }

async function timed(name: string, check: () => Promise<boolean>): Promise<Check> {
  const began = performance.now()
  return { name, ok: await check(), seconds: (performance.now() - began) / 1000 }
}

/** Runs a tool out of sight; shows what it said only when it complains. */
const quietly = (name: string, tool: string, args: readonly string[]) =>
  timed(name, async () => {
    const { ok, output } = await runTool(tool, args)
    if (!ok) console.error(`${output}\n`)
    return ok
  })

/** The build that the product of the tests would otherwise make while both cores wait for it. */
const build = () =>
  timed('build', () =>
    ensureBuild().then(
      () => true,
      (error: Error) => {
        console.error(error.message)
        return false
      },
    ),
  )

/** The tests whose path holds one of the words, all of them without words. */
async function builtAndTested(words: readonly string[]): Promise<Check[]> {
  // Some tests ask no product.
  const built = words.length ? [] : [await build()]
  const tests = await timed('tests', () =>
    showTool('vitest', ['run', ...words]).then(
      () => true,
      () => false,
    ),
  )
  return [...built, tests]
}

/** Every check of the repository, or with `--changed` what a change touches; other arguments go to Vitest. */
await runTask(async () => {
  // A test run that is killed must not leave the product that it tests behind.
  startReaper()
  process.env.CHROMIUM = requireChromium()
  const args = process.argv.slice(2)
  const isChangedAlone = args.includes('--changed')
  const { chosen, left } = isChangedAlone ? await changedTests() : { chosen: args, left: [] }
  const [lint, types, tested] = await Promise.all([
    quietly('format and lint', 'biome', ['check', '--colors=force']),
    // Each further checker reads the libraries' types anew, and the cores have other work.
    quietly('types', 'tsc', ['--noEmit', '--pretty', '--checkers', '1']),
    chosen.length || !isChangedAlone ? builtAndTested(chosen) : [],
  ])
  const checks = [lint, types, ...tested]
  for (const { name, ok, seconds } of checks)
    console.info(`${ok ? '✓' : '✗'} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s`)
  if (left.length) console.info(`Touched too, and left to the whole npm test: ${left.join(', ')}`)
  const failed = checks.filter(({ ok }) => !ok).map(({ name }) => name)
  if (failed.length) throw new PlainError(`Failed: ${failed.join(', ')}`)
})
