import { optionalMailsOf } from '#schema/accounts/mail-preferences.ts'
import {
  mailsOfPush,
  type NotificationChanges,
  type Notifications,
  pushKinds,
} from '#schema/notifications/notifications.ts'
import { accountOf, type Call } from '../../call.ts'
import { isVerifiedAt } from '../../features/accounts/commands.ts'
import { unlessSignedOut } from '../../features/accounts/proof-commands.ts'
import { saveNotificationSettings, switchPushes } from '../../features/notifications/commands.ts'
import { recheckPushes } from '../../features/notifications/push-commands.ts'
import { selectDeclined, selectSettings } from '../../features/notifications/queries.ts'
import { AppError } from '../../services/app-error.ts'
import { decline, declinedKinds, resume } from '../../services/mail/suppressions.ts'
import { vapidOf } from '../../services/push/vapid.ts'
import { readTogether, write } from '../../services/write.ts'

/** How the signed-in account is notified: by mail, on its devices, and when not. */
export async function readNotifications(call: Call): Promise<Notifications> {
  const { userId } = accountOf(call)
  const [{ settings, declined }, mails] = await Promise.all([
    readTogether(call, {
      settings: selectSettings(call, userId),
      declined: selectDeclined(call, userId),
    }),
    readMails(call),
  ])
  const [stored] = settings
  if (!stored) throw new Error('An account has no settings of notifications')
  const { quietFrom, quietTo, timeZone, showsNames } = stored
  const vapid = vapidOf(call.variables)
  return {
    isOn: vapid !== undefined,
    publicKey: vapid?.publicKey ?? null,
    kinds: byKind((kind) => ({ mail: mails[kind], push: !declined.some((row) => row.kind === kind) })),
    quiet:
      quietFrom === null || quietTo === null ? null : { from: clockText(quietFrom), to: clockText(quietTo) },
    zone: timeZone,
    showNames: Boolean(showsNames),
  }
}

/** Saves how the signed-in account is notified; what is absent stays. @throws AppError EMAIL_UNCONFIRMED, SIGN_IN_FIRST. */
export async function saveNotifications(call: Call, changes: NotificationChanges): Promise<void> {
  const { userId, email, emailVerified } = accountOf(call)
  const { kinds = {}, quiet, zone, showNames } = changes
  const [[stored], before] = await Promise.all([selectSettings(call, userId), readMails(call)])
  const isMailChanged = pushKinds.some((kind) => typeof kinds[kind]?.mail === 'boolean')
  if (isMailChanged && !emailVerified) throw new AppError('EMAIL_UNCONFIRMED')
  const changed = {
    settings: saveNotificationSettings(
      call,
      userId,
      {
        quiet: quiet && { from: minutesOf(quiet.from), to: minutesOf(quiet.to) },
        timeZone: zone,
        showsNames: showNames,
      },
      stored?.timeZone ?? '',
    ),
    pushes: pushKinds.flatMap((kind) => {
      const isWanted = kinds[kind]?.push
      return isWanted === undefined ? [] : switchPushes(call, userId, kind, isWanted)
    }),
    // A kind of which some mails are wanted counts as on: only a press on its switch changes them.
    mails: pushKinds.flatMap((kind) => {
      const isWanted = kinds[kind]?.mail
      if (typeof isWanted !== 'boolean' || isWanted === before[kind]) return []
      const change = isWanted ? resume : decline
      return mailsOfPush[kind].map((mail) => change(call, email, mail, isVerifiedAt(userId, email)))
    }),
    waiting: recheckPushes(call, userId),
  }
  await write(call, changed, { unless: [unlessSignedOut(call)] })
}

/** Whether a kind's mails are wanted; null where nothing can be chosen. */
async function readMails(call: Call): Promise<Record<(typeof pushKinds)[number], boolean | null>> {
  const { email, emailVerified, role } = accountOf(call)
  const declined = emailVerified ? await declinedKinds(call, email) : []
  return byKind((kind) => {
    const optional = mailsOfPush[kind].filter((mail) => optionalMailsOf(role).includes(mail))
    if (!emailVerified || !optional.length) return null
    return optional.some((mail) => !declined.includes(mail))
  })
}

const byKind = <Value>(of: (kind: (typeof pushKinds)[number]) => Value) => ({
  lead: of('lead'),
  message: of('message'),
  'meeting-booked': of('meeting-booked'),
  'meeting-changed': of('meeting-changed'),
  'reference-answered': of('reference-answered'),
  verdict: of('verdict'),
  sprint: of('sprint'),
})

const twoDigits = (number: number) => String(number).padStart(2, '0')
const clockText = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
