import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { totpEnrolmentSchema } from '#schema/accounts/account-answers.ts'
import type { Provider } from '#schema/identities/providers.ts'
import { paths } from '#schema/paths.ts'
import type { Role } from '#schema/roles.ts'
import { type Browser, browser, registeredOwner, signedInAs } from '#test/account.ts'
import { totpCode, wrongCode } from '#test/authenticator.ts'
import {
  desktop,
  expectAccessible,
  expectFits,
  expectWhole,
  hydrated,
  noticed,
  phone,
  pressEscape,
  visit,
  withSession,
} from '#test/browser.ts'
import { askAgain } from '#test/browser-events.ts'
import { deviceLock } from '#test/fakes/device-lock.ts'
import { addedPasskey } from '#test/fakes/passkeys.ts'
import { byProvider, throughProvider } from '#test/identities/at-provider.ts'
import { startProductWithProviders } from '#test/identities/product-with-providers.ts'
import { dropPassword } from '#test/identities/without-password.ts'
import { mailedLink } from '#test/mailbox.ts'
import { at, jsonOf } from '#test/requests.ts'
import { tables } from '#worker/services/database.ts'

const product = await startProductWithProviders()
afterAll(product.stop)

const minutes = (count: number) => new Date(Date.now() + count * 60_000)
/** Where a sign-in here leads. */
const login = '/login?next=%2Faccount'
const expected =
  /40\d|410|429|5\d\d|ERR_|Failed to|was signed in|was not joined|No passkey|could not be loaded/

/** Somebody with a confirmed address on this product. */
const verified = () => signedInAs('owner', product)

const open = (path: string, more: Parameters<typeof visit>[1] = {}) =>
  visit(path, { url: product.url, expected, ...more })
const go = async (page: Page, path: string) => {
  await page.goto(new URL(path, product.url).href)
  await hydrated(page)
}
const link = (page: Page, name = 'Google') => page.getByRole('link', { name: `Continue with ${name}` })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

type Person = { email: string; sub?: string; name?: string }
/** Says at the provider who one is. */
async function sayThere(page: Page, { email, sub = email, name = 'Noor Haddad' }: Person) {
  await page.getByLabel('Subject').fill(sub)
  await page.getByLabel('Address').fill(email)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Verified').setChecked(true)
  await button(page, 'Go on').click()
}

/** Goes to a provider and says there who one is, without a document of either; answers the page one is sent to, and the browser's cookies. */
async function backFrom(provider: Provider, { email, name = 'Noor Haddad' }: Person, next = '/account') {
  const visitor = browser(product.url)
  const location = await byProvider(visitor, provider, { sub: email, email, name }, next)
  return { location, session: withSession(visitor) }
}
/** The page that one is sent to after that, on a phone. */
async function returned(provider: Provider, person: Person, next?: string) {
  const { location, session } = await backFrom(provider, person, next)
  return open(location, { viewport: phone, before: session })
}
/** Where the site sends them who have signed in by it. */
const signedIn = /[?&]outcome=signed-in/

type Owner = Browser & { email: string }
/** The account page of an owner who has signed in just now. */
async function accountOf(owner: Owner, viewport = desktop) {
  const page = await open('/account', { viewport, before: withSession(owner) })
  return { page, part: page.getByRole('region', { name: 'Google and LinkedIn' }) }
}

/** Somebody who has joined Google to their account. */
async function joined(role: Role = 'owner') {
  const account = await signedInAs(role, product)
  await joinAt('google', account)
  return account
}
async function joinAt(provider: Provider, owner: Owner) {
  const { email } = owner
  const { location } = await jsonOf<{ location: string }>(owner.post(`/identities/${provider}/join`))
  await owner.visit(await throughProvider(location, { sub: email, email, name: 'Noor Haddad' }))
}

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top > 0 && bottom < innerHeight
}

/** As if they came back another day, signed out. */
async function comeBack(page: Page, path = login) {
  await page.context().clearCookies()
  await go(page, path)
}

test('an owner who joins Google in the account signs in with it from then on', async () => {
  const owner = await verified()
  const { page, part } = await accountOf(owner)
  await part.getByRole('button', { name: 'Continue with Google' }).click()
  await sayThere(page, owner)
  await part.getByText(`${owner.email} · joined`).waitFor()
  const standing = part.getByText('Google is joined. From now on you can sign in with it.')
  await expect.poll(() => standing.evaluate(isInView)).toBe(true)
  expect(await page.getByText('Google is joined').count(), 'it is said once').toBe(1)
  expect(new URL(page.url()).search).toBe('')
  await expectWhole(page, { desktop: 'dark', phone: 'light' })

  await comeBack(page)
  await link(page).waitFor()
  await expectWhole(page, { desktop: 'light', phone: 'dark' })
  await link(page).dblclick()
  await sayThere(page, owner)
  await page.waitForURL('**/account')
  await part.getByText('last used').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('currentUsername'))).toBe(owner.email)

  // The way back leads to nothing that fails.
  await page.goBack()
  await page.waitForURL(/\/(login|account|google)/)
})

test('Google and LinkedIn stand in the first view of a phone, before the other ways', async () => {
  const page = await open('/login', { viewport: phone })
  // An answer that is late, as here on a busy machine, puts them last.
  await expect
    .poll(async () => {
      await link(page, 'LinkedIn').waitFor()
      const isFirst = await link(page, 'LinkedIn').evaluate(isInView)
      if (!isFirst) await go(page, '/login')
      return isFirst
    })
    .toBe(true)
  const [last, next] = await Promise.all([
    link(page, 'LinkedIn').boundingBox(),
    button(page, 'Sign in with a passkey').boundingBox(),
  ])
  expect(next?.y).toBeGreaterThan(last?.y ?? Number.POSITIVE_INFINITY)
})

test('the buttons are reached by keyboard alone, and say their purpose', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const page = await open('/login', {
    viewport: phone,
    before: (page) =>
      page.route('**/api/login/identity', async (route) => {
        await answered
        await route.continue()
      }),
  })
  const places = () =>
    page
      .getByRole('main')
      .evaluate((main) =>
        [...main.querySelectorAll('h1, input, button, a:not([href^="/api/"])')].map(
          (one) => one.getBoundingClientRect().top,
        ),
      )
  await button(page, 'Sign in with a passkey').waitFor()
  const before = await places()
  answer()
  await link(page, 'LinkedIn').waitFor()
  expect(await places(), 'nothing moves when they come').toEqual(before)
  await page.getByRole('link', { name: 'Create free profile' }).focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => link(page).evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  await expect.poll(() => link(page, 'LinkedIn').evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Sign in there' }).waitFor()
  await button(page, 'Cancel').click()
  await page.getByText('You did not go on at LinkedIn, so nothing has changed here.').waitFor()
  await button(page, 'Mail me a sign-in link').waitFor()
})

test('an address with an account is joined by its password, and leads to the requested page', async () => {
  const owner = await verified()
  const page = await returned('linkedin', owner)
  await page.getByRole('heading', { name: 'You have an account here already' }).waitFor()
  await page.getByText(owner.email).first().waitFor()
  await expectWhole(page, { phone: 'light', desktop: 'dark' })
  const password = page.getByLabel('Password of your account here')
  const join = button(page, 'Sign in and join LinkedIn')
  await join.click()
  await page.getByText('Password is required').waitFor()
  await password.fill('not the loaf')
  await join.click()
  await page.getByText('Invalid username or password.').first().waitFor()
  // Nothing is lost by a reload.
  await page.reload()
  await hydrated(page)
  await password.fill(owner.password)
  await join.click()
  await page.waitForURL('**/account')
  await noticed(page, 'LinkedIn is joined', 'From now on you can sign in with it.')
  await page.getByText(`${owner.email} · joined`).waitFor()
  expect((await backFrom('linkedin', owner)).location, 'from then on').toMatch(signedIn)
})

test('an account is joined by its passkey', async () => {
  const owner = await verified()
  const passkey = await addedPasskey(owner, product.url)
  const { location, session } = await backFrom('google', owner)
  let lock: Awaited<ReturnType<typeof deviceLock>> | undefined
  const page = await open(location, {
    before: async (page) => {
      await session(page)
      lock = await deviceLock(page)
      await lock.takesFrom(passkey)
    },
  })
  await button(page, 'Sign in with a passkey').waitFor()
  await lock?.unlocks()
  await button(page, 'Sign in with a passkey').click()
  await page.waitForURL('**/account')
  await page.getByText(`${owner.email} · joined`).waitFor()
})

test('an account is joined by the link that is mailed to its address, with one more press', async () => {
  const owner = await verified()
  const page = await returned('google', owner)
  await button(page, 'Mail me a sign-in link').click()
  await page.getByRole('heading', { name: 'Check your mail' }).waitFor()
  const mailed = await mailedLink(owner.email, /\/login\?\S*#link=\S+/, product)
  await page.goto(mailed)
  await button(page, 'Sign in').click()
  await page.getByRole('heading', { name: 'Join Google?' }).waitFor()
  await expectWhole(page)
  await button(page, 'Join Google').click()
  await page.waitForURL('**/account')
  await page.getByText(`${owner.email} · joined`).waitFor()
})

test('an owner who would rather not join signs in another way, and nothing is joined', async () => {
  const owner = await verified()
  const page = await returned('google', owner)
  await page.getByRole('link', { name: 'Sign in another way, without Google' }).click()
  await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor()
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await button(page, 'Sign In').click()
  await page.waitForURL('**/account')
  const part = page.getByRole('region', { name: 'Google and LinkedIn' })
  await part.getByRole('button', { name: 'Continue with Google' }).waitFor()
  expect(await part.getByRole('listitem').count()).toBe(0)
})

test('an owner with an unconfirmed address who uses Google is told which access ended', async () => {
  const owner = await registeredOwner({}, product)
  const page = await returned('google', owner)
  await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor()
  await page.getByText('The password that the account had opens nothing any more').waitFor()
  await expectWhole(page, { phone: 'light', desktop: 'dark' })
  await button(page, 'Go on').click()
  await page.waitForURL('**/account')
  await page.getByText('This account has no password').waitFor()
})

test('a joined identity is removed after the password, where the sign-in is a while ago, the last never', async () => {
  const owner = await joined()
  await joinAt('linkedin', owner)
  const { page, part } = await accountOf(owner, phone)
  await page.setExtraHTTPHeaders(at(minutes(11)))
  const remove = part.getByRole('button', { name: 'Remove Google' })
  await remove.click()
  const dialog = page.getByRole('dialog', { name: 'Remove Google?' })
  await pressEscape(page)
  await dialog.waitFor({ state: 'detached' })
  await remove.click()
  await button(page, 'Remove it').click()
  const password = dialog.getByLabel('Your password, once more')
  await password.fill('not the loaf')
  await button(page, 'Remove it').click()
  await dialog.getByText('That is not your current password.').waitFor()
  await password.fill(owner.password)
  await button(page, 'Remove it').click()
  await page.getByText('Google is removed', { exact: true }).first().waitFor()
  await part.getByRole('button', { name: 'Continue with Google' }).waitFor()
  expect(await part.getByRole('listitem').count()).toBe(1)

  await page.setExtraHTTPHeaders({})
  await dropPassword(owner.email, product.databaseUrl)
  await askAgain(page)
  await page.getByText('This account has no password').waitFor()
  await part.getByRole('button', { name: 'Remove LinkedIn' }).click()
  await button(page, 'Remove it').click()
  await page.getByRole('dialog').getByText('This is the only thing you sign in with.').waitFor()
  await button(page, 'Keep it').click()
  await part.getByText(`${owner.email} · joined`).waitFor()
})

test('an account at Google that is joined elsewhere, or another one, is refused with a reason', async () => {
  const [one, two] = [await joined(), await verified()]
  const { page, part } = await accountOf(two)
  await part.getByRole('button', { name: 'Continue with Google' }).click()
  await sayThere(page, one)
  const why = part.getByText('Your account at Google is joined to another account here.')
  await expect.poll(() => why.evaluate(isInView)).toBe(true)
  await expectAccessible(page)
})

/** Fills in what the provider did not tell, up to the last button; `meanwhile` is done once the first screen was refused. */
async function fillInTheRest(page: Page, meanwhile?: () => Promise<void>) {
  await page.getByLabel('Company').fill('Haddad & Daughters')
  await page.getByLabel('Role').fill('Baker')
  await page.getByLabel('Industry').selectOption('Hospitality')
  await page.getByLabel('Experience').fill('Nineteen years at the oven and beside it')
  await page.getByLabel('I agree to the terms').check()
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await next.click()
  if (meanwhile) {
    await meanwhile()
    await next.click()
  }
  for (const [name, first] of [
    ['First', 'Ilse'],
    ['Second', 'Omar'],
  ] as const) {
    const row = page.getByRole('group', { name: `${name} referee` })
    await row.getByLabel('First name').fill(first)
    await row.getByLabel('Last name').fill('Brandt')
    await row.getByLabel('Email').fill(`${first}@${randomUUID()}.example`)
    await row.getByLabel('Solution story').fill('We counted what was left every evening.')
  }
}

test('a visitor without an account makes one with Google’s data, without a password', async () => {
  const email = `${randomUUID()}@haddad.example`
  const page = await returned('google', { email })
  await page.waitForURL('**/register?**')
  const region = page.getByRole('region', { name: 'Google' })
  await region.getByText('It is filled in below: change what you like.').waitFor()
  expect(await page.getByLabel('Email').first().inputValue()).toBe(email)
  const name = page.getByLabel('Full name')
  expect(await name.inputValue()).toBe('Noor Haddad')
  await page.getByLabel('Password (optional)', { exact: true }).waitFor()
  await expectWhole(page, { phone: 'light', desktop: 'dark' })

  // What they are called is theirs to say.
  await name.fill('Noor A. Haddad')
  await region.getByText('The form says something else.').waitFor()
  await region.getByRole('button', { name: 'Put it into the form' }).click()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Google tells us')
  expect(await name.inputValue()).toBe('Noor Haddad')
  await name.fill('Noor A. Haddad')
  await fillInTheRest(page)
  await page.getByText('Google has confirmed your address').waitFor()
  await expectFits(page)
  // A reload loses nothing of it but the consent.
  await page.reload()
  await page.getByText('Google has confirmed your address').waitFor()
  await page.getByLabel('I agree to the terms').check()
  await button(page, 'Create Free Account').dblclick()
  await page.waitForURL('**/account?registered')
  await page.getByText('Account Created Successfully!').first().waitFor()
  await page.getByText('This account has no password').waitFor()
  await page.getByText('Confirmed', { exact: false }).first().waitFor()
  expect(await page.getByLabel('Full name').inputValue()).toBe('Noor A. Haddad')
  await page.getByText(`${email} · joined`).waitFor()
  expect((await backFrom('google', { email })).location, 'from then on').toMatch(signedIn)
})

test('a visitor who leaves Google out registers with a password, and nothing is joined', async () => {
  const email = `${randomUUID()}@haddad.example`
  const page = await returned('linkedin', { email })
  await page.getByRole('button', { name: 'Leave LinkedIn out' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Left out/)
  const password = page.getByLabel('Password', { exact: true })
  await password.waitFor()
  await fillInTheRest(page, async () => {
    await page.getByText('Password must be at least 6 characters').waitFor()
    await password.fill('a loaf of bread')
  })
  await button(page, 'Create Free Account').click()
  await page.waitForURL('**/login?next=**')
  await page.getByRole('heading', { level: 1, name: 'Your account is made' }).waitFor()
  expect(await page.evaluate(async () => (await fetch('/api/session')).json())).toEqual({ user: null })
})

test('an identity that waited too long for the registration is reported, and a password makes the account', async () => {
  const email = `${randomUUID()}@haddad.example`
  const page = await returned('google', { email })
  await page.getByLabel('Password (optional)', { exact: true }).waitFor()
  await fillInTheRest(page)
  await page.context().clearCookies()
  await button(page, 'Create Free Account').click()
  await page.getByRole('heading', { level: 2, name: 'About you' }).waitFor()
  await page.getByRole('alert').getByText('nothing is joined').waitFor()
  await expectAccessible(page)
  await page.getByLabel('Password', { exact: true }).fill('a loaf of bread')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await button(page, 'Create Free Account').click()
  await page.waitForURL('**/login?next=**')
})

test('an administrator with a second factor who uses Google is asked for its code, and then is signed in', async () => {
  const admin = await joined('admin')
  const begun = await admin.post('/totp', { password: admin.password })
  const { secret } = totpEnrolmentSchema.parse(await begun.json())
  expect((await admin.post('/totp/confirm', { code: totpCode(secret) })).status).toBe(204)
  const page = await returned('google', admin)
  const code = page.getByLabel('Code', { exact: true })
  await code.waitFor()
  await expectWhole(page, { phone: 'dark', desktop: 'light' })
  await code.fill(wrongCode(secret))
  await button(page, 'Sign In').click()
  // At the field, and a little later in a notice.
  await page.getByText('That code is wrong or too old. Please type the newest one.').first().waitFor()
  // The one before was used to set it up.
  await code.fill(totpCode(secret, Date.now() + 30_000))
  await button(page, 'Sign In').click()
  await page.waitForURL('**/account')
  await page.getByText(admin.email).first().waitFor()
})

const why = { reason: 'It was reported, and it is looked at.' }
async function suspend(id: string) {
  const admin = await signedInAs('admin', product)
  expect((await admin.post(`/admin/accounts/${id}/suspend`, why)).ok).toBe(true)
}

test('a validator whose account is closed reads why Google does not sign them in; a password signs in', async () => {
  const validator = await joined('validator')
  await suspend(validator.id)
  const page = await returned('google', validator)
  await page.getByText('This account is suspended, so nobody can sign in to it.').waitFor()
  await page.getByText('We have written to its address why.').waitFor()
  await expectWhole(page)
  const mails = await product.db.select().from(tables.outbox).where(eq(tables.outbox.to, validator.email))
  expect(mails.map(({ text }) => text)).toContainEqual(expect.stringContaining(why.reason))
  const owner = await verified()
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await button(page, 'Sign In').click()
  await page.waitForURL('**/account')
})

test('an owner whose profile is suspended signs in by Google, and reads the reason on the dashboard', async () => {
  const owner = await registeredOwner({}, product)
  await joinAt('google', owner)
  const [user] = await product.db.select().from(tables.users).where(eq(tables.users.email, owner.email))
  await suspend(user?.id ?? '')
  const page = await returned('google', owner, paths.dashboard.href('settings'))
  await page.getByText(`The reason: ${why.reason}`).waitFor()
  await expectFits(page)
})
