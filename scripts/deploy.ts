import { createInterface } from 'node:readline/promises'
import { ensureBuild } from './build/ensure-build.ts'
import { findPlaceholders } from './deployment/placeholders.ts'
import { readArguments } from './deployment/read-arguments.ts'
import { rollBack } from './deployment/roll-back.ts'
import { rollOut, rollOutFirst } from './deployment/roll-out.ts'
import { targetOf } from './deployment/target.ts'
import {
  type Environment,
  findDeploymentFaults,
  findMissingSecrets,
  requiredSecrets,
  siteUrl,
} from './deployment-checks.ts'
import { migrate, noteSetUp } from './local/database/migrate.ts'
import { withDatabase } from './local/database/reached-database.ts'
import { PlainError, runTask } from './local/plain-error.ts'
import { readSettings, type Settings } from './local/settings.ts'
import { upsertFeatured } from './samples/seed-samples.ts'
import { findVulnerabilities } from './vulnerabilities.ts'

/**
 * Builds and checks; without --dry-run also asks for vulnerabilities and whether the Worker has its secrets, migrates the
 * database, upserts the two experts of R2, then deploys both. With --rollback goes back to what was deployed before.
 */
await runTask(async () => {
  const {
    'dry-run': isDry,
    first: isFirst,
    rollback: isBack,
    yes,
    environment,
  } = readArguments(process.argv.slice(2))
  if (isBack) {
    refusePlaceholders(environment)
    return rollBack(targetOf(environment), { confirm: yes ? async () => true : askPerson })
  }
  // Checks hold for any address.
  await (isDry ? ensureBuild() : ensureBuild(siteUrl(environment)))
  const errors = await findDeploymentFaults(environment)
  if (errors.length) throw new PlainError(errors.join('\n'))
  refusePlaceholders(environment)
  if (isDry) {
    console.info(
      `The build and both configurations are in order for ${environment ?? 'production'}. Nothing was deployed.`,
    )
    console.info(
      `Not checked, since only the account knows: whether the Worker has its secrets, ${requiredSecrets(environment).join(', ')}.`,
    )
    return
  }
  requireDatabase()
  const vulnerable = await findVulnerabilities()
  if (vulnerable?.length) throw new PlainError(vulnerable.join('\n'))
  if (!vulnerable) console.warn('The registry did not say whether a library has a known vulnerability.')
  const missing = await findMissingSecrets(environment)
  if (missing.length) throw new PlainError(missing.join('\n'))
  await (isFirst ? rollOutFirst : rollOut)(targetOf(environment), { prepareDatabase })
})

function refusePlaceholders(environment: Environment): void {
  const placeholders = findPlaceholders(environment)
  if (placeholders.length)
    throw new PlainError(
      [...placeholders, 'The build is in order, but with a placeholder nothing is deployed.'].join('\n'),
    )
}

async function askPerson(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new PlainError('Nobody can be asked here: add --yes. Nothing was changed.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim())
  } finally {
    terminal.close()
  }
}

/** @throws PlainError where no database is named: before anything is uploaded. */
function requireDatabase(): Settings {
  const settings = readSettings()
  if (!settings.remoteDatabase)
    throw new PlainError(
      'Set TURSO_DATABASE_URL and TURSO_AUTH_TOKEN of the database that is to be migrated. Nothing was changed.',
    )
  return settings
}

const prepareDatabase = () =>
  withDatabase(requireDatabase(), async ({ url, name }) => {
    console.info(`Migrating ${name}…`)
    await migrate(url)
    await upsertFeatured(url)
    await noteSetUp(url)
  })
