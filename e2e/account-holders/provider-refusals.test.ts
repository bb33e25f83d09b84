import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { totpEnrolmentSchema } from '#schema/accounts/account-answers.ts'
import { paths } from '#schema/paths.ts'
import { registeredOwner } from '#test/account.ts'
import { totpCode, wrongCode } from '#test/authenticator.ts'
import { expectFits, expectWhole, phone, visit } from '#test/browser.ts'
import { startHostileProduct } from '#test/identities/hostile-product.ts'
import { tables } from '#worker/services/database.ts'

const there = await startHostileProduct()
const { joined, openId, somebody } = there
afterAll(there.stop)

const why = { reason: 'It was reported, and it is looked at.' }
const open = ({ viewport = phone, next = '/account' } = {}) =>
  visit(`/login?next=${encodeURIComponent(next)}`, {
    url: there.url,
    viewport,
    expected: /401|Failed to load|was signed in/,
  })

test('an administrator with a second factor who uses Google is asked for its code, and then is signed in', async () => {
  const admin = await joined('admin')
  const begun = await admin.post('/totp', { password: admin.password })
  const { secret } = totpEnrolmentSchema.parse(await begun.json())
  expect((await admin.post('/totp/confirm', { code: totpCode(secret) })).status).toBe(204)
  openId.tellOf({ sub: admin.sub })
  const page = await open()
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  const code = page.getByLabel('Code', { exact: true })
  await code.waitFor()
  await expectWhole(page, { phone: 'dark', desktop: 'light' })
  await code.fill(wrongCode(secret))
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  // At the field, and a little later in a notice.
  await page.getByText('That code is wrong or too old. Please type the newest one.').first().waitFor()
  // The one before was used to set it up.
  await code.fill(totpCode(secret, Date.now() + 30_000))
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/account')
  await page.getByText(admin.email).first().waitFor()
})

test('a validator whose account is closed reads why Google does not sign them in, on a phone', async () => {
  const [validator, admin] = [await joined('validator'), await somebody('admin')]
  expect((await admin.post(`/admin/accounts/${validator.id}/suspend`, why)).ok).toBe(true)
  openId.tellOf({ sub: validator.sub })
  const page = await open({ viewport: phone })
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByText('This account is suspended, so nobody can sign in to it.').waitFor()
  await page.getByText('We have written to its address why.').waitFor()
  const mails = await there.db.select().from(tables.outbox).where(eq(tables.outbox.to, validator.email))
  expect(mails.map(({ text }) => text)).toContainEqual(expect.stringContaining(why.reason))
})

test('an owner whose profile is suspended signs in by Google, and reads the reason on the dashboard', async () => {
  const [owner, admin] = [await registeredOwner({}, there), await somebody('admin')]
  const sub = randomUUID()
  await there.comeBack(owner, await there.beginJoining(owner), { sub })
  const [user] = await there.db.select().from(tables.users).where(eq(tables.users.email, owner.email))
  expect((await admin.post(`/admin/accounts/${user?.id}/suspend`, why)).ok).toBe(true)
  openId.tellOf({ sub })
  const page = await open({ next: paths.dashboard.href('settings') })
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByText(`The reason: ${why.reason}`).waitFor()
  await expectFits(page)
})

test('a provider that fails at the start is named, and the password signs in', async () => {
  // What it says of itself is kept once it was read: LinkedIn is asked nothing before.
  openId.fault('linkedin', '.well-known/openid-configuration', 'fails')
  const owner = await somebody()
  const page = await open()
  await page.getByRole('link', { name: 'Continue with LinkedIn' }).click()
  await page.getByText('LinkedIn cannot be reached just now.').waitFor()
  await expectWhole(page)
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/account')
})
