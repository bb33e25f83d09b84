import { openPatientDatabase } from '#worker/services/database.ts'
import { accountFrom } from './local/accounts/account-from.ts'
import { createAccount, randomPassword } from './local/accounts/accounts.ts'
import { migrate } from './local/database/migrate.ts'
import { withDatabase } from './local/database/reached-database.ts'
import { PlainError, runTask } from './local/plain-error.ts'
import { readSettings } from './local/settings.ts'

/** Makes an administrator or a validator, in the database that is named or beside a product, running or stopped. */
await runTask(async () => {
  const { email, role } = accountFrom(process.argv.slice(2))
  const password = randomPassword()
  const name = email.slice(0, email.indexOf('@'))
  const existing = await withDatabase(
    readSettings(),
    ({ url }) =>
      createAccount(openPatientDatabase({ TURSO_DATABASE_URL: url }), { email, role, password, name }),
    migrate,
  )
  if (existing)
    throw new PlainError(
      `${email} has an account already (${existing}); nothing was changed. Use another address.`,
    )
  console.info(`${role} ${email}\npassword ${password}`)
  console.info('Sign in at /login and choose a password of your own at /account. This one is shown only now.')
})
