import { resolve } from 'node:path'
import { dumpDatabase, formatCount } from './backup/dump.ts'
import { withDatabase } from './local/database/reached-database.ts'
import { PlainError, runTask } from './local/plain-error.ts'
import { readSettings } from './local/settings.ts'

/** Writes the whole database into a file, while the product runs. */
await runTask(async () => {
  const [file, ...others] = process.argv.slice(2)
  if (!file || file.startsWith('-') || others.length)
    throw new PlainError('Name the file that is to be written: npm run backup -- FILE')
  const path = resolve(process.env.INIT_CWD ?? '.', file)
  const rows = await withDatabase(readSettings(), ({ url, name }) => {
    console.info(`Reading ${name}…`)
    return dumpDatabase(url, path, console.info)
  })
  console.info(`${formatCount(rows)} rows are in ${path}, which only you can read.`)
  console.info(
    'It holds everything: addresses, conversations, hashes of passwords, links that still sign in. Keep it encrypted, and 90 days at most.',
  )
})
