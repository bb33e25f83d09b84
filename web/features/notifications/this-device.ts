import { serviceWorkerFile } from '#schema/pages/app-files.ts'
import { type Api, dataOf } from '#web/client/api.ts'
import { currentUsername } from '#web/client/current-username.ts'
import { pushAvailable } from './push-available.ts'
import { storedPush } from './stored-push.ts'

/** Asks for the permission, which needs a press, and lets this browser get pushes. */
export async function enablePushes(api: Api, publicKey: string): Promise<'on' | 'denied' | 'dismissed'> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed'
  await subscribe(api, publicKey)
  return 'on'
}

/** Ends the pushes of this browser here and on the server. */
export async function disablePushes(api: Api, id: string): Promise<void> {
  await dataOf(api['push-subscriptions'][':id'].remove.$post({ param: { id }, json: {} }))
  await removeThisDevice()
}

/** The hash of this browser's endpoint, as in the server's list; null without a subscription. */
export async function endpointHashHere(): Promise<string | null> {
  const subscription = await subscriptionHere()
  return subscription ? hashOf(subscription.endpoint) : null
}

/**
 * Compares the subscription of this browser with the server's, since either may vanish silently: what the browser
 * changed or lost is sent again, what its owner removed elsewhere is removed here.
 */
export async function syncPushSubscription(api: Api): Promise<void> {
  const stored = storedPush.read()
  if (!stored) return
  if (stored.whose !== currentUsername()) return removeThisDevice()
  const [settings, devices, subscription] = await Promise.all([
    dataOf(api.notifications.$get()),
    dataOf(api['push-subscriptions'].$get()),
    subscriptionHere(),
  ])
  const available = pushAvailable(settings)
  if (available === 'off' || !settings.publicKey) return
  const listed = devices.find(({ isThisDevice }) => isThisDevice)
  if (available !== 'yes' || Notification.permission !== 'granted')
    return listed ? disablePushes(api, listed.id) : removeThisDevice()
  const hash = subscription && (await hashOf(subscription.endpoint))
  if (subscription && listed?.endpointHash === hash && isFor(subscription, settings.publicKey)) return
  const isRemoved = hash === stored.hash && !listed && stored.session === (await sessionHere(api))
  return isRemoved ? removeThisDevice() : subscribe(api, settings.publicKey)
}

/** Ends the pushes of this browser, and closes those that it still shows. */
export async function removeThisDevice(): Promise<void> {
  storedPush.remove()
  await unsubscribeHere()
}

/** The same where the session has ended: they begin again once the same person signs in. */
export async function unsubscribeHere(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
  await navigator.clearAppBadge?.().catch(() => {})
}

async function subscribe(api: Api, publicKey: string): Promise<void> {
  const { pushManager } = await registered()
  const earlier = await pushManager.getSubscription()
  if (earlier && !isFor(earlier, publicKey)) await earlier.unsubscribe()
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  })
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  try {
    const json = { endpoint: endpoint ?? '', keys: { p256dh, auth }, zone }
    const { endpointHash: hash } = await dataOf(api['push-subscriptions'].$post({ json }))
    storedPush.write({ whose: currentUsername(), hash, session: await sessionHere(api) })
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
}

async function registered(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(serviceWorkerFile, { updateViaCache: 'none' })
  return navigator.serviceWorker.ready
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? null
}

const sessionHere = async (api: Api) =>
  (await dataOf(api.sessions.$get())).find(({ isThis }) => isThis)?.id ?? ''

const isFor = ({ options: { applicationServerKey } }: PushSubscription, publicKey: string) =>
  !applicationServerKey || `${new Uint8Array(applicationServerKey)}` === `${bytesOf(publicKey)}`

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0))

/** The hash of an endpoint, as in the server's list. */
async function hashOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(new URL(endpoint).href))
  return [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 16)
}
