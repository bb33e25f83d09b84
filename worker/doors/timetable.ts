import { type Call, openCall } from '../call.ts'
import { type Env, variablesOf } from '../env.ts'
import { expireSessions } from '../features/accounts/session-commands.ts'
import { expirePaymentEvents } from '../features/billing/retention-commands.ts'
import { expireConversations } from '../features/chat/commands.ts'
import { expireDrafts, remindOfExpiry } from '../features/drafts/commands.ts'
import { expireEvents, expireFigures } from '../features/figures/commands.ts'
import { countWords } from '../features/knowledge/commands.ts'
import { embedChanged } from '../features/knowledge/jobs.ts'
import { expireLeads } from '../features/leads/commands.ts'
import { readCalendars } from '../features/meetings/busy-calendar/reading.ts'
import { expireHolds } from '../features/meetings/hold-commands.ts'
import { expireMeetings } from '../features/meetings/meeting-commands.ts'
import { remindOfMeetings } from '../features/meetings/reminder-jobs.ts'
import { expireQuestions } from '../features/questions/commands.ts'
import { expireReports } from '../features/reports/commands.ts'
import { expireSubmissions } from '../features/scorecard/commands.ts'
import { drawChanged } from '../features/sharing/jobs.ts'
import { turnSprints } from '../features/sprints/jobs.ts'
import { expireEntries } from '../features/waitlist/commands.ts'
import { describe } from './middleware/answer-errors.ts'
import { forgetWindows } from '../services/allowances.ts'
import { atMostAtOnce, oneAtATime, strangersAtOnce } from '../services/ask-stranger.ts'
import { currentTime } from '../services/clock.ts'
import { beginRun, endRun, expectJobs, failRun } from '../services/cron-runs.ts'
import { expireTasks } from '../services/gateway-tasks.ts'
import { expireMails, sendDue } from '../services/mail/outbox.ts'
import { putPendingMarks, renewGallery } from '../services/page-marks.ts'
import { expireOrders } from '../workflows/billing/expire-orders.ts'
import { lapsePlans, refreshSubscriptions, remindTrials } from '../workflows/billing/plan-jobs.ts'
import { releaseSeats } from '../workflows/billing/release-seats.ts'
import { renewSandbox } from '../workflows/billing/renew-sandbox.ts'
import { runGatewayTasks } from '../workflows/billing/run-gateway-tasks.ts'
import { settleOpenHours } from '../workflows/meetings/open-hours.ts'
import { finishErasing } from '../workflows/privacy/erase-account.ts'
import { rehangChanged } from '../workflows/profiles/rehang-changed.ts'
import { expireReferences, inviteReferees, remindReferees } from '../workflows/references/invite-referees.ts'
import { tellOfPlaces } from '../workflows/waitlist/tell-of-places.ts'

/** Up to when a job got, if that is not `call.now`, and what it could not do and went past. */
type Done = { until?: Date; failure: Error | undefined }
/** Does its work since `lastRun`; some answer `Done`, or only up to when they got. */
type Job = (call: Call, lastRun: Date) => Promise<unknown>

export const jobNames = [
  'rehang-changed',
  'embed-changed',
  'draw-changed',
  'renew-pages',
  'put-marks',
  'count-words',
  'expire-conversations',
  'gateway-tasks',
  'expire-gateway-tasks',
  'expire-orders',
  'expire-payment-events',
  'send-mail',
  'expire-mail',
  'expire-events',
  'expire-figures',
  'expire-scorecards',
  'expire-leads',
  'remind-of-drafts',
  'expire-drafts',
  'expire-questions',
  'remind-of-meetings',
  'expire-meetings',
  'expire-reports',
  'expire-holds',
  'settle-open-hours',
  'expire-waitlist',
  'expire-sessions',
  'forget-allowances',
  'invite-referees',
  'remind-referees',
  'expire-references',
  'finish-erasing',
  'turn-sprints',
  'release-seats',
  'tell-of-places',
  'lapse-plans',
  'remind-trials',
  'renew-sandbox',
  'refresh-subscriptions',
  'read-calendars',
] as const
export type JobName = (typeof jobNames)[number]

/** Every job by its name, as `POST /api/dev/cron/{job}` takes it. */
export const jobs: Record<JobName, Job> = {
  'rehang-changed': rehangChanged,
  'embed-changed': embedChanged,
  'draw-changed': drawChanged,
  'renew-pages': renewGallery,
  'put-marks': putPendingMarks,
  'count-words': countWords,
  'expire-conversations': expireConversations,
  'gateway-tasks': (call) => runGatewayTasks(call),
  'expire-gateway-tasks': expireTasks,
  'expire-orders': expireOrders,
  'expire-payment-events': expirePaymentEvents,
  'send-mail': sendDue,
  'expire-mail': expireMails,
  'expire-events': expireEvents,
  'expire-figures': expireFigures,
  'expire-scorecards': expireSubmissions,
  'expire-leads': expireLeads,
  'remind-of-drafts': remindOfExpiry,
  'expire-drafts': expireDrafts,
  'expire-questions': expireQuestions,
  'remind-of-meetings': remindOfMeetings,
  'expire-meetings': expireMeetings,
  'expire-reports': expireReports,
  'expire-holds': expireHolds,
  'settle-open-hours': settleOpenHours,
  'expire-waitlist': expireEntries,
  'expire-sessions': expireSessions,
  'forget-allowances': forgetWindows,
  'invite-referees': inviteReferees,
  'remind-referees': remindReferees,
  'expire-references': expireReferences,
  'finish-erasing': finishErasing,
  'turn-sprints': turnSprints,
  'release-seats': releaseSeats,
  'tell-of-places': tellOfPlaces,
  'lapse-plans': lapsePlans,
  'remind-trials': remindTrials,
  'renew-sandbox': renewSandbox,
  'refresh-subscriptions': refreshSubscriptions,
  'read-calendars': readCalendars,
}

const minutes = 60_000
/** What waits for servers that are not ours has an invocation of its own. */
const askingOthers: JobName[] = ['gateway-tasks', 'send-mail', 'embed-changed', 'read-calendars']
/** Which jobs an expression of wrangler.toml runs, and after how long a silence of theirs something is wrong. */
const timetable: Record<string, { jobs: JobName[]; longestQuietMs: number }> = {
  '* * * * *': {
    jobs: [
      'put-marks',
      'rehang-changed',
      'draw-changed',
      'finish-erasing',
      'turn-sprints',
      'release-seats',
      'tell-of-places',
      'remind-of-meetings',
      'lapse-plans',
      'renew-sandbox',
    ],
    longestQuietMs: 10 * minutes,
  },
  // Every minute too, half by half: the platform does not say that it runs two expressions of the same minutes apart.
  '0-29 * * * *': { jobs: askingOthers, longestQuietMs: 10 * minutes },
  '30-59 * * * *': { jobs: askingOthers, longestQuietMs: 10 * minutes },
  '7 * * * *': {
    jobs: [
      'expire-holds',
      'settle-open-hours',
      'count-words',
      'invite-referees',
      'remind-referees',
      'remind-trials',
    ],
    longestQuietMs: 130 * minutes,
  },
  // Asks the gateway.
  '37 * * * *': { jobs: ['refresh-subscriptions'], longestQuietMs: 130 * minutes },
  '17 3 * * *': {
    jobs: [
      'expire-conversations',
      'expire-gateway-tasks',
      'expire-orders',
      'expire-payment-events',
      'expire-mail',
      'expire-events',
      'expire-figures',
      'expire-scorecards',
      'expire-leads',
      'remind-of-drafts',
      'expire-drafts',
      'expire-questions',
      'expire-meetings',
      'expire-reports',
      'expire-waitlist',
      'expire-sessions',
      'forget-allowances',
      'expire-references',
    ],
    longestQuietMs: 49 * 60 * minutes,
  },
}

export const expressions = Object.keys(timetable)
/** After how many milliseconds without a run each job of the timetable is missed. */
export const longestQuiet = Object.fromEntries(
  Object.values(timetable).flatMap(({ jobs, longestQuietMs }) => jobs.map((job) => [job, longestQuietMs])),
)

/**
 * Runs a job and records how it ended, so that the next run knows where to begin and the health check what fails.
 * @throws whatever the job threw.
 */
export async function runJob(
  name: JobName,
  env: Env,
  keepAlive: Call['keepAlive'],
  now = currentTime(),
  askStranger = atMostAtOnce(strangersAtOnce),
): Promise<void> {
  const call = openJob(name, env, { keepAlive, now, askStranger })
  const lastRun = await beginRun(call, name)
  try {
    const done = await jobs[name](call, lastRun)
    const { until, failure } = isDone(done) ? done : { until: done, failure: undefined }
    // What is written while a job reads may be of the moment at which it began.
    await endRun(call, name, until instanceof Date && until < now ? until : now)
    if (failure) throw failure
  } catch (error) {
    await failRun(call, name, describe(error))
    throw error
  }
}

const openJob = (name: string, env: Env, how: Pick<Call, 'keepAlive' | 'now' | 'askStranger'>) =>
  openCall({ ...how, kv: env.PAGES, variables: variablesOf(env), actor: { kind: 'job', name } })

const isDone = (done: unknown): done is Done => typeof done === 'object' && done !== null && 'failure' in done

/** Runs all jobs of an expression, with two requests to strangers at once between them, one of each job; one that fails does not keep the others from running. */
export async function runTimetable(
  expression: string,
  env: Env,
  keepAlive: Call['keepAlive'],
): Promise<void> {
  const now = currentTime()
  const askStranger = atMostAtOnce(strangersAtOnce)
  const runOne = (name: JobName) => runJob(name, env, keepAlive, now, oneAtATime(askStranger))
  const outcomes = await Promise.allSettled([
    ...(timetable[expression]?.jobs ?? []).map(runOne),
    expectJobs(openJob('timetable', env, { keepAlive, now, askStranger }), Object.keys(longestQuiet)),
  ])
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') console.error('Cron job failed', describe(outcome.reason))
}
