import { type Call, openCall } from '../call.ts'
import { type Env, variablesOf } from '../env.ts'
import { expireEmailChanges } from '../features/accounts/email-change-commands.ts'
import { expireSessions } from '../features/accounts/session-commands.ts'
import { probes } from '../features/administration/probes.ts'
import { expirePaymentEvents, expireUnmatchedPayments } from '../features/billing/retention-commands.ts'
import { expireConversations } from '../features/chat/commands.ts'
import { expireDrafts } from '../features/drafts/commands.ts'
import { expireEvents, expireFigures } from '../features/figures/commands.ts'
import { expireUnanswered } from '../features/inbox/commands.ts'
import { expireLeads } from '../features/leads/commands.ts'
import { expireHolds } from '../features/meetings/hold-commands.ts'
import { expireMeetings } from '../features/meetings/meeting-commands.ts'
import { expirePushes } from '../features/notifications/push-commands.ts'
import { expireQuestions } from '../features/questions/commands.ts'
import { expireReports } from '../features/reports/commands.ts'
import { expireSubmissions } from '../features/scorecard/commands.ts'
import { drawChanged } from '../features/sharing/jobs.ts'
import { expireEntries } from '../features/waitlist/commands.ts'
import { expireAllowances } from '../services/allowances.ts'
import { atMostAtOnce, oneAtATime, strangersAtOnce } from '../services/ask-stranger.ts'
import { currentTime } from '../services/clock.ts'
import { beginRun, endRun, expectJobs, failRun } from '../services/cron-runs.ts'
import { expireTasks } from '../services/gateway-tasks.ts'
import { healthOf } from '../services/health.ts'
import { expireMails, sendDue } from '../services/mail/outbox.ts'
import { invalidateGallery, publishMarks, putPendingMarks } from '../services/page-marks.ts'
import { alertAdministrators } from '../workflows/administration/alert-administrators.ts'
import { issueDueBadges } from '../workflows/badges/issue-badges.ts'
import { expireOrders } from '../workflows/billing/expire-orders.ts'
import { expirePlans, refreshSubscriptions, remindTrials } from '../workflows/billing/plan-jobs.ts'
import { releaseSeats } from '../workflows/billing/release-seats.ts'
import { renewSandbox } from '../workflows/billing/renew-sandbox.ts'
import { runGatewayTasks } from '../workflows/billing/run-gateway-tasks.ts'
import { remindOfExpiry } from '../workflows/drafts/remind-of-expiry.ts'
import { countWords } from '../workflows/knowledge/count-words.ts'
import { embedChanged } from '../workflows/knowledge/embed-changed.ts'
import { closeEndedHours } from '../workflows/meetings/open-hours.ts'
import { readCalendars } from '../workflows/meetings/read-calendars.ts'
import { remindOfMeetings } from '../workflows/meetings/remind-of-meetings.ts'
import { sendDuePushes } from '../workflows/notifications/send-pushes.ts'
import { finishErasing } from '../workflows/privacy/finish-erasing.ts'
import { republishChanged } from '../workflows/profiles/republish-changed.ts'
import { expireReferences } from '../workflows/references/expire-references.ts'
import { inviteReferees, remindReferees } from '../workflows/references/invite-referees.ts'
import { advanceSprints } from '../workflows/sprints/advance-sprints.ts'
import { remindOfSprint } from '../workflows/sprints/remind-of-sprint.ts'
import { mailFreeSeats } from '../workflows/waitlist/mail-free-seats.ts'
import { describe } from './middleware/answer-errors.ts'
import { nextRun } from './next-run.ts'

/** How a run ended that did not do all: the moment up to which it got, if it is not `call.now`, and what failed. */
type PartlyDone = { until?: Date; failure: Error | undefined }
/** A job's verb; of what it answers only `PartlyDone` is read. */
type Job = (call: Call, lastRun: Date) => Promise<unknown>

const minutes = 60_000
/**
 * When a job runs: cron expressions of wrangler.toml, and the silence after which it is missed. Jobs that ask servers
 * of others have their own invocations.
 */
const schedules = {
  minute: { expressions: ['* * * * *'], maxQuietMs: 10 * minutes },
  // Half by half: the platform does not say that it runs two expressions of the same minutes apart.
  minuteAsking: { expressions: ['0-29 * * * *', '30-59 * * * *'], maxQuietMs: 10 * minutes },
  hour: { expressions: ['7 * * * *'], maxQuietMs: 130 * minutes },
  hourAsking: { expressions: ['37 * * * *'], maxQuietMs: 130 * minutes },
  night: { expressions: ['17 3 * * *'], maxQuietMs: 49 * 60 * minutes },
} as const
type ScheduleName = keyof typeof schedules
type Row = { when?: ScheduleName; verb: Job }

/** Every job, when it runs, and the verb that does it; `POST /api/dev/cron/{job}` runs one. */
const timetable = {
  'put-marks': { when: 'minute', verb: putPendingMarks },
  'republish-changed': { when: 'minute', verb: republishChanged },
  'issue-badges': { when: 'minute', verb: issueDueBadges },
  'draw-changed': { when: 'minute', verb: drawChanged },
  'finish-erasing': { when: 'minute', verb: finishErasing },
  'advance-sprints': { when: 'minute', verb: advanceSprints },
  'release-seats': { when: 'minute', verb: releaseSeats },
  'mail-free-places': { when: 'minute', verb: mailFreeSeats },
  'remind-of-sprint': { when: 'minute', verb: remindOfSprint },
  'remind-of-meetings': { when: 'minute', verb: remindOfMeetings },
  'expire-plans': { when: 'minute', verb: expirePlans },
  'renew-sandbox': { when: 'minute', verb: (call) => renewSandbox(call) },
  'gateway-tasks': { when: 'minuteAsking', verb: (call) => runGatewayTasks(call) },
  'send-mail': { when: 'minuteAsking', verb: sendDue },
  'send-pushes': { when: 'minuteAsking', verb: sendDuePushes },
  'embed-changed': { when: 'minuteAsking', verb: embedChanged },
  'read-calendars': { when: 'minuteAsking', verb: readCalendars },
  'alert-administrators': {
    when: 'hour',
    verb: async (call) => alertAdministrators(call, await healthOf(call, maxQuietMs, probes)),
  },
  'expire-holds': { when: 'hour', verb: expireHolds },
  'close-ended-hours': { when: 'hour', verb: closeEndedHours },
  'count-words': { when: 'hour', verb: countWords },
  'invite-referees': { when: 'hour', verb: inviteReferees },
  'remind-referees': { when: 'hour', verb: remindReferees },
  'remind-trials': { when: 'hour', verb: remindTrials },
  'refresh-subscriptions': { when: 'hourAsking', verb: refreshSubscriptions },
  'expire-conversations': { when: 'night', verb: expireConversations },
  'expire-gateway-tasks': { when: 'night', verb: expireTasks },
  'expire-orders': { when: 'night', verb: expireOrders },
  'expire-payment-events': { when: 'night', verb: expirePaymentEvents },
  'expire-stray-payments': { when: 'night', verb: expireUnmatchedPayments },
  'expire-mail': { when: 'night', verb: expireMails },
  'expire-pushes': { when: 'night', verb: expirePushes },
  'expire-events': { when: 'night', verb: expireEvents },
  'expire-figures': { when: 'night', verb: expireFigures },
  'expire-scorecards': { when: 'night', verb: expireSubmissions },
  'expire-leads': { when: 'night', verb: expireLeads },
  'remind-of-drafts': { when: 'night', verb: remindOfExpiry },
  'expire-drafts': { when: 'night', verb: expireDrafts },
  'expire-unanswered': { when: 'night', verb: expireUnanswered },
  'expire-questions': { when: 'night', verb: expireQuestions },
  'expire-meetings': { when: 'night', verb: expireMeetings },
  'expire-reports': { when: 'night', verb: expireReports },
  'expire-waitlist': { when: 'night', verb: expireEntries },
  'expire-sessions': { when: 'night', verb: expireSessions },
  'expire-allowances': { when: 'night', verb: expireAllowances },
  'expire-email-changes': { when: 'night', verb: expireEmailChanges },
  'expire-references': { when: 'night', verb: expireReferences },
  // After a seeding; nothing runs it by the clock.
  'renew-pages': { verb: invalidateGallery },
} satisfies Record<string, Row>
export type JobName = keyof typeof timetable
export const jobNames = Object.keys(timetable) as [JobName, ...JobName[]]

/** After how many milliseconds without a run each job is missed. */
export const maxQuietMs: Record<string, number> = Object.fromEntries(
  jobNames.flatMap((name) => {
    const schedule = scheduleOf(name)
    return schedule ? [[name, schedule.maxQuietMs]] : []
  }),
)

/** All cron expressions in use. */
export const expressions: readonly string[] = Object.values(schedules).flatMap(
  ({ expressions }) => expressions,
)

/** When a job runs next by the clock; null for one that nothing runs by it. */
export function nextRunOf(name: JobName, now: Date): Date | null {
  const schedule = scheduleOf(name)
  return schedule ? nextRun(schedule.expressions, now) : null
}

/** When a job runs, by its row; null for one that nothing runs by the clock. */
export const whenOf = (name: JobName): ScheduleName | null => {
  const { when }: Row = timetable[name]
  return when ?? null
}

const jobsOf = (expression: string) =>
  jobNames.filter((name) => scheduleOf(name)?.expressions.includes(expression))

function scheduleOf(name: JobName): { expressions: readonly string[]; maxQuietMs: number } | undefined {
  const { when }: Row = timetable[name]
  return when && schedules[when]
}

/** In which invocation a job runs, and since when. */
type Invocation = Pick<Call, 'keepAlive' | 'now' | 'askStranger'>

/**
 * Runs a job and records how it ended, for the next run and the health check; `begin` records that it starts, and
 * answers up to when its last run got. @throws whatever the job threw.
 */
export async function runJob(
  name: JobName,
  env: Env,
  invocation: Pick<Call, 'keepAlive'> & Partial<Invocation>,
  begin: (call: Call, job: string) => Promise<Date> = beginRun,
): Promise<void> {
  const { keepAlive, now = currentTime(), askStranger = atMostAtOnce(strangersAtOnce) } = invocation
  const call = openJob(name, env, { keepAlive, now, askStranger })
  const run: Job = timetable[name].verb
  const lastRun = await begin(call, name)
  const began = Date.now()
  try {
    const done = await run(call, lastRun)
    const { until = now, failure }: Partial<PartlyDone> = isPartlyDone(done) ? done : {}
    // What is written while a job reads may be of the moment at which it began.
    await endRun(call, name, until < now ? until : now, Date.now() - began)
    if (failure) throw failure
  } catch (error) {
    await failRun(call, name, describe(error), Date.now() - began)
    throw error
  } finally {
    await publishMarks(call)
  }
}

const openJob = (name: string, env: Env, invocation: Invocation) =>
  openCall({ ...invocation, kv: env.PAGES, variables: variablesOf(env), actor: { kind: 'job', name } })

const isPartlyDone = (done: unknown): done is PartlyDone =>
  typeof done === 'object' && done !== null && 'failure' in done

/**
 * Runs all jobs of an expression; one that fails does not stop the others. Together they ask at most two servers of
 * others at once, each job one.
 */
export async function runTimetable(
  expression: string,
  env: Env,
  keepAlive: Call['keepAlive'],
): Promise<void> {
  const now = currentTime()
  const askStranger = atMostAtOnce(strangersAtOnce)
  const runOne = (name: JobName) =>
    runJob(name, env, { keepAlive, now, askStranger: oneAtATime(askStranger) })
  const outcomes = await Promise.allSettled([
    ...jobsOf(expression).map(runOne),
    expectJobs(openJob('timetable', env, { keepAlive, now, askStranger }), Object.keys(maxQuietMs)),
  ])
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') console.error('Cron job failed', describe(outcome.reason))
}
