import type { Notifications } from '#schema/notifications/notifications.ts'

/** Why pushes cannot be turned on in this browser. */
type NoPush = 'off' | 'install first' | 'unsupported' | 'denied'

/** Whether this browser can get pushes, and if not, why. */
export function pushAvailable({
  isOn,
  publicKey,
}: Pick<Notifications, 'isOn' | 'publicKey'>): NoPush | 'yes' {
  if (!isOn || !publicKey) return 'off'
  // On an iPhone only the installed app gets pushes.
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isInIosBrowser() ? 'install first' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'yes'
}

export const whyNoPush: Record<NoPush | 'dismissed' | 'refused', string> = {
  off: 'This site sends no notifications to devices at the moment. Mail reaches you as always.',
  'install first':
    'On an iPhone or iPad they come to the installed app only. Install it as above, open it from your home screen, and turn them on there.',
  unsupported: 'This browser cannot show notifications from a site. Mail reaches you as always.',
  denied:
    'This browser blocks notifications from this site. Allow them in its settings for the site, then come back here. In a private window they do not work: use an ordinary one.',
  dismissed: 'You have not decided yet, so nothing was turned on. You can press again whenever you like.',
  refused:
    'Your browser refused to turn them on. In a private window they do not work: open this page in an ordinary one. If this is an ordinary window, check that the browser itself may send notifications, then press again.',
}

/** Whether this is a browser of an iPhone or iPad, and not the installed app. */
export const isInIosBrowser = () => 'standalone' in navigator && navigator.standalone === false

export const isInstalledApp = () =>
  ('standalone' in navigator && navigator.standalone === true) ||
  matchMedia('(display-mode: standalone)').matches
