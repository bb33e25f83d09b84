import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { AgentSettings } from '#schema/agent-settings/agent-settings.ts'
import { browser, mailedToken, ownerWithMovedEmail } from '#test/account.ts'
import { confirmHandOffEmail, teacher } from '#test/agent.ts'
import { changeProfile, database } from '#test/people.ts'
import { at, jsonOf, refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { agentSettings, outbox, suppressedAddresses, users } = tables
type Owner = ReturnType<typeof browser>
const newAddress = () => `${randomUUID()}@office.example`
const inDays = (days: number) => at(new Date(Date.now() + days * 24 * 3_600_000))
const settingsOf = (owner: Owner, headers = {}) =>
  jsonOf<AgentSettings>(owner.get('/agent-settings', headers))
const name = (owner: Owner, handOffEmail: string) => owner.put('/agent-settings', { handOffEmail })
const again = (owner: Owner) => owner.post('/agent-settings/address/again')
const read = (token: string, headers = {}) =>
  browser().post('/agent-settings/address/read', { token }, headers)
const confirm = (token: string, headers = {}) =>
  browser().post('/agent-settings/address/confirm', { token }, headers)
const mailsTo = (email: string) =>
  database()
    .select()
    .from(outbox)
    .where(and(eq(outbox.to, email), eq(outbox.kind, 'hand-off-address')))

/** An owner who named an address, with the token of the link that it was mailed. */
async function ownerWithAddress() {
  const owner = await teacher()
  const email = newAddress()
  expect((await name(owner.account, email)).status).toBe(200)
  return { ...owner, email, token: await mailedToken('hand-off-address', email) }
}

test('an address waits until its mailbox confirms it by a press, and reading the link changes nothing', async () => {
  const { account, email, token, profileUrl } = await ownerWithAddress()
  const waiting = { handOffEmail: email, handOffState: 'waiting', handOffUntil: expect.any(String) }
  expect(await settingsOf(account)).toMatchObject(waiting)
  for (const _ of [1, 2]) expect(await jsonOf(read(token))).toMatchObject({ email, profileUrl })
  expect(await settingsOf(account)).toMatchObject(waiting)
  for (const _ of [1, 2]) expect((await confirm(token)).status).toBe(200)
  expect(await settingsOf(account)).toMatchObject({ handOffState: 'confirmed', handOffUntil: null })
})

test('a reader who confirms an address is told whether the page is public', async () => {
  const { id, token } = await ownerWithAddress()
  expect(await jsonOf(confirm(token))).toMatchObject({ isPublic: true })
  await changeProfile(id, { isActive: false })
  expect(await jsonOf(confirm(token))).toMatchObject({ isPublic: false })
})

test('the link is mailed once, even if the settings are saved several times', async () => {
  const { account, email } = await ownerWithAddress()
  await Promise.all([1, 2, 3].map(() => name(account, email)))
  await account.put('/agent-settings', { handOffEmail: email, manner: 'warm' })
  expect(await mailsTo(email)).toHaveLength(1)
  expect((await mailsTo(email))[0]?.subject).not.toContain('Petra')
})

test('a confirmed address stays confirmed when the rest is saved, and another one begins anew', async () => {
  const { account } = await teacher()
  const email = newAddress()
  await confirmHandOffEmail(account, email)
  await account.put('/agent-settings', { handOffEmail: email.toUpperCase(), manner: 'brief' })
  expect(await settingsOf(account)).toMatchObject({ handOffEmail: email, handOffState: 'confirmed' })
  await name(account, newAddress())
  expect(await settingsOf(account)).toMatchObject({ handOffState: 'waiting' })
  await name(account, '')
  expect(await settingsOf(account)).toMatchObject({ handOffEmail: '', handOffState: 'own' })
})

test('the owner’s own address needs no link', async () => {
  const { account } = await teacher()
  await name(account, account.email)
  expect(await settingsOf(account)).toMatchObject({ handOffEmail: '', handOffState: 'own' })
  expect(await mailsTo(account.email)).toEqual([])
})

test('a link confirms no other address than the one that it was mailed to', async () => {
  const { account, token } = await ownerWithAddress()
  await name(account, newAddress())
  expect(await refusalOf(read(token))).toEqual([410, 'LINK_EXPIRED'])
  expect(await refusalOf(confirm(token))).toEqual([410, 'LINK_EXPIRED'])
  expect(await settingsOf(account)).toMatchObject({ handOffState: 'waiting' })
})

test('a link ends after a week, and another one can be sent', async () => {
  const { account, email, token } = await ownerWithAddress()
  expect(await settingsOf(account, inDays(8))).toMatchObject({ handOffState: 'expired', handOffUntil: null })
  expect(await refusalOf(confirm(token, inDays(8)))).toEqual([410, 'LINK_EXPIRED'])
  const renewed = account.post('/agent-settings/address/again', {}, inDays(8))
  expect(await jsonOf(renewed)).toMatchObject({ handOffState: 'waiting' })
  const newest = await mailedToken('hand-off-address', email, { count: 2 })
  expect((await confirm(newest, inDays(9))).status).toBe(200)
  expect(await settingsOf(account, inDays(9))).toMatchObject({ handOffState: 'confirmed' })
  await again(account)
  expect(await mailsTo(email)).toHaveLength(2)
})

test('an address that is older than the confirmation gets nothing until it is confirmed', async () => {
  const { account, id } = await teacher()
  const email = newAddress()
  await database().insert(agentSettings).values({ profileId: id, handOffEmail: email, editedAt: new Date() })
  expect(await settingsOf(account)).toMatchObject({ handOffEmail: email, handOffState: 'expired' })
  await again(account)
  expect((await confirm(await mailedToken('hand-off-address', email))).status).toBe(200)
})

test('an address whose mail comes back is marked so, and is not written to', async () => {
  const { account } = await teacher()
  const email = newAddress()
  await database().insert(suppressedAddresses).values({ email, reason: 'bounce', at: new Date() })
  await name(account, email)
  expect(await settingsOf(account)).toMatchObject({ handOffState: 'barred' })
  expect(await mailsTo(email)).toEqual([])
})

test('nobody is mailed a link in the name of an owner who is suspended or unconfirmed', async () => {
  const { account, id } = await teacher()
  const email = newAddress()
  const verified = (emailVerified: boolean) =>
    database().update(users).set({ emailVerified }).where(eq(users.id, account.id))
  await verified(false)
  expect(await refusalOf(name(account, email))).toEqual([409, 'EMAIL_UNCONFIRMED'])
  expect((await account.put('/agent-settings', { manner: 'warm' })).status).toBe(200)
  await verified(true)
  await changeProfile(id, { suspendedAt: new Date() })
  expect(await refusalOf(name(account, email))).toEqual([403, 'PROFILE_SUSPENDED'])
  expect(await settingsOf(account)).toMatchObject({ handOffState: 'own' })
  expect(await mailsTo(email)).toEqual([])
})

test('a link of a suspended owner confirms nothing', async () => {
  const { token, id } = await ownerWithAddress()
  await changeProfile(id, { suspendedAt: new Date() })
  expect(await refusalOf(confirm(token))).toEqual([410, 'LINK_EXPIRED'])
})

test('a lapsed plan asks nobody to confirm anything', async () => {
  const { account, id, email } = await ownerWithAddress()
  await changeProfile(id, { plan: 'starter' })
  expect(await refusalOf(again(account))).toEqual([403, 'PLAN_DOES_NOT_COVER'])
  expect(await mailsTo(email)).toHaveLength(1)
})

test('the link to an address is erased with the account, and the address is in the export', async () => {
  const { account, email } = await ownerWithAddress()
  expect(await (await account.get('/privacy/export')).text()).toContain(email)
  expect((await account.post('/privacy/erase', { password: account.password })).status).toBeLessThan(300)
  expect(await mailsTo(email)).toEqual([])
})

test('an owner who takes their account back removes the address that was named since', async () => {
  const { owner, undo } = await ownerWithMovedEmail()
  const db = database()
  const [user] = await db.select().from(users).where(eq(users.email, owner.email))
  expect(user).toBeUndefined()
  const { email } = (await owner.user()) ?? expect.unreachable()
  const [profile] = await db.select().from(tables.profiles).where(eq(tables.profiles.email, email))
  const id = profile?.id ?? expect.unreachable()
  await changeProfile(id, { plan: 'sprint' })
  await confirmHandOffEmail(owner, newAddress())
  expect((await owner.post('/account/email/undo', { token: undo })).status).toBe(200)
  const [row] = await db.select().from(agentSettings).where(eq(agentSettings.profileId, id))
  expect(row?.handOffEmail).toBeNull()
})
