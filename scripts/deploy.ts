import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuild } from './build/ensure-build.ts'
import {
  type Environment,
  environmentFlags,
  findDeploymentFaults,
  findPlaceholders,
  requiredSecrets,
  siteUrl,
} from './deployment-checks.ts'
import { showTool } from './local/command.ts'
import { migrate } from './local/migrate.ts'
import { PlainError, runTask } from './local/plain-error.ts'
import { readSettings, root } from './local/settings.ts'
import { upsertFeatured } from './samples/seed-samples.ts'

const usage = 'npm run deploy [-- --dry-run] [--env preview]'

function readArguments(): { dryRun: boolean; environment: Environment } {
  try {
    const options = { 'dry-run': { type: 'boolean' }, env: { type: 'string' } } as const
    const { values } = parseArgs({ options })
    if (values.env !== undefined && values.env !== 'preview')
      throw new Error('The only other environment is preview')
    return { dryRun: values['dry-run'] ?? false, environment: values.env }
  } catch (error) {
    throw new PlainError(`${(error as Error).message}. Usage: ${usage}`)
  }
}

/** Builds and checks; without --dry-run also migrates the database, hangs the two experts of R2, then deploys Pages, then the Worker. */
await runTask(async () => {
  const { dryRun, environment } = readArguments()
  // Checks hold for any address.
  await (dryRun ? ensureBuild() : ensureBuild(siteUrl(environment)))
  const faults = await findDeploymentFaults(environment)
  if (faults.length) throw new PlainError(faults.join('\n'))
  const placeholders = findPlaceholders(environment)
  const name = environment ?? 'production'
  if (dryRun) {
    console.info(`The build and both configurations are in order for ${name}. Nothing was deployed.`)
    console.info(`Secrets the Worker needs: ${requiredSecrets(environment).join(', ')}`)
    for (const line of placeholders) console.info(`Before the first deployment: ${line}`)
    return
  }
  if (placeholders.length) throw new PlainError(placeholders.join('\n'))
  await deploy(environment)
  console.info(`Deployed to ${siteUrl(environment)}`)
})

async function deploy(environment: Environment): Promise<void> {
  const database = readSettings().remoteDatabase
  if (!database)
    throw new PlainError(
      'Set TURSO_DATABASE_URL and TURSO_AUTH_TOKEN of the database that is to be migrated.',
    )
  console.info(`Migrating ${new URL(database).host}…`)
  await migrate(database)
  await upsertFeatured(database)
  // Pages first: its new files are there before the Worker sends pages that ask for them.
  const branch = environment ?? 'main'
  await showTool(
    'wrangler',
    ['pages', 'deploy', '--branch', branch, '--commit-dirty=true'],
    join(root, 'web'),
  )
  await showTool('wrangler', ['deploy', ...environmentFlags(environment)])
}
