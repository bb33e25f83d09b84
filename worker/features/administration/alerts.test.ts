import { expect, test } from 'vitest'
import { alertsOf } from './alerts.ts'

const well = {
  isUp: true,
  status: 'degraded',
  checks: {
    database: 'ok',
    kv: 'ok',
    cron: 'ok',
    mail: 'waiting',
    payments: 'ok',
    badges: 'ok',
    pushes: 'ok',
  },
  jobs: {},
  payments: undefined,
  badges: undefined,
  pushes: undefined,
} as const

test.each([
  [1, 2 * 3600, '1 mail waits to be sent, the oldest for 2 hours.'],
  [2, 47 * 3600, '2 mails wait to be sent, the oldest for 47 hours.'],
  [1234, 1234 * 3600, '1,234 mails wait to be sent, the oldest for 51 days.'],
  [1, 30_000 * 24 * 3600, '1 mail waits to be sent, the oldest for 30,000 days.'],
])('the alert about %i mails that wait for %i seconds is read at a glance', (waiting, seconds, sentence) => {
  const mail = { failed: 0, waiting, oldestWaitingSeconds: seconds, recent: 0, recentFailed: 0 }
  expect(alertsOf({ ...well, mail }).map((alert) => alert.says)).toEqual([sentence])
})
