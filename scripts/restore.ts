import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readBackup } from './backup/backup-file.ts'
import { formatCount } from './backup/dump.ts'
import { findErasedSince } from './backup/erased-since.ts'
import { restoreDatabase } from './backup/restore-database.ts'
import { withDatabase } from './local/database/reached-database.ts'
import { PlainError, runTask } from './local/plain-error.ts'
import { readSettings } from './local/settings.ts'

const usage =
  'npm run restore -- FILE fills an empty database; --check only reads the file; --erased lists who is in the file and was erased since'

function readArguments() {
  try {
    const options = { check: { type: 'boolean' }, erased: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [file, ...others] = positionals
    if (!file || others.length || (values.check && values.erased)) throw new Error('One file is restored')
    return { ...values, path: resolve(process.env.INIT_CWD ?? '.', file) }
  } catch (error) {
    throw new PlainError(`${(error as Error).message}. Usage: ${usage}`)
  }
}

/** Restores a backup, checks one, or says who was erased since it was taken. */
await runTask(async () => {
  const { path, check, erased } = readArguments()
  if (check) {
    const { takenAt } = await readBackup(path, {})
    return console.info(`${path} is whole, and of ${takenAt}.`)
  }
  await withDatabase(readSettings(), ({ url, name }) => (erased ? listErased : restore)(url, name, path))
})

async function restore(url: string, name: string, path: string): Promise<void> {
  console.info(`Restoring into ${name}…`)
  const { takenAt, rows } = await restoreDatabase(url, path, console.info)
  console.info(
    `${formatCount(rows)} rows of ${takenAt} are restored; every table has the rows and the sum that it had.`,
  )
  console.info(
    'What was erased since is back: erase it again before you open the site (docs/deployment.md, "Restore").',
  )
}

async function listErased(url: string, name: string, path: string): Promise<void> {
  const erased = await findErasedSince(url, path)
  for (const { id, email } of erased) console.info(`${id} ${email}`)
  console.info(
    `${formatCount(erased.length)} ${erased.length === 1 ? 'account is' : 'accounts are'} in the file and no longer in ${name}.`,
  )
}
