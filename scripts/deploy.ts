import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuild } from './build/ensure-build.ts'
import {
  type Environment,
  environmentFlags,
  findDeploymentFaults,
  findMissingSecrets,
  findPlaceholders,
  requiredSecrets,
  siteUrl,
} from './deployment-checks.ts'
import { showTool } from './local/command.ts'
import { migrate, noteSetUp } from './local/migrate.ts'
import { PlainError, runTask } from './local/plain-error.ts'
import { readSettings, root } from './local/settings.ts'
import { upsertFeatured } from './samples/seed-samples.ts'
import { findVulnerabilities } from './vulnerabilities.ts'

const usage = 'npm run deploy [-- --dry-run] [--first] [--env preview]'

function readArguments(): { dryRun: boolean; isFirst: boolean; environment: Environment } {
  try {
    const options = {
      'dry-run': { type: 'boolean' },
      first: { type: 'boolean' },
      env: { type: 'string' },
    } as const
    const { values } = parseArgs({ options })
    if (values.env !== undefined && values.env !== 'preview')
      throw new Error('The only other environment is preview')
    return { dryRun: values['dry-run'] ?? false, isFirst: values.first ?? false, environment: values.env }
  } catch (error) {
    throw new PlainError(`${(error as Error).message}. Usage: ${usage}`)
  }
}

/**
 * Builds and checks; without --dry-run also asks for vulnerabilities and whether the Worker has its secrets, migrates the database, upserts the
 * two experts of R2, then deploys both.
 */
await runTask(async () => {
  const { dryRun, isFirst, environment } = readArguments()
  // Checks hold for any address.
  await (dryRun ? ensureBuild() : ensureBuild(siteUrl(environment)))
  const faults = await findDeploymentFaults(environment)
  if (faults.length) throw new PlainError(faults.join('\n'))
  const placeholders = findPlaceholders(environment)
  if (placeholders.length)
    throw new PlainError(
      [...placeholders, 'The build is in order, but with a placeholder nothing is deployed.'].join('\n'),
    )
  const name = environment ?? 'production'
  if (dryRun) {
    console.info(`The build and both configurations are in order for ${name}. Nothing was deployed.`)
    console.info(
      `Not checked, since only the account knows: whether the Worker has its secrets, ${requiredSecrets(environment).join(', ')}.`,
    )
    return
  }
  const vulnerable = await findVulnerabilities()
  if (vulnerable?.length) throw new PlainError(vulnerable.join('\n'))
  if (!vulnerable) console.warn('The registry did not say whether a library has a known vulnerability.')
  const missing = await findMissingSecrets(environment)
  if (missing.length) throw new PlainError(missing.join('\n'))
  await prepareDatabase()
  // Pages first: its new files are there before the Worker sends pages that ask for them. The first time it needs the
  // Worker, to which it binds, and nobody asks for a page yet.
  const parts = isFirst ? [deployWorker, deployPages] : [deployPages, deployWorker]
  for (const deployPart of parts) await deployPart(environment)
  console.info(`Deployed to ${siteUrl(environment)}`)
})

async function prepareDatabase(): Promise<void> {
  const database = readSettings().remoteDatabase
  if (!database)
    throw new PlainError(
      'Set TURSO_DATABASE_URL and TURSO_AUTH_TOKEN of the database that is to be migrated.',
    )
  console.info(`Migrating ${new URL(database).host}…`)
  await migrate(database)
  await upsertFeatured(database)
  await noteSetUp(database)
}

function deployPages(environment: Environment) {
  const branch = environment ?? 'main'
  return showTool(
    'wrangler',
    ['pages', 'deploy', '--branch', branch, '--commit-dirty=true'],
    join(root, 'web'),
  )
}

function deployWorker(environment: Environment) {
  return showTool('wrangler', ['deploy', ...environmentFlags(environment)])
}
