import { openPatientDatabase } from '#worker/services/database.ts'
import { createAccount, randomPassword } from './local/accounts.ts'
import { askedAccount } from './local/asked-account.ts'
import { findRunning, openDataFolder } from './local/data-folder.ts'
import { startDatabaseServer } from './local/database-server.ts'
import { migrate } from './local/migrate.ts'
import { PlainError, runTask } from './local/plain-error.ts'
import { readSettings } from './local/settings.ts'

/** Makes an administrator or a validator, beside a running product or in the stopped one's database. */
async function admin() {
  const { email, role } = askedAccount(process.argv.slice(2))
  const settings = readSettings()
  const running = findRunning(settings.dataFolder)
  const password = randomPassword()
  const name = email.slice(0, email.indexOf('@'))
  const create = (databaseUrl: string) =>
    createAccount(openPatientDatabase({ TURSO_DATABASE_URL: databaseUrl }), { email, role, password, name })
  const known = running?.databaseUrl ?? settings.remoteDatabase
  const standing = known ? await create(known) : await withStoppedDatabase(settings.dataFolder, create)
  if (standing)
    throw new PlainError(
      `${email} has an account already (${standing}); nothing was changed. Use another address.`,
    )
  console.info(`${role} ${email}\npassword ${password}`)
  console.info('Sign in at /login and choose a password of your own at /account. This one is shown only now.')
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
