import type { Alert } from '#schema/administration/administration-answers.ts'
import { paths } from '#schema/paths.ts'
import { counted, grouped } from '#schema/text/numbers.ts'
import type { Health as AnyHealth } from '../../services/health.ts'

type Health = AnyHealth<'disputed' | 'unassigned' | 'notRefunded'>

const jobsNamed = 3

/** What is wrong with the product, worst first, in sentences that say what it means, and where to act. */
export function alertsOf({ checks, jobs = {}, mail, payments, badges, pushes }: Health): Alert[] {
  const alerts: (Alert | false)[] = [
    checks.database !== 'ok' && {
      about: 'database',
      href: null,
      action: 'Look at the database',
      says: 'The database does not answer in time. Pages come from their last copies, and nothing can be saved.',
    },
    checks.kv !== 'ok' && {
      about: 'cache',
      href: null,
      action: 'Look at the store of cached pages',
      says: 'The store of cached pages does not answer in time. Pages are made anew each time, which is slow.',
    },
    ...payAlerts(checks.payments, payments),
    ...badgeAlerts(checks.badges, badges),
    ...jobAlerts(jobs),
    ...mailAlerts(checks.mail, mail),
    ...pushAlerts(checks.pushes, pushes),
  ]
  return alerts.filter((alert) => alert !== false)
}

const toPayments = {
  about: 'payments',
  href: paths.adminHouse.href('payments'),
  action: 'See the payments',
} as const
const toTasks = { ...toPayments, action: 'See the tasks' } as const
const toMail = { about: 'mail', href: paths.adminDashboard.href('mail'), action: 'See the mail' } as const

function payAlerts(state: string, payments: Health['payments']): Alert[] {
  if (state === 'ok') return []
  if (!payments) return [{ ...toTasks, says: 'What waits at the payment provider could not be read.' }]
  const { failed, waiting, oldestWaitingSeconds, disputed, unassigned, notRefunded } = payments
  const alerts: [number, (isOne: boolean) => string, (typeof toTasks | typeof toPayments)?][] = [
    [
      failed,
      (isOne) =>
        `${counted(failed, 'task')} at the payment provider failed and ${isOne ? 'was' : 'were'} given up. Somebody’s money may depend on it.`,
      toTasks,
    ],
    [
      !failed && state === 'waiting' ? waiting : 0,
      (isOne) =>
        `${counted(waiting, 'task')} at the payment provider ${isOne ? 'waits' : 'wait'}, the oldest for ${lasting(oldestWaitingSeconds)}.`,
      toTasks,
    ],
    [
      disputed,
      (isOne) =>
        `${counted(disputed, 'payment')} ${isOne ? 'is' : 'are'} disputed: a bank asks for the money back, and waits for an answer.`,
    ],
    [
      notRefunded,
      (isOne) =>
        `${counted(notRefunded, 'refund')} ${isOne ? 'was' : 'were'} not made, or the money came back. ${isOne ? 'Its buyer waits' : 'Their buyers wait'} for it.`,
    ],
    [
      unassigned,
      (isOne) => `${counted(unassigned, 'payment')} arrived and ${isOne ? 'belongs' : 'belong'} to no order.`,
    ],
  ]
  return alerts.flatMap(([number, sentence, to = toPayments]) =>
    number ? [{ ...to, says: sentence(number === 1) }] : [],
  )
}

function badgeAlerts(state: string, badges: Health['badges']): Alert[] {
  if (state === 'ok') return []
  const { failed = 0, waiting = 0, oldestWaitingSeconds = 0 } = badges ?? {}
  const sentence = failed
    ? `The badges of ${counted(failed, 'profile')} could not be signed, again and again.`
    : `${counted(waiting, 'profile')} ${waiting === 1 ? 'waits' : 'wait'} for badges, the first for ${lasting(oldestWaitingSeconds)}.`
  const unread = 'Whether badges wait to be signed could not be read.'
  return [
    {
      about: 'badges',
      href: paths.adminHouse.href('jobs'),
      action: 'See the jobs',
      says: badges ? sentence : unread,
    },
  ]
}

function mailAlerts(state: string, mail: Health['mail']): Alert[] {
  if (state === 'ok') return []
  const { waiting = 0, oldestWaitingSeconds = 0, recent = 0, recentFailed = 0 } = mail ?? {}
  return [
    {
      ...toMail,
      says:
        state === 'waiting'
          ? `${counted(waiting, 'mail')} ${waiting === 1 ? 'waits' : 'wait'} to be sent, the oldest for ${lasting(oldestWaitingSeconds)}.`
          : `Of the last ${counted(recent, 'mail')}, ${grouped(recentFailed)} could not be sent.`,
    },
  ]
}

function pushAlerts(state: string, pushes: Health['pushes']): Alert[] {
  if (state === 'ok') return []
  const { waiting = 0, oldestWaitingSeconds = 0, recent = 0, recentFailed = 0 } = pushes ?? {}
  const late = `${counted(waiting, 'notification')} ${waiting === 1 ? 'waits' : 'wait'} to be sent to a device, the first for ${lasting(oldestWaitingSeconds)}.`
  const failed = `Of the last ${counted(recent, 'notification')} to devices, ${grouped(recentFailed)} could not be sent for half an hour. If none arrives, the keys of pushes do not fit each other.`
  const sentence = state === 'waiting' ? late : failed
  return [
    {
      about: 'pushes',
      href: paths.adminHouse.href('jobs'),
      action: 'See the jobs',
      says: pushes ? sentence : 'Whether notifications to devices wait could not be read.',
    },
  ]
}

/** The job that sends mail is about mail. */
function jobAlerts(jobs: NonNullable<Health['jobs']>): Alert[] {
  const named = (state: string) => Object.keys(jobs).filter((job) => jobs[job]?.state === state)
  const silent = [...named('never'), ...named('quiet')]
  const alertAbout = (names: string[], sentence: (subject: string, isOne: boolean) => string): Alert[] =>
    names.length
      ? [
          {
            about: names.every((name) => name === 'send-mail') ? 'mail' : 'jobs',
            href: paths.adminHouse.href('jobs'),
            action: 'See the jobs',
            says: sentence(listed(names), names.length === 1),
          },
        ]
      : []
  return [
    ...alertAbout(
      silent,
      (which, isOne) => `${which} ${isOne ? 'has' : 'have'} not run for longer than planned.`,
    ),
    ...alertAbout(named('failing'), (which, isOne) => `${which} ${isOne ? 'fails' : 'fail'} each time.`),
  ]
}

function listed(names: string[]): string {
  const shown = names.slice(0, jobsNamed).map((name) => `“${name}”`)
  const others = names.length - shown.length
  const all = others ? [...shown, `${others} more`] : shown
  const last = all.pop() ?? ''
  return `The ${names.length === 1 ? 'job' : 'jobs'} ${all.length ? `${all.join(', ')} and ${last}` : last}`
}

/** So many seconds in words: `2 days`, `47 hours`, `5 minutes`. */
function lasting(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  if (hours >= 48) return counted(Math.floor(hours / 24), 'day')
  return hours >= 2 ? counted(hours, 'hour') : counted(Math.floor(seconds / 60), 'minute')
}
