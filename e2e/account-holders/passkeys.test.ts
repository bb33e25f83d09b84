import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { type Browser, registeredOwner, verifiedOwner } from '#test/account.ts'
import {
  callsOf,
  desktop,
  expectAccessible,
  expectWhole,
  hydrated,
  phone,
  pressEscape,
  visit,
  withSession,
} from '#test/browser.ts'
import { deviceLock } from '#test/fakes/device-lock.ts'
import { addedPasskey } from '#test/fakes/passkeys.ts'
import { at } from '#test/requests.ts'

type Owner = { email: string; password: string }
const withPasskey = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' })
const offered = (page: Page) => page.getByRole('heading', { name: 'Next time without a password?' })
const minutes = (count: number) => new Date(Date.now() + count * 60_000)
/** The next challenge that the page asks for, which the field then waits with. */
const challenged = (page: Page) => page.waitForResponse('**/api/login/passkey/options')

type Lock = Awaited<ReturnType<typeof deviceLock>>
type Opened = {
  path?: string
  viewport?: typeof phone
  stored?: Record<string, string>
  before?: (page: Page, lock: Lock) => Promise<unknown>
}

/** In the page, since a route would switch its cache off. */
function neverAnswerDashboard() {
  const { fetch } = window
  window.fetch = (input, init) =>
    String(input instanceof Request ? input.url : input).includes('/api/current-user-dashboard')
      ? new Promise(() => {})
      : fetch(input, init)
}

/** The sign-in page on a device that has a screen lock; where a sign-in leads is not loaded. */
async function loginOn({ path = '/login', viewport = phone, stored = {}, before }: Opened = {}) {
  let lock: Lock | undefined
  let challenge: Promise<unknown> | undefined
  const page = await visit(path, {
    viewport,
    stored,
    expected: /40\d|410|was signed in|was added|is offered/,
    before: async (page) => {
      await page.addInitScript(neverAnswerDashboard)
      lock = await deviceLock(page)
      await before?.(page, lock)
      challenge = challenged(page)
    },
  })
  if (!lock) throw new Error('The device has no lock')
  await challenge
  return { page, lock }
}

async function signInByPassword(page: Page, { email, password }: Owner) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Opens the page as whoever logged out does, who is known here. */
async function comeBack(page: Page) {
  await page.context().clearCookies()
  const challenge = challenged(page)
  await page.goto(new URL('/login', inject('url')).href)
  await hydrated(page)
  await challenge
}

/** The sign-in page on a device with a passkey of somebody, who has logged out. */
async function deviceOf(owner: Browser & Owner, { before, ...more }: Opened = {}) {
  const passkey = await addedPasskey(owner, inject('url'))
  return loginOn({
    ...more,
    stored: { currentUsername: owner.email, 'passkey-offered': 'yes' },
    before: async (page, lock) => {
      await lock.takesFrom(passkey)
      await before?.(page, lock)
    },
  })
}

test('an owner on a phone adds a passkey after the first sign-in, which then signs in with a press', async () => {
  const owner = await registeredOwner()
  const { page, lock } = await loginOn()
  await withPasskey(page).waitFor()
  await signInByPassword(page, owner)
  await offered(page).waitFor()
  await expectWhole(page)
  await lock.unlocks()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('Passkey added', { exact: true }).first().waitFor()
  await page.waitForURL('**/customer-dashboard')
  expect(await lock.passkeys()).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }])
  await lock.unlocks(false)

  await comeBack(page)
  await lock.unlocks()
  await withPasskey(page).click()
  await page.waitForURL('**/customer-dashboard')
  expect(await page.evaluate(() => localStorage.getItem('currentUsername'))).toBe(owner.email)
  await lock.unlocks(false)

  // Whoever has one here is offered none.
  await comeBack(page)
  await signInByPassword(page, owner)
  await page.waitForURL('**/customer-dashboard')
})

test('an owner who wants no passkey here says so once; signed in already, they go on without a password', async () => {
  const owner = await registeredOwner()
  const { page } = await loginOn()
  await signInByPassword(page, owner)
  await offered(page).waitFor()
  // A reload loses nothing: one is signed in, and was not asked for the last time.
  await page.reload()
  await page.getByText(`${owner.email} is signed in here already.`).waitFor()
  expect(await page.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe('/customer-dashboard')
  await signInByPassword(page, owner)
  await page.getByRole('button', { name: 'Not on this device' }).click()
  await page.waitForURL('**/customer-dashboard')
  await comeBack(page)
  await signInByPassword(page, owner)
  await page.waitForURL('**/customer-dashboard')
})

test('a challenge that was answered too late is asked for again without a message', async () => {
  let count = 0
  const { page } = await deviceOf(await registeredOwner(), {
    before: async (page, lock) => {
      await page.route('**/api/login/passkey/options', (route) => {
        count += 1
        const headers = { ...route.request().headers(), ...(count === 1 && at(minutes(-6))) }
        return route.continue({ headers })
      })
      await lock.unlocks()
    },
  })
  await page.waitForURL('**/customer-dashboard')
  expect(count).toBeGreaterThan(1)
  expect(await page.getByText('Login Failed').count()).toBe(0)
})

test('the field for the address offers passkeys as long as it stands there, and leads to the asked page', async () => {
  let count = 0
  const { page } = await deviceOf(await registeredOwner(), {
    path: '/login?next=%2Fsolution-gallery',
    viewport: desktop,
    before: (page, lock) =>
      page.route('**/api/login/passkey/options', async (route) => {
        count += 1
        const answer = await route.fetch()
        // Renewed before its time is over.
        const options = { ...(await answer.json()), ...(count < 3 && { timeout: 50 }) }
        // Before it waits: what waits already is not answered any more.
        if (count === 3) await lock.unlocks()
        await route.fulfill({ response: answer, json: options })
      }),
  })
  await page.waitForURL('**/solution-gallery')
  expect(count).toBe(3)
})

test('a removed passkey, one that was not chosen and a wrong address are explained', async () => {
  const owner = await registeredOwner()
  const { page, lock } = await deviceOf(owner)
  const { passkeys } = (await (await owner.get('/passkeys')).json()) as { passkeys: { id: string }[] }
  expect((await owner.post(`/passkeys/${passkeys[0]?.id}/remove`)).status).toBe(204)
  await lock.unlocks()
  await withPasskey(page).click()
  await page.getByText('We could not sign you in with this passkey.').first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
  // The message may be the field's: the button's own passkey is answered before the device is locked again.
  await withPasskey(page).waitFor()
  await lock.unlocks(false)

  await page.route('**/api/login/passkey/options', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), rpId: 'elsewhere.example' } })
  })
  await withPasskey(page).click()
  await page.getByRole('alert').getByText('Passkeys work only at this site’s own address.').waitFor()
  await expectAccessible(page)
  await page.unroute('**/api/login/passkey/options')
  await page.evaluate(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('closed', 'NotAllowedError'))
  })
  await withPasskey(page).click()
  await page.getByRole('alert').getByText('No passkey was chosen').waitFor()
  await signInByPassword(page, owner)
  await page.waitForURL('**/customer-dashboard')
})

/** The account page on a device that has a screen lock. */
async function accountOn(owner: Awaited<ReturnType<typeof verifiedOwner>>, viewport = phone) {
  let lock: Awaited<ReturnType<typeof deviceLock>> | undefined
  const page = await visit('/account', {
    viewport,
    stored: { currentUsername: owner.email },
    expected: /40\d|was added/,
    before: async (page) => {
      await withSession(owner)(page)
      lock = await deviceLock(page)
    },
  })
  if (!lock) throw new Error('The device has no lock')
  const part = page.getByRole('region', { name: 'Passkeys' })
  await part.getByRole('button', { name: 'Add a passkey' }).waitFor()
  return { page, lock, part }
}

test('an owner adds, renames and removes a passkey in the account, by the password after a while', async () => {
  const owner = await verifiedOwner()
  const { page, lock, part } = await accountOn(owner)
  await lock.unlocks()
  await part.getByRole('button', { name: 'Add a passkey' }).click()
  await part.getByText('not used yet').waitFor()
  await expectWhole(page)
  await part.getByRole('button', { name: 'Add a passkey' }).click()
  await part.getByRole('alert').getByText('This device has a passkey for your account already.').waitFor()

  const rename = part.getByRole('button', { name: /^Rename/ })
  await rename.click()
  await part.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => rename.evaluate((one) => one === document.activeElement)).toBe(true)
  await rename.click()
  const name = part.getByLabel('Name of the passkey')
  await name.fill(' ')
  await part.getByRole('button', { name: 'Save the name' }).click()
  await part.getByText('Please give it a name.').waitFor()
  await name.fill('The red phone')
  await expectAccessible(page)
  await part.getByRole('button', { name: 'Save the name' }).click()
  await expect
    .poll(() =>
      part
        .getByRole('button', { name: 'Rename The red phone' })
        .evaluate((one) => one === document.activeElement),
    )
    .toBe(true)
  const remove = part.getByRole('button', { name: 'Remove The red phone' })
  await remove.click()
  await pressEscape(page)
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.setExtraHTTPHeaders(at(minutes(11)))
  await remove.click()
  const dialog = page.getByRole('dialog', { name: 'Remove this passkey?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Remove it' }).click()
  const password = dialog.getByLabel('Your password, once more')
  await password.fill('not the loaf')
  await dialog.getByRole('button', { name: 'Remove it' }).click()
  await dialog.getByText('That is not your current password.').waitFor()
  await password.fill(owner.password)
  await dialog.getByRole('button', { name: 'Remove it' }).click()
  await remove.waitFor({ state: 'detached' })
  expect(await part.getByRole('listitem').count()).toBe(0)
})

test('a browser that keeps no passkeys says so, and asks for none', async () => {
  const owner = await verifiedOwner()
  const without = (page: Page) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(window, 'PublicKeyCredential')
    })
  const page = await visit('/login', { before: without })
  const calls = callsOf(page)
  await page.getByRole('button', { name: 'Mail me a sign-in link' }).waitFor()
  expect(await withPasskey(page).count()).toBe(0)
  await withSession(owner)(page)
  await page.goto(new URL('/account', inject('url')).href)
  await page.getByText('This browser cannot keep passkeys.').waitFor()
  await expectAccessible(page)
  expect(calls).not.toContain('POST /api/login/passkey/options')
})
