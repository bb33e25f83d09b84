import { PlainError } from '../local/plain-error.ts'
import { askHealth, untilUp } from './ask-health.ts'
import type { Target } from './target.ts'
import { type Traffic, type WranglerCalls, wranglerCalls } from './wrangler-calls.ts'

type Steps = {
  /** Brings the database to the newest migration, which the deployed Worker does not mind. */
  prepareDatabase: () => Promise<void>
  /** How long a version may take until it is up, in milliseconds. */
  patience?: number
  calls?: WranglerCalls
}

/**
 * The first deployment: the Worker, then Pages, which binds to it. Nobody asks for a page yet.
 * @throws PlainError with what to do.
 */
export async function rollOutFirst(
  target: Target,
  { prepareDatabase, calls = wranglerCalls }: Steps,
): Promise<void> {
  if ((await askHealth(target)).isUp)
    throw new PlainError(`${target.siteUrl} is up already: run "npm run deploy". Nothing was changed.`)
  const again = 'Once that is mended, run the same command again: it does what is done once more.'
  await orExplain(prepareDatabase(), again)
  await orExplain(calls.deployWorker(target), again)
  await orExplain(calls.deployPages(target), again)
  const { isUp, status } = await askHealth(target)
  console.info(
    isUp
      ? `Deployed to ${target.siteUrl}, which says that it is ${status}.`
      : `Deployed. ${target.siteUrl}/api/health does not answer yet (${status}): give the Pages project your domain, then ask it again.`,
  )
}

/**
 * Every later deployment: the new Worker is uploaded, and asked while no visitor gets it, before Pages goes out; it
 * gets the visitors last, because its pages name files that are there only then.
 * @throws PlainError with what to do.
 */
export async function rollOut(
  target: Target,
  { prepareDatabase, patience, calls = wranglerCalls }: Steps,
): Promise<void> {
  const current = (await calls.listDeployments(target))[0]?.versions
  if (!current) throw new PlainError('Nothing is deployed yet: run "npm run deploy -- --first"')
  const before = await askHealth(target)
  const version = await orExplain(
    calls.uploadVersion(target),
    'The new Worker was refused. Nothing was changed.',
  )
  await orExplain(
    prepareDatabase(),
    'The database may have some of the new migrations, which the deployed Worker does not mind. Run the deployment again.',
  )
  const stableTraffic = stable(current)
  await orExplain(
    calls.setTraffic(
      target,
      [...stableTraffic, { version_id: version, percentage: 0 }],
      'Asked before it gets visitors',
    ),
    untouched,
  )
  await askBefore(target, { version, stableTraffic, wasUp: before.isUp, patience, calls })
  await orExplain(
    calls.deployPages(target),
    'The Worker is as it was. Run the deployment again; pages that are out already go with the old Worker too.',
  )
  await orExplain(
    calls.setTraffic(target, [{ version_id: version, percentage: 100 }], 'Deployed'),
    'Pages is out, the Worker is as it was, which the new pages mind for a while at most. Run the deployment again.',
  )
  await orExplain(
    calls.deploySchedules(target),
    'The schedules of wrangler.toml were not set. Run the deployment again.',
  )
  const after = await untilUp(target, version, patience)
  if (!after.isUp && before.isUp)
    throw new PlainError(`${target.siteUrl} says: ${after.status}. ${rollBackHint}`)
  console.info(`Deployed to ${target.siteUrl}, which says that it is ${after.status}.`)
}

const untouched = 'Visitors still get the old Worker, and Pages was not touched. Run the deployment again.'
/** How to go back. */
const rollBackHint = 'To go back run "npm run deploy -- --rollback".'

/** The version that all visitors get, whatever a deployment before left beside it. */
const stable = (traffic: Traffic): Traffic => {
  const largest = traffic.reduce((one, other) => (other.percentage > one.percentage ? other : one))
  return [{ version_id: largest.version_id, percentage: 100 }]
}

/** Asks the version that nobody gets; where it is not up, the old one stays alone. */
async function askBefore(
  target: Target,
  plan: {
    version: string
    stableTraffic: Traffic
    wasUp: boolean
    patience: number | undefined
    calls: WranglerCalls
  },
): Promise<void> {
  const { isUp, status, version } = await untilUp(target, plan.version, plan.patience)
  if (version !== plan.version)
    return console.warn(
      `The new Worker could not be asked before it gets visitors (the old one answered: ${status}). It is asked right after.`,
    )
  if (isUp) return console.info(`The new Worker says that it is ${status}.`)
  if (!plan.wasUp)
    return console.warn(`The new Worker says: ${status}. So does the old one, so the deployment goes on.`)
  await plan.calls.setTraffic(target, plan.stableTraffic, 'The new one was not up')
  throw new PlainError(`The new Worker says: ${status}. ${untouched}`)
}

async function orExplain<Done>(step: Promise<Done>, whatNow: string): Promise<Done> {
  return step.catch((error) => {
    throw error instanceof PlainError ? new PlainError(`${error.message}\n${whatNow}`) : error
  })
}
