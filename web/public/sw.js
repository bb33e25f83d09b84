// Shows what is pushed to this device, and opens it. It has no fetch handler: every page comes from the network.

const home = '/customer-dashboard'
const icon = '/icons/app-192.png'
const badge = '/icons/notification-96.png'

addEventListener('install', () => self.skipWaiting())
addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

addEventListener('push', (event) => event.waitUntil(showPush(read(event.data))))

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(ownAddress(event.notification.data?.path)))
})

/** Something always is shown, as browsers ask of whoever may push. */
async function showPush({ title, body, path, tag, waiting }) {
  await Promise.all([
    self.registration.showNotification(title, {
      body,
      icon,
      badge,
      data: { path },
      ...(tag && { tag, renotify: true }),
    }),
    count(waiting),
  ])
}

function read(data) {
  try {
    const { title, body, path, tag, waiting } = data.json()
    if (typeof title === 'string' && title) return { title, body: text(body), path, tag: text(tag), waiting }
  } catch {}
  return { title: 'Rembrandt', body: 'Something new waits for you.', path: home }
}

const text = (value) => (typeof value === 'string' ? value : undefined)

/** The number on the app’s icon, where the system shows one. */
async function count(waiting) {
  if (!Number.isInteger(waiting) || !navigator.setAppBadge) return
  await (waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => {})
}

/** An address of this site; the dashboard for any other. */
function ownAddress(path) {
  const fallback = new URL(home, location.origin)
  try {
    const target = new URL(typeof path === 'string' ? path : home, location.origin)
    return target.origin === location.origin && !target.pathname.startsWith('/api/') ? target : fallback
  } catch {
    return fallback
  }
}

/** Opens the address in a window that shows it or the dashboard, and in no window that something may be written in. */
async function open({ href }) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const at = windows.find(({ url }) => url === href)
  if (at) return at.focus()
  const onDashboard = windows.find(({ url }) => new URL(url).pathname === home)
  if (!onDashboard) return self.clients.openWindow(href)
  try {
    // Only a window that this worker has taken over can be led on.
    return await (await onDashboard.navigate(href))?.focus()
  } catch {
    return self.clients.openWindow(href)
  }
}
