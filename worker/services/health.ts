import type { Call } from '../call.ts'
import { sleep } from './clock.ts'
import { jobStates } from './cron-runs.ts'
import { ping } from './database.ts'
import { taskState } from './gateway-tasks.ts'
import { mailState } from './mail/outbox-queries.ts'

/** The longest wait for a probe, in milliseconds, so that a monitor is answered in time when something hangs. */
const deadlineMs = 1_500

/** What health asks of those who know: how much about money waits for a person, which badges wait, how pushes do. */
type Probes<Matter extends string> = {
  matters: (call: Call) => Promise<Record<Matter, number>>
  badges: (call: Call) => Promise<WaitingWork>
  pushes: (call: Call) => Promise<Pushes>
}

/**
 * How the product is: `degraded` also where work fails, waits or needs a person. `maxQuietMs` says how often each job
 * runs at least.
 */
export async function healthOf<Matter extends string>(
  call: Call,
  maxQuietMs: Record<string, number>,
  probes: Probes<Matter>,
) {
  const [database, kv, jobs, mail, tasks, matters, badges, pushes] = await Promise.all([
    inTime(ping(call)),
    inTime(call.kv.get('health')),
    inTime(jobStates(call, maxQuietMs)),
    inTime(mailState(call)),
    inTime(taskState(call)),
    inTime(probes.matters(call)),
    inTime(probes.badges(call)),
    inTime(probes.pushes(call)),
  ])
  const payments = tasks && matters && { ...tasks, ...matters }
  const checks = {
    database: known(database),
    kv: known(kv),
    cron: cronOf(jobs),
    mail: mail === undefined ? 'failing' : mailOf(mail),
    payments: payments === undefined ? 'failing' : paymentsOf(payments, Object.values(matters ?? {})),
    badges: badges === undefined ? 'failing' : waitingOf(badges),
    pushes: pushes === undefined ? 'failing' : pushesOf(pushes),
  }
  const isUp = [checks.database, checks.kv, checks.cron].every((state) => state === 'ok')
  const others = [checks.mail, checks.payments, checks.badges, checks.pushes]
  const isHealthy = isUp && [...others, ...statesOf(jobs)].every((state) => state === 'ok')
  return { isUp, status: isHealthy ? 'ok' : 'degraded', checks, jobs, mail, payments, badges, pushes }
}
export type Health<Matter extends string> = Awaited<ReturnType<typeof healthOf<Matter>>>

type Jobs = Awaited<ReturnType<typeof jobStates>>
type Mails = Awaited<ReturnType<typeof mailState>>

/** What a probe found; undefined when it fails or takes too long. */
const inTime = <Found>(probe: Promise<Found>): Promise<Found | undefined> =>
  Promise.race([probe, sleep(deadlineMs)]).catch(() => undefined)

const known = (found: unknown) => (found === undefined ? 'failing' : 'ok')

const statesOf = (jobs: Jobs | undefined) => Object.values(jobs ?? {}).map(({ state }) => state)

/** Work that waits: how much, since how many seconds the oldest, and how much of it failed again and again. */
type WaitingWork = { waiting: number; oldestWaitingSeconds: number; failed: number }
/** The same, with how many of the latest failed, and how many are settled. */
type Pushes = WaitingWork & { recent: number; recentFailed: number; recentSettled: number }

function waitingOf({ failed, oldestWaitingSeconds }: WaitingWork) {
  if (failed) return 'failing'
  return oldestWaitingSeconds > maxWaitSeconds ? 'waiting' : 'ok'
}

/** A failing job is not a stopped cron. */
const cronOf = (jobs: Jobs | undefined) =>
  jobs === undefined
    ? 'failing'
    : (statesOf(jobs).find((state) => state === 'never' || state === 'quiet') ?? 'ok')

const maxWaitSeconds = 3600
/** The failed mails, in number and share, above which health is degraded: single refusals are normal. */
const [minFailed, minShare] = [5, 0.2]

function mailOf({ oldestWaitingSeconds, recent, recentFailed }: Mails) {
  if (recentFailed >= minFailed && recentFailed >= recent * minShare) return 'failing'
  return oldestWaitingSeconds > maxWaitSeconds ? 'waiting' : 'ok'
}

/** As mail, and failing where none at all arrives: then the site's keys are wrong. */
function pushesOf({ oldestWaitingSeconds, recent, recentFailed, recentSettled }: Pushes) {
  const isMuch = recentFailed >= minFailed && recentFailed >= recent * minShare
  if (isMuch || (recentFailed && !recentSettled)) return 'failing'
  return oldestWaitingSeconds > maxWaitSeconds ? 'waiting' : 'ok'
}

/** Tasks that were given up are somebody's money: a person has to look. */
function paymentsOf(
  { waiting, oldestWaitingSeconds, failed }: Awaited<ReturnType<typeof taskState>>,
  matters: number[],
) {
  const state = waitingOf({ waiting, failed, oldestWaitingSeconds })
  return state === 'ok' && matters.some((number) => number > 0) ? 'open' : state
}
