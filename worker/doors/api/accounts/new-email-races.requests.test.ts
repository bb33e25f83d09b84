import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { EmailConfirmed } from '#schema/accounts/account-answers.ts'
import type { Billing } from '#schema/billing/billing-answers.ts'
import {
  browser,
  mailedToken,
  newAddress,
  ownerWithMovedEmail,
  registeredOwner,
  registration,
  requestEmailChange,
  verifiedOwner,
} from '#test/account.ts'
import { confirm, paid } from '#test/billing/checkout.ts'
import { mailsTo } from '#test/mailbox.ts'
import { database } from '#test/people.ts'
import { invitedReferee, validatedReferee } from '#test/referees.ts'
import { codeOf, jsonOf, refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { orders, profiles, references, suppressions, users, waitlistEntries } = tables
const confirmBy = (one: Awaited<ReturnType<typeof requestEmailChange>>) =>
  one.owner.post('/account/email/confirm', { token: one.token })
const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).sort()
const usersAt = (email: string) => database().select().from(users).where(eq(users.email, email))

test('one of two accounts that confirm one new address at once gets it', async () => {
  const newEmail = newAddress()
  const one = await requestEmailChange(await verifiedOwner(), newEmail)
  const second = await verifiedOwner()
  await second.post('/account/email', { password: second.password, newEmail })
  const token = await mailedToken('new-email', newEmail, { count: 2 })
  const other = { ...one, owner: second, token }
  expect(await statuses([confirmBy(one), confirmBy(other)])).toEqual([200, 409])
  expect(await usersAt(newEmail)).toHaveLength(1)
})

test('a new address that is confirmed and registered at once goes to one of the two', async () => {
  const change = await requestEmailChange(await verifiedOwner())
  // With the account's own password it would be a repeat of its registration.
  const other = registration({ email: change.newEmail, password: 'a lighter loaf' })
  const register = browser().post('/register-free-profile', other)
  const [confirmed, registered] = await Promise.all([confirmBy(change), register])
  expect([confirmed.status === 200, registered.status === 201].filter(Boolean)).toHaveLength(1)
  expect(await usersAt(change.newEmail)).toHaveLength(1)
})

test('confirming a change and undoing an earlier one at once leads to the earliest address', async () => {
  const first = await ownerWithMovedEmail()
  const second = await requestEmailChange({ ...first.owner, email: first.newEmail })
  await Promise.all([confirmBy(second), browser().post('/account/email/undo', { token: first.undo })])
  expect(await usersAt(first.from)).toHaveLength(1)
  expect(await usersAt(second.newEmail)).toHaveLength(0)
  expect(await first.owner.user()).toBeNull()
})

test('no link outlives the other when the change is confirmed and the password reset at once', async () => {
  const change = await requestEmailChange(await verifiedOwner())
  await browser().post('/forgot-password', { email: change.from })
  const token = await mailedToken('reset-password', change.from)
  const reset = browser().post('/reset-password', { token, newPassword: 'a lighter loaf' })
  const [confirmed, done] = await Promise.all([confirmBy(change), reset])
  expect([confirmed.status === 200, done.status === 204].filter(Boolean)).toHaveLength(1)
})

test('the former mailbox is told when the change and its own address are confirmed at once', async () => {
  const change = await requestEmailChange(await registeredOwner())
  const welcome = await mailedToken('welcome', change.from)
  const rightful = { token: welcome, password: change.owner.password }
  const [confirmed, verified] = await Promise.all([
    confirmBy(change),
    browser().post('/verify-email', rightful),
  ])
  const { canBeUndone } = await jsonOf<EmailConfirmed>(confirmed)
  expect([confirmed.status, verified.status]).toEqual([200, canBeUndone ? 200 : 410])
})

test('two presses of one confirmation at once both say that it is done', async () => {
  const change = await requestEmailChange(await verifiedOwner())
  expect(await statuses([confirmBy(change), confirmBy(change)])).toEqual([200, 200])
  expect(await mailsTo(change.from, 'email-changed')).toHaveLength(1)
})

test('a new password ends a change that waits', async () => {
  const change = await requestEmailChange(await verifiedOwner())
  await change.owner.put('/account', {
    currentPassword: change.owner.password,
    newPassword: 'a lighter loaf',
  })
  expect(await refusalOf(confirmBy(change))).toEqual([410, 'LINK_EXPIRED'])
})

test('confirming a change while the account is erased leaves nothing of the account', async () => {
  const change = await requestEmailChange(await verifiedOwner())
  const erase = change.owner.post('/privacy/erase', { password: change.owner.password })
  await Promise.all([confirmBy(change), erase])
  const remaining = [...(await usersAt(change.from)), ...(await usersAt(change.newEmail))]
  expect(remaining.length).toBe((await erase).ok ? 0 : 1)
})

test('a link to sign in that is mailed while the address changes opens nothing for the former mailbox', async () => {
  const change = await requestEmailChange(await verifiedOwner())
  await Promise.all([browser().post('/login/link', { email: change.from }), confirmBy(change)])
  // None is written where the address changed first.
  const linkCount = async () => (await mailsTo(change.from, 'sign-in-link')).length
  await expect
    .poll(linkCount, { timeout: 5_000 })
    .toBe(1)
    .catch(() => {})
  const stranger = browser()
  if (await linkCount())
    await stranger.post('/login/link/open', { token: await mailedToken('sign-in-link', change.from) })
  expect(await stranger.user()).toBeNull()
})

test('a trial counts for the former and the new address', async () => {
  const owner = await verifiedOwner()
  const contact = { customer_name: 'Noor Haddad', customer_mobile: '07700 900123' }
  const begin = (person: Pick<typeof owner, 'post'>, email: string) =>
    person.post('/create-free-trial-setup', { ...contact, customer_email: email })
  const { clientSecret } = await jsonOf<{ clientSecret: string }>(begin(owner, owner.email))
  expect((await confirm(owner, clientSecret)).status).toBe(200)
  // It begins behind that answer.
  const trialUntil = async () => (await jsonOf<Billing>(owner.get('/billing'))).trialUntil
  await expect.poll(trialUntil).not.toBeNull()
  const change = await requestEmailChange(owner)
  expect((await confirmBy(change)).status).toBe(200)
  for (const email of [change.from, change.newEmail])
    expect(await refusalOf(begin(browser(), email))).toEqual([409, 'TRIAL_USED'])
})

test('a payment stays with the account', async () => {
  const owner = await verifiedOwner()
  await paid(1, { customer_email: owner.email }, owner)
  const change = await requestEmailChange(owner)
  expect((await confirmBy(change)).status).toBe(200)
  const [user] = await usersAt(change.newEmail)
  const bought = await database()
    .select()
    .from(orders)
    .where(eq(orders.userId, user?.id ?? ''))
  expect(bought.map(({ status }) => status)).toEqual(['paid'])
})

test('a purchase under the new address without an account joins the account that proved the address', async () => {
  const newEmail = newAddress()
  await paid(2, { customer_email: newEmail })
  const owner = await verifiedOwner()
  const change = await requestEmailChange(owner, newEmail)
  const [before] = await database().select().from(orders).where(eq(orders.email, newEmail))
  expect(before?.userId).toBeNull()
  await confirmBy(change)
  const [user] = await usersAt(newEmail)
  const [after] = await database().select().from(orders).where(eq(orders.email, newEmail))
  expect(after?.userId).toBe(user?.id)
})

test('no referee of an expert has an address that the expert has or had', async () => {
  const owner = await verifiedOwner()
  const [profile] = await database().select().from(profiles).where(eq(profiles.profileUrl, owner.profileUrl))
  const profileId = profile?.id ?? 0
  const own = newAddress()
  const counted = { ...invitedReferee({ email: own }), ...validatedReferee({ email: own }) }
  await database()
    .insert(references)
    .values({
      ...counted,
      profileId,
      normalisedEmail: own,
      status: 'validated' as const,
      validatedAt: new Date(),
      createdAt: new Date(),
    })
  const change = await requestEmailChange(owner, own)
  await confirmBy(change)
  const [after] = await database()
    .select()
    .from(references)
    .where(and(eq(references.profileId, profileId), eq(references.email, own)))
  expect(after?.status).toBe('rejected')
  const story = 'We counted what was left every evening.'
  const invite = (email: string) =>
    owner.post('/references', { firstName: 'I', lastName: 'M', email, solutionStory: story, words: '' })
  for (const email of [own, change.from]) expect(await codeOf(invite(email))).toBe('OWN_ADDRESS')
})

test('waitlist entry and mail preferences follow the account, and go back with an undo', async () => {
  const owner = await verifiedOwner()
  await browser().post('/waitlist', { name: 'Noor', email: owner.email, interests: [] })
  const at = new Date()
  const declined = { normalisedEmail: owner.email, kind: 'digest', reason: 'asked' as const, at }
  await database().insert(suppressions).values(declined)
  const change = await requestEmailChange(owner)
  await confirmBy(change)
  const entries = (email: string) =>
    database().select().from(waitlistEntries).where(eq(waitlistEntries.email, email))
  expect(await entries(change.newEmail)).toHaveLength(1)
  const rows = await database()
    .select()
    .from(suppressions)
    .where(eq(suppressions.normalisedEmail, change.newEmail))
  expect(rows.map(({ kind }) => kind)).toEqual(['digest'])
  const undo = await mailedToken('email-changed', change.from)
  await browser().post('/account/email/undo', { token: undo })
  expect(await entries(owner.email)).toHaveLength(1)
})

test('the export names former addresses', async () => {
  const { owner, from, newEmail } = await ownerWithMovedEmail()
  const exported = await jsonOf<{ formerAddresses: { email: string }[]; newAddresses: { email: string }[] }>(
    owner.get('/privacy/export'),
  )
  expect(exported.formerAddresses.map(({ email }) => email)).toEqual([from])
  expect(exported.newAddresses.map(({ email }) => email)).toEqual([newEmail])
})
