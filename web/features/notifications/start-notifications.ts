import './install-offer.ts'
import type { Api } from '#web/client/api.ts'
import { keepPushesUp } from './this-device.ts'

/** What the dashboard begins with once it is shown: the browser's offer to install is caught, and pushes are kept up. */
export const startNotifications = (api: Api) =>
  keepPushesUp(api).catch((error) =>
    console.warn('Whether this device still gets pushes is not known', error),
  )
