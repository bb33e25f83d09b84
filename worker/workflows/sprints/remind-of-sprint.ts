import { nextSprint, sprintStart, sprintZone } from '#schema/billing/sprints.ts'
import { hourMs } from '#schema/durations.ts'
import { paths } from '#schema/paths.ts'
import type { Call } from '../../call.ts'
import { accountLinksOf } from '../../features/billing/purchase-links.ts'
import { momentInMail } from '../../features/meetings/meeting-times.ts'
import { pushStatement } from '../../features/notifications/push-commands.ts'
import { sprintPush } from '../../features/notifications/wording.ts'
import { roomOf, sprintCalendar } from '../../features/sprints/calendar.ts'
import { reminderKeyOf, sprintReminderEmail } from '../../features/sprints/emails.ts'
import { accountsWithSeat, isSeatValid, seatsToRemindOf } from '../../features/sprints/people-queries.ts'
import { eachRow, throwFailed } from '../../services/each-row.ts'
import { mailStatement } from '../../services/mail/outbox.ts'

const seatsAtOnce = 50
const announcedMs = hourMs

/**
 * Mails everybody with a seat in a sprint that begins within a day, once, except who withdrew. Safe to repeat.
 * @throws where some could not be notified; the others are.
 */
export async function remindOfSprint(call: Call): Promise<void> {
  const due = await seatsToRemindOf(call, seatsAtOnce)
  const failed = await eachRow(
    call,
    due,
    ({ orderId }) => orderId,
    async ({ orderId, userId, number, room: own, mailbox, ...person }) => {
      const { siteUrl, token } = await accountLinksOf(call, { orderId, userId })
      const link = token
        ? { link: new URL(paths.openAccount.href(token), siteUrl).href, label: 'Open your account' }
        : { link: new URL(paths.dashboard.href(), siteUrl).href, label: 'Open your dashboard' }
      const mail = sprintReminderEmail(person, {
        room: roomOf(call, own),
        calendar: sprintCalendar(call, { number, room: own }),
        link,
        isSecret: token !== undefined,
      })
      await mailStatement(call, { key: reminderKeyOf(mailbox, number), ...mail }, isSeatValid(orderId))
    },
  )
  await announceSprint(call)
  throwFailed(failed)
}

/** Sends a push to everybody with a seat in the next sprint, once, in the hour before it begins. */
async function announceSprint(call: Call): Promise<void> {
  const number = nextSprint(call.now)
  const startsAt = sprintStart(number)
  if (startsAt.getTime() - call.now.getTime() > announcedMs) return
  await pushStatement(call, {
    ...sprintPush(momentInMail(startsAt, sprintZone)),
    key: `sprint/${number}/begins`,
    to: accountsWithSeat(number),
  })
}
