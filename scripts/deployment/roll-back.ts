import { PlainError } from '../local/plain-error.ts'
import { askHealth, untilUp } from './ask-health.ts'
import { callPages, type PagesDeployment } from './pages-calls.ts'
import type { Target } from './target.ts'
import { type WranglerCalls, wranglerCalls } from './wrangler-calls.ts'

type Way = {
  /** Asks whether to do this. */
  confirm: (question: string) => Promise<boolean>
  patience?: number
  calls?: WranglerCalls
}

/** Goes back to what was deployed before, the Worker and then Pages; the database stays as it is. */
export async function rollBack(
  target: Target,
  { confirm, patience, calls = wranglerCalls }: Way,
): Promise<void> {
  const before = await findBefore(target, calls)
  const pages = target.environment ? undefined : await callPages(target)
  const project = await pages?.find()
  const to = pages && (await pages.findBefore(project, before.tag))
  console.info(
    `The Worker ${target.worker} goes back to version ${before.id} of ${before.at}, commit ${before.tag || 'unknown'}.`,
  )
  console.info(describePages(target, to))
  console.info(
    'The database stays: its migrations only add, so the older Worker goes with it. Schedules stay.',
  )
  if (!(await confirm(`Roll ${target.siteUrl} back?`))) throw new PlainError('Nothing was changed.')
  await calls.setTraffic(target, [{ version_id: before.id, percentage: 100 }], 'Rolled back')
  if (to) await pages?.rollBack(to)
  const health = patience === 0 ? await askHealth(target) : await untilUp(target, before.id, patience)
  console.info(`Rolled back. ${target.siteUrl} says: ${health.status}.`)
}

function describePages({ environment, project }: Target, to: PagesDeployment | undefined): string {
  if (environment)
    return 'Pages stays: Cloudflare rolls back only its production. Deploy the older commit for its pages.'
  if (!to) return `Pages stays: ${project} has no deployment before.`
  const commit = to.deployment_trigger?.metadata?.commit_hash
  return `Pages ${project} goes back to ${to.id} of ${to.created_on}, commit ${commit?.slice(0, 12) || 'unknown'}.`
}

/** The version that all visitors had before the present one. */
async function findBefore(target: Target, { listDeployments, listVersions }: WranglerCalls) {
  const whole = (await listDeployments(target)).flatMap(
    ({ versions }) => versions.find(({ percentage }) => percentage === 100)?.version_id ?? [],
  )
  const id = whole.find((one) => one !== whole[0])
  if (!id)
    throw new PlainError(`${target.worker} has no version before the present one. Nothing was changed.`)
  const version = (await listVersions(target)).find((one) => one.id === id)
  return {
    id,
    at: version?.metadata?.created_on ?? 'an unknown day',
    tag: version?.annotations?.['workers/tag'] ?? '',
  }
}
