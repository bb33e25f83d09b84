import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Role } from '#schema/roles.ts'
import { openDatabase } from '#worker/services/database.ts'
import { createAccount, randomPassword } from './local/accounts.ts'
import { findRunning, openDataFolder } from './local/data-folder.ts'
import { startDatabaseServer } from './local/database-server.ts'
import { migrate } from './local/migrate.ts'
import { PlainError, runTask } from './local/plain-error.ts'
import { readSettings } from './local/settings.ts'

const usage =
  'Say whose account to make: npm run admin -- create you@example.com, or with --role validator for a validator'

/** Makes an administrator or a validator, beside a running product or in the stopped one's database. */
async function admin() {
  const { email, role } = asked()
  const settings = readSettings()
  const running = findRunning(settings.dataFolder)
  const password = randomPassword()
  const name = email.slice(0, email.indexOf('@'))
  const create = (databaseUrl: string) =>
    createAccount(openDatabase({ TURSO_DATABASE_URL: databaseUrl }), { email, role, password, name })
  const known = running?.databaseUrl ?? settings.remoteDatabase
  const standing = known ? await create(known) : await withStoppedDatabase(settings.dataFolder, create)
  if (standing)
    throw new PlainError(
      `${email} has an account already (${standing}); nothing was changed. Use another address.`,
    )
  console.info(`${role} ${email}\npassword ${password}`)
  console.info('Sign in at /login and choose a password of your own at /account. This one is shown only now.')
}

function asked(): { email: string; role: Role } {
  const { values, positionals } = parse()
  const email = z.email().safeParse(positionals[1]?.trim().toLowerCase())
  const role = values.role ?? 'admin'
  if (positionals[0] !== 'create' || positionals.length !== 2 || !email.success) throw new PlainError(usage)
  if (role !== 'admin' && role !== 'validator')
    throw new PlainError('--role is admin or validator; owners register themselves')
  return { email: email.data, role }
}

function parse() {
  try {
    return parseArgs({ options: { role: { type: 'string' } }, allowPositionals: true })
  } catch {
    throw new PlainError(usage)
  }
}

async function withStoppedDatabase<Done>(dataFolder: string, work: (databaseUrl: string) => Promise<Done>) {
  const folder = openDataFolder(dataFolder)
  const server = await startDatabaseServer(dataFolder, (line) => console.error(line))
  try {
    await migrate(server.url)
    return await work(server.url)
  } finally {
    await server.stop()
    folder.release()
  }
}

await runTask(admin)
