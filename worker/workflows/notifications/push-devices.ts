import type { NewPushSubscription, PushSubscriptionAnswer } from '#schema/notifications/notifications.ts'
import { pushEndpoint } from '#schema/notifications/push-services.ts'
import { accountOf, type Call, userAgentOf } from '../../call.ts'
import { deviceName } from '../../features/accounts/device-names.ts'
import {
  deleteEndpoint,
  saveNotificationSettings,
  subscribe,
  unsubscribe,
} from '../../features/notifications/commands.ts'
import { findPushDevice, hasTooManyDevices, pushDevicesOf } from '../../features/notifications/queries.ts'
import { AppError } from '../../services/app-error.ts'
import { vapidOf } from '../../services/push/vapid.ts'
import { sha256Hex } from '../../services/tokens.ts'
import { write } from '../../services/write.ts'
import { sendToDevice } from './send-pushes.ts'

/** The devices of the signed-in account that get pushes. */
export async function pushDevices(call: Call): Promise<PushSubscriptionAnswer[]> {
  const { userId, sessionId } = accountOf(call)
  const devices = await pushDevicesOf(call, userId)
  return Promise.all(
    devices.map(async (device) => ({
      id: device.id,
      name: device.name,
      createdAt: device.createdAt.toISOString(),
      lastUsedAt: device.lastUsedAt?.toISOString() ?? null,
      isThisDevice: device.sessionId === sessionId,
      endpointHash: (await sha256Hex(device.endpoint)).slice(0, 16),
    })),
  )
}

/**
 * Subscribes this browser to the signed-in account's pushes for as long as its session lasts; an account that was
 * subscribed on it before is unsubscribed. Safe to repeat.
 * @throws AppError PUSH_IS_OFF, NOT_A_PUSH_SERVICE, PUSH_SUBSCRIPTIONS_FULL, SIGN_IN_FIRST.
 */
export async function addPushDevice(
  call: Call,
  { endpoint, keys, zone }: NewPushSubscription,
): Promise<PushSubscriptionAnswer> {
  const { userId, sessionId } = accountOf(call)
  if (!vapidOf(call.variables)) throw new AppError('PUSH_IS_OFF')
  const address = pushEndpoint(endpoint, call.variables.LOCAL_PUSH_ORIGIN)
  if (!address) throw new AppError('NOT_A_PUSH_SERVICE')
  const device = {
    endpoint: address.href,
    p256dh: keys.p256dh.replace(/=/g, ''),
    auth: keys.auth.replace(/=/g, ''),
    name: deviceName(userAgentOf(call)),
  }
  const { subscribed } = await write(
    call,
    {
      ...subscribe(call, device),
      settings: zone ? saveNotificationSettings(call, userId, {}, zone) : undefined,
    },
    { unless: [[hasTooManyDevices(userId, sessionId), 'PUSH_SUBSCRIPTIONS_FULL']] },
  )
  const added = (await pushDevices(call)).find(({ id }) => id === subscribed[0]?.id)
  // The session ended meanwhile, and the device with it.
  if (!added) throw new AppError('SIGN_IN_FIRST')
  return added
}

/** Ends the pushes of a device of the signed-in account. @throws AppError PUSH_SUBSCRIPTION_NOT_FOUND. */
export async function removePushDevice(call: Call, id: string): Promise<void> {
  const removed = await unsubscribe(call, accountOf(call).userId, id)
  if (!removed.length) throw new AppError('PUSH_SUBSCRIPTION_NOT_FOUND')
}

/**
 * Sends a test push to a device of the signed-in account at once, also in quiet hours.
 * @throws AppError PUSH_IS_OFF, PUSH_SUBSCRIPTION_NOT_FOUND, PUSH_NOT_TAKEN.
 */
export async function tryPushDevice(call: Call, id: string): Promise<void> {
  const { userId } = accountOf(call)
  if (!vapidOf(call.variables)) throw new AppError('PUSH_IS_OFF')
  const [device] = await findPushDevice(call, userId, id)
  if (!device) throw new AppError('PUSH_SUBSCRIPTION_NOT_FOUND')
  const delivery = await sendToDevice(
    call,
    { ...device, userId },
    {
      title: 'This is what it looks like',
      body: 'Your notifications reach this device.',
      path: '/account',
      key: `try/${call.now.getTime()}`,
    },
  )
  if (delivery.outcome === 'gone') {
    await deleteEndpoint(call, device.id, device.endpoint)
    throw new AppError('PUSH_SUBSCRIPTION_NOT_FOUND')
  }
  if (delivery.outcome !== 'sent') throw new AppError('PUSH_NOT_TAKEN')
}
