import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { FaultRow } from '#test/faults/fault.ts'
import { ensureBuild } from './build/ensure-build.ts'
import { requireChromium } from './local/chromium.ts'
import { showTool } from './local/command.ts'
import { PlainError, runTask } from './local/plain-error.ts'
import { startReaper } from './local/reaper.ts'
import { readSettings, root } from './local/settings.ts'

const file = join(root, 'docs/faults.md')

/** The page, of what each fault showed. */
const tableOf = (rows: FaultRow[], minutes: number) => `# Faults

What users see while something fails. \`npm run test:faults -- --markdown\` generates this page. An oracle compares every acknowledged write with what is stored, to check that nothing is lost or done twice.

While the database is killed, hangs, is slow or has no disk, people write chat lines, bookings, messages and edits of profiles, and read pages. During the kills others also pay in the sandbox (a level with months, one that is paid once), write, submit, confirm, validate, return and delete stories, and invite referees, answer and confirm addresses. Each repeats a refused step with the same key until it is acknowledged. Afterwards there has to be one receipt, one mail and one subscription for each payment, one story with one version and one verdict, one reference with its mails, and no task that waits or failed.

Three limits are wider than the rest, each for a reason:

- *Before it is noticed*: a database that hangs gives no sign. A page waits for it for 2.5 s and then shows its last copy. Once two tries have failed, copies are shown at once (*kept page*) until the database answers again.
- Pages while KV hangs: the worker waits a second for KV, then reads the database.
- Checkout, sign-in and the agent need their provider and wait up to 9 s for it. A payment that Stripe begins late is not lost, and nobody pays twice, since each try carries the same key.

| fault | what users see | measured, of the maximum | passes |
| --- | --- | --- | --- |
${rows.map(({ fault, effect, figures, passes }) => `| ${fault} | ${effect} | ${figures.join('<br>')} | ${passes} |`).join('\n')}

Measured on ${new Date().toISOString().slice(0, 10)} in ${minutes} minutes on ${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown processor'}.
`

/** Lets everything fail that can, one after the other, and prints what users saw of it; `--markdown` writes docs/faults.md. */
await runTask(async () => {
  const { values, positionals } = parseArgs({
    options: { markdown: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  startReaper()
  process.env.CHROMIUM = requireChromium()
  const { dataFolder } = readSettings()
  mkdirSync(dataFolder, { recursive: true })
  const rowsFile = join(dataFolder, 'faults.jsonl')
  rmSync(rowsFile, { force: true })
  Object.assign(process.env, { FAULTS: 'whole', FAULTS_ROWS: rowsFile })
  await ensureBuild()
  const began = performance.now()
  // One after the other: what is timed has the machine for itself.
  const isWell = await showTool('vitest', [
    'run',
    '--project',
    'faults',
    '--no-file-parallelism',
    ...positionals,
  ]).then(
    () => true,
    () => false,
  )
  const minutes = Math.max(1, Math.round((performance.now() - began) / 60_000))
  const rows = existsSync(rowsFile) ? readFileSync(rowsFile, 'utf8').trim().split('\n') : []
  const table = tableOf(
    rows.map((row) => JSON.parse(row) as FaultRow),
    minutes,
  )
  console.info(table)
  if (values.markdown) writeFileSync(file, table)
  if (!isWell) throw new PlainError('Something did not pass; it is named above.')
})
