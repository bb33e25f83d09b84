import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import type { Notifications, PushSubscriptionAnswer } from '#schema/notifications/notifications.ts'
import { type Browser, registeredOwner } from '#test/account.ts'
import { anotherTab, desktop, expectFitsLarge, expectWhole, hydrated, phone, visit } from '#test/browser.ts'
import {
  deliver,
  fakeNotifications,
  loseSubscription,
  permissionRequests,
  refuseNextSubscription,
  serviceWorker,
  setPermissionAnswer,
} from '#test/fakes/notifying-browser.ts'
import { startFakePush } from '#test/fakes/push.ts'
import { startProduct } from '#test/product.ts'
import { jsonOf } from '#test/requests.ts'

const push = await startFakePush()
const product = await startProduct({ SAMPLE_DATA: 'off', LOCAL_PUSH_ORIGIN: push.origin })
afterAll(async () => {
  await product.stop()
  push.stop()
})
const { url } = product

type Owner = Browser & { email: string; password: string }
type Options = {
  owner?: Owner
  answer?: NotificationPermission
  devices?: ReturnType<typeof push.device>[]
  viewport?: typeof phone
  expected?: RegExp
}

/** The account page of an owner, in a browser that can be notified. */
async function accountOf({
  answer = 'granted',
  devices = [push.device()],
  viewport = phone,
  ...options
}: Options = {}) {
  const owner = options.owner ?? (await registeredOwner({}, product))
  const page = await visit('/account', {
    url,
    viewport,
    stored: { currentUsername: owner.email, currentRole: 'owner' },
    ...(options.expected && { expected: options.expected }),
    before: async (page) => {
      await page.context().addCookies([...owner.cookies].map(([name, value]) => ({ name, value, url })))
      await fakeNotifications(page, { answer, devices })
    },
  })
  return { owner, page, devices, section: page.getByRole('region', { name: 'On your phone' }) }
}
type Section = Awaited<ReturnType<typeof accountOf>>['section']

const turnOn = (section: Section) => section.getByRole('button', { name: 'Turn on notifications' })
const isOn = (section: Section) => section.getByText('They are on for this device.').waitFor()
const devicesOf = (person: Browser) => jsonOf<PushSubscriptionAnswer[]>(person.get('/push-subscriptions'))
const settingsOf = (person: Browser) => jsonOf<Notifications>(person.get('/notifications'))
const open = async (page: Page, path: string) => {
  await page.goto(new URL(path, url).href)
  await hydrated(page)
}

test('notifications are asked for after a press only, tried out, shown with a badge, and open their page', async () => {
  const { owner, page, section, devices } = await accountOf()
  await turnOn(section).waitFor()
  expect(await permissionRequests(page)).toBe(0)
  await turnOn(section).click()
  await isOn(section)
  expect(await permissionRequests(page)).toBe(1)
  expect(await devicesOf(owner)).toHaveLength(1)

  await section.getByRole('button', { name: 'Send one to try' }).click()
  await page.getByText('Sent', { exact: true }).waitFor()
  const [device] = devices
  const [taken] = push.pushesTo(device?.endpoint ?? '')
  expect(push.wrong()).toEqual([])
  const worker = await serviceWorker(page)
  await worker.evaluate(`navigator.setAppBadge = async (count) => { self.counted = count }`)
  const shown = await deliver(page, { ...taken?.payload, waiting: 3 })
  expect(shown).toEqual([
    { title: 'This is what it looks like', body: 'Your notifications reach this device.', path: '/account' },
  ])
  expect(await worker.evaluate('counted')).toBe(3)
})

test('choices of notifications, quiet hours and names are saved at once, and kept', async () => {
  const { owner, page, section } = await accountOf({ viewport: desktop })
  await turnOn(section).click()
  await isOn(section)
  const meetings = section.getByRole('switch', { name: 'Meetings booked, on devices' })
  await meetings.click()
  await section.getByRole('switch', { name: 'Names on the lock screen' }).click()
  await section.getByLabel('From', { exact: true }).fill('21:30')
  await section.getByLabel('Until').fill('06:15')
  await section.getByLabel('Until').blur()
  await expect
    .poll(() => settingsOf(owner))
    .toMatchObject({
      kinds: { 'meeting-booked': { push: false }, message: { push: true } },
      quiet: { from: '21:30', to: '06:15' },
      showNames: true,
    })
  await page.reload()
  await expect.poll(() => meetings.isChecked()).toBe(false)
  expect(await section.getByLabel('From', { exact: true }).inputValue()).toBe('21:30')
  await expectFitsLarge(page)
  await page.setViewportSize(desktop)
  await section.getByLabel('From', { exact: true }).fill('')
  await section.getByLabel('From', { exact: true }).blur()
  await section.getByText('Please give a time. Until then it stays 21:30.').waitFor()
  await section.getByRole('switch', { name: 'Quiet hours' }).press('Space')
  await expect.poll(async () => (await settingsOf(owner)).quiet).toBe(null)
  await expectWhole(page, { desktop: 'light', phone: 'dark' })
})

test('notifications that are blocked, undecided or without a network are explained, and asked for again', async () => {
  const forbidden = await accountOf({ answer: 'denied' })
  await turnOn(forbidden.section).click()
  await forbidden.section.getByText('This browser blocks notifications from this site').waitFor()
  expect(await turnOn(forbidden.section).count()).toBe(0)
  const { owner, page, section } = await accountOf({
    answer: 'default',
    expected: /ERR_|Failed to|not turned on|fetching the script/,
  })
  await turnOn(section).click()
  await section.getByText('You have not decided yet').waitFor()
  await turnOn(section).click()
  await expect.poll(() => permissionRequests(page)).toBe(2)
  await setPermissionAnswer(page, 'granted')
  await page.context().setOffline(true)
  await turnOn(section).click()
  await section.getByRole('alert').waitFor()
  expect(await devicesOf(owner)).toEqual([])
  await page.context().setOffline(false)
  await refuseNextSubscription(page)
  await turnOn(section).click()
  await section.getByText('In a private window they do not work').waitFor()
  await turnOn(section).click()
  await isOn(section)
  expect(await devicesOf(owner)).toHaveLength(1)
})

test('a device that another tab removes is gone here too, and can be turned on again', async () => {
  const { owner, page, section } = await accountOf({ devices: [push.device(), push.device()] })
  await turnOn(section).click()
  await isOn(section)
  const other = await anotherTab(page)
  await fakeNotifications(other)
  await open(other, '/account')
  await other.getByRole('button', { name: /^Remove .+ on / }).click()
  await other.getByText('gets no notifications any more').first().waitFor()
  await expect
    .poll(() => other.evaluate(() => document.activeElement?.textContent))
    .toBe('Notifications on this device')
  expect(await devicesOf(owner)).toEqual([])
  await page.bringToFront()
  await page.reload()
  await turnOn(section).click()
  await isOn(section)
  expect(await devicesOf(owner)).toHaveLength(1)
})

test('a subscription lost by the browser is renewed when the dashboard begins, and a removed one ends', async () => {
  const { owner, page, section } = await accountOf({ devices: [push.device(), push.device()] })
  await turnOn(section).click()
  await isOn(section)
  const [first] = await devicesOf(owner)
  await loseSubscription(page)
  await open(page, '/customer-dashboard')
  // The new one is told to the server, and then kept.
  const keptHere = () => page.evaluate(() => JSON.parse(localStorage.getItem('push') ?? '{}').hash)
  await expect.poll(keptHere).not.toBe(first?.endpointHash)
  const [second, ...others] = await devicesOf(owner)
  expect([second?.endpointHash, others]).toEqual([await keptHere(), []])
  await owner.post(`/push-subscriptions/${second?.id}/remove`)
  await open(page, '/customer-dashboard')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fake-subscription'))).toBe(null)
  expect(await devicesOf(owner)).toEqual([])
})

test('a device gets no pushes once signed out, here or elsewhere, or erased; a sign-in brings them back', async () => {
  const devices = [push.device(), push.device(), push.device()]
  const { owner, page, section } = await accountOf({ devices, expected: /401/ })
  const subscription = () => page.evaluate(() => localStorage.getItem('fake-subscription'))
  const signIn = async () => {
    await page.getByLabel('Email').fill(owner.email)
    await page.getByLabel('Password', { exact: true }).fill(owner.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  }
  const inMenu = async (role: 'link' | 'button', name: string) => {
    await page.getByRole('banner').getByLabel('Menu').click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole(role, { name }).click()
  }
  await turnOn(section).click()
  await isOn(section)
  await owner.post('/logout')
  await open(page, '/account')
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  await expect.poll(subscription).toBe(null)
  await signIn()
  await page.getByRole('region', { name: 'Log out' }).waitFor()
  await inMenu('link', 'Dashboard')
  await expect.poll(subscription).not.toBe(null)

  await inMenu('button', 'Log out')
  await page.waitForURL(/\/login/)
  await expect.poll(subscription).toBe(null)
  expect(await page.evaluate(() => localStorage.getItem('push'))).toBe(null)

  await signIn()
  await page.waitForURL('**/customer-dashboard')
  await inMenu('link', 'Noor Haddad')
  await turnOn(section).click()
  await isOn(section)
  await page.getByRole('button', { name: 'Erase my account' }).click()
  await page.getByLabel('Your password').fill(owner.password)
  await page.getByRole('button', { name: 'Erase it for good' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your account is erased' }).waitFor()
  await expect.poll(subscription).toBe(null)
})

test('the browser reads the manifest without a complaint, and offers the app where it can', async () => {
  const { page, section } = await accountOf()
  const session = await page.context().newCDPSession(page)
  const { errors, url: address, manifest } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(address).toBe(new URL('/manifest.webmanifest', url).href)
  expect(manifest?.shortcuts?.map(({ name }) => name)).toEqual(['Dashboard', 'New story', 'Messages'])
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () =>
        localStorage.setItem('prompted', String(Number(localStorage.getItem('prompted')) + 1)),
    })
    dispatchEvent(offer)
  })
  await section.getByRole('button', { name: 'Install Rembrandt' }).dblclick()
  await section.getByText('menu has it as').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('prompted'))).toBe('1')
})
