import type { Page } from 'playwright-core'

type Device = { endpoint: string; keys: { p256dh: string; auth: string } }
type ShownNotification = { title: string; body: string; path: string }

/**
 * Lets the headless browser's page get pushes: `answer` is the visitor's reply to the permission prompt, `devices` the
 * subscriptions it gets in turn. Call before the page opens.
 */
export async function fakeNotifications(
  page: Page,
  { answer = 'granted', devices = [] }: { answer?: NotificationPermission; devices?: Device[] } = {},
) {
  await page.addInitScript(
    ({ answer, devices }) => {
      const read = (key: string) => JSON.parse(localStorage.getItem(`fake-${key}`) ?? 'null')
      const write = (key: string, value: unknown) =>
        localStorage.setItem(`fake-${key}`, JSON.stringify(value))
      Object.defineProperty(Notification, 'permission', { get: () => read('permission') ?? 'default' })
      Notification.requestPermission = async () => {
        write('asked', (read('asked') ?? 0) + 1)
        const pressed: NotificationPermission = read('answer') ?? answer
        // Whoever only closes the question is asked again.
        if (pressed !== 'default') write('permission', pressed)
        return pressed
      }
      const subscriptionOf = (device: { endpoint: string; key: number[]; keys: object }) => ({
        endpoint: device.endpoint,
        options: { userVisibleOnly: true, applicationServerKey: Uint8Array.from(device.key).buffer },
        toJSON: () => ({ endpoint: device.endpoint, keys: device.keys }),
        unsubscribe: async () => {
          localStorage.removeItem('fake-subscription')
          return true
        },
      })
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (read('subscription') ? subscriptionOf(read('subscription')) : null),
        subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
          if (!read('subscription')) {
            const made = read('made') ?? 0
            write('made', made + 1)
            write('subscription', { ...devices[made], key: [...applicationServerKey] })
          }
          return subscriptionOf(read('subscription'))
        },
      })
    },
    { answer, devices },
  )
}

/** What somebody presses from now on when asked for the permission. */
export const setPermissionAnswer = (page: Page, answer: NotificationPermission) =>
  page.evaluate((answer) => localStorage.setItem('fake-answer', JSON.stringify(answer)), answer)

/** The browser gives no subscription this once, as one in a private window never does. */
export const refuseNextSubscription = (page: Page) =>
  page.evaluate(() => {
    const { subscribe } = PushManager.prototype
    PushManager.prototype.subscribe = () => {
      PushManager.prototype.subscribe = subscribe
      return Promise.reject(new DOMException('Registration failed - permission denied', 'AbortError'))
    }
  })

/** How often the page asked for the permission. */
export const permissionRequests = (page: Page) =>
  page.evaluate(() => Number(localStorage.getItem('fake-asked') ?? 0))

/** The browser loses its subscription, or is given another, without telling the page. */
export const loseSubscription = (page: Page) =>
  page.evaluate(() => localStorage.removeItem('fake-subscription'))

/** Hands a message to the service worker of the page, as a push service would; returns what it showed. */
export async function deliver(page: Page, message: object): Promise<ShownNotification[]> {
  const worker = await serviceWorker(page)
  await worker.evaluate(recordShown)
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ isDeleted }) => !isDeleted)
      if (found) resolve(found.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  })
  await session.detach()
  return worker.evaluate<ShownNotification[]>('shown')
}

/** Run in the worker: what it would show is kept, since the headless browser shows nothing. */
const recordShown = `
  self.shown ??= []
  registration.showNotification = async (title, { body, data }) => {
    shown.push({ title, body, path: data.path })
  }`

export async function serviceWorker(page: Page) {
  const [worker] = page.context().serviceWorkers()
  return worker ?? page.context().waitForEvent('serviceworker')
}
