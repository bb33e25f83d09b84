import { dayMs } from '#schema/durations.ts'
import { isPushKind, type PushKind, type PushPayload } from '#schema/notifications/notifications.ts'
import type { Call } from '../../call.ts'
import { waitingOf } from '../../features/dashboard/waiting-queries.ts'
import { deleteEndpoint } from '../../features/notifications/commands.ts'
import {
  type ClaimedPush,
  claimPushes,
  postponePushes,
  recordUse,
  releasePushes,
  settlePushes,
} from '../../features/notifications/push-commands.ts'
import { devicesOf, firstSettings, type PushDevice } from '../../features/notifications/queries.ts'
import { quietUntil } from '../../features/notifications/quiet-hours.ts'
import { combinedPush, shownPush } from '../../features/notifications/shown-push.ts'
import { type PushDelivery, sendPush } from '../../services/push/push-service.ts'
import { keyedHash } from '../../services/tokens.ts'

const devicesPerClaim = 4
const maxRunMs = 20_000
/** The longest topic (RFC 8030, section 5.4). */
const maxTopicLength = 32

/**
 * Sends due pushes, each device by itself: in quiet hours they wait for their end, pushes that waited together are sent
 * as one, and one that is older than a day is not sent any more.
 */
export async function sendDuePushes(call: Call): Promise<void> {
  const until = Date.now() + maxRunMs
  while (Date.now() < until) {
    const claims = await claimPushes(call, devicesPerClaim)
    if (!claims.length) return
    const ids = [...new Set(claims.map(({ subscriptionId }) => subscriptionId))]
    const devices = await devicesOf(call, ids)
    await Promise.all(
      ids.map((id) =>
        sendDueTo(
          call,
          devices.find((device) => device.id === id),
          claims.filter(({ subscriptionId }) => subscriptionId === id),
        ),
      ),
    )
  }
}

async function sendDueTo(call: Call, device: PushDevice | undefined, claims: ClaimedPush[]): Promise<void> {
  const isStillDue = (claim: ClaimedPush) =>
    device !== undefined &&
    call.now.getTime() - claim.createdAt.getTime() < dayMs &&
    !device.declined.split(',').includes(claim.kind)
  const expired = claims.filter((claim) => !isStillDue(claim))
  if (expired.length) await settlePushes(call, expired)
  let remaining = claims.filter(isStillDue)
  if (!device || !remaining.length) return
  const quietEnd = quietEndOf(call, device)
  if (quietEnd) {
    await releasePushes(call, remaining, quietEnd)
    return
  }
  for (const kind of new Set(remaining.map((claim) => claim.kind))) {
    const together = remaining.filter((claim) => claim.kind === kind)
    const delivery = await sendTogether(call, device, kind, together)
    if (delivery.outcome === 'gone') {
      await deleteEndpoint(call, device.id, device.endpoint)
      return
    }
    if ('problem' in delivery) console.error(`A push to a device was not sent: ${delivery.problem}`)
    if (delivery.outcome === 'failed') {
      await postponePushes(call, remaining, delivery.waitMs)
      return
    }
    await settlePushes(call, together)
    remaining = remaining.filter((claim) => claim.kind !== kind)
  }
}

function quietEndOf(call: Call, { hasChosen, quietFrom, quietTo, timeZone }: PushDevice): Date | undefined {
  const from = hasChosen ? quietFrom : firstSettings.quietFrom
  const to = hasChosen ? quietTo : firstSettings.quietTo
  return from === null || to === null ? undefined : quietUntil(call, { from, to, timeZone })
}

function sendTogether(
  call: Call,
  device: PushDevice,
  kind: PushKind,
  claims: ClaimedPush[],
): Promise<PushDelivery> {
  const [first] = claims
  const last = claims.at(-1)
  if (!first || !last || !isPushKind(kind))
    return Promise.resolve({ outcome: 'refused', problem: 'its kind is none' })
  const words =
    claims.length > 1 ? combinedPush(kind, claims.length) : shownPush(first, Boolean(device.showsNames))
  return sendToDevice(call, device, { ...words, key: last.key })
}

/** Sends a push to a device now, with the number on its owner's app badge. */
export async function sendToDevice(
  call: Call,
  device: Pick<PushDevice, 'id' | 'userId' | 'endpoint' | 'p256dh' | 'auth'>,
  { key, ...words }: Pick<PushPayload, 'title' | 'body' | 'path'> & { key: string },
): Promise<PushDelivery> {
  // The same for each try of an occasion, so that neither service nor device shows it twice.
  const topic = (await keyedHash(call.variables.AUTH_SECRET, 'push-topic', key)).slice(0, maxTopicLength)
  const payload: PushPayload = { ...words, tag: topic, waiting: await waitingOf(call, device.userId) }
  const { endpoint, p256dh, auth } = device
  const delivery = await sendPush(
    call,
    { endpoint, p256dh, auth },
    { payload: JSON.stringify(payload), topic },
  )
  if (delivery.outcome === 'sent') await recordUse(call, device.id)
  return delivery
}
