import './install-offer.ts'
import type { Api } from '#web/client/api.ts'
import { syncPushSubscription } from './this-device.ts'

/** Called when the dashboard is shown: captures the browser's install prompt, and keeps the push subscription current. */
export const startNotifications = (api: Api) =>
  syncPushSubscription(api).catch((error) =>
    console.warn('Whether this device still gets pushes is not known', error),
  )
