import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { totpEnrolmentSchema } from '#schema/accounts/account-answers.ts'
import type { Provider } from '#schema/identities/providers.ts'
import type { Role } from '#schema/roles.ts'
import { type Browser, mailedToken, newAddress } from '#test/account.ts'
import { aWhileAgo, totpCode } from '#test/authenticator.ts'
import { addedPasskey, requestOptions, signInWith } from '#test/fakes/passkeys.ts'
import { startHostileProduct } from '#test/identities/hostile-product.ts'
import { writePerson } from '#test/people.ts'
import { tables } from '../../../services/database.ts'

const there = await startHostileProduct()
afterAll(there.stop)
const { begin, beginJoining, browser, comeBack, changeUser, db, identities, somebody, url, databaseUrl } =
  there
const administrator = await somebody('admin')

const ways = ['password', 'passkey', 'google', 'linkedin', 'mailed link', 'second factor'] as const
type Way = (typeof ways)[number]
const changes = [
  'the password is changed',
  'the address is changed',
  'the account is suspended',
  'the account is erased',
  'the other sessions are ended',
  'an identity is removed',
  'a passkey is removed',
  'a second factor is set up',
] as const
type Change = (typeof changes)[number]

const always: Change[] = ['the account is suspended', 'the account is erased']
/** The changes after which a sign-in that began before them lets nobody in. */
const endedBy: Record<Way, Change[]> = {
  password: [...always, 'the password is changed', 'the address is changed', 'a second factor is set up'],
  passkey: [...always, 'a passkey is removed'],
  google: [...always, 'an identity is removed', 'a second factor is set up'],
  linkedin: [...always, 'an identity is removed', 'a second factor is set up'],
  'mailed link': [...always, 'the address is changed', 'a second factor is set up'],
  // Another one, in place of that whose code is asked for.
  'second factor': [
    ...always,
    'the password is changed',
    'the address is changed',
    'a second factor is set up',
  ],
}

const isProvider = (way: Way): way is Provider => way === 'google' || way === 'linkedin'
const newPassword = 'a lighter loaf'
const aMomentLater = () => Date.now() + 30_000

/** Sets up an authenticator, which administrators have, for somebody of any role. */
async function withAuthenticator(who: Browser & { email: string; password: string }, role: Role) {
  await changeUser(who.email, { role: 'admin' })
  const { secret, backupCodes } = totpEnrolmentSchema.parse(
    await (await who.post('/totp', { password: who.password })).json(),
  )
  expect((await who.post('/totp/confirm', { code: totpCode(secret) }, aWhileAgo())).status).toBe(204)
  await changeUser(who.email, { role })
  return { secret, backupCodes }
}

/** Somebody who has what a way to sign in and a change need. */
async function accountFor(way: Way, change: Change) {
  const person = await somebody()
  const provider = isProvider(way) ? way : 'google'
  const sub = randomUUID()
  if (isProvider(way) || change === 'an identity is removed')
    await comeBack(person, await beginJoining(person, provider), { sub }, { provider })
  if (change === 'the account is erased') {
    const { id } = await writePerson({}, databaseUrl)
    await db.update(tables.profiles).set({ ownerId: person.id }).where(eq(tables.profiles.id, id))
  }
  const factor = way === 'second factor' ? await withAuthenticator(person, 'owner') : undefined
  const hasPasskey = way === 'passkey' || change === 'a passkey is removed'
  const device = hasPasskey ? await addedPasskey(person, url) : undefined
  // Whose passkey stands for the second factor changes one by a session that began with it.
  const isByPasskey = device && change === 'a second factor is set up'
  const acting = isByPasskey ? browser() : person
  if (isByPasskey) await signInWith(acting, device)
  return { ...person, ...acting, provider, sub, factor, device }
}
type Account = Awaited<ReturnType<typeof accountFor>>

/** Begins to sign in, in another browser; `end` does the rest. */
async function beginBy(way: Way, { email, password, provider, sub, device, factor }: Account) {
  const visitor = browser()
  const answers = (end: () => Promise<unknown>) => ({ visitor, end })
  if (way === 'password') return answers(() => visitor.post('/login', { email, password }))
  if (way === 'passkey') {
    const options = await requestOptions(visitor)
    return answers(() => visitor.post('/login/passkey', { credential: device?.get(options) }))
  }
  if (way === 'mailed link') {
    await browser().post('/login/link', { email })
    const token = await mailedToken('sign-in-link', email, { databaseUrl })
    return answers(() => visitor.post('/login/link/open', { token }))
  }
  if (way === 'second factor') {
    await visitor.post('/login', { email, password })
    return answers(() => visitor.post('/login/totp', { backupCode: factor?.backupCodes[0] }))
  }
  const flow = await begin(visitor, provider)
  return answers(() => comeBack(visitor, flow, { sub }, { provider }))
}

/** Prepares a change; `change` makes it, and answers whether it was made. */
async function prepared(change: Change, account: Account): Promise<() => Promise<boolean>> {
  const { email, password, factor } = account
  const made = async (answer: Promise<Response>) => (await answer).ok
  if (change === 'the password is changed')
    return () => made(account.put('/account', { currentPassword: password, newPassword }))
  if (change === 'the address is changed') {
    const newEmail = newAddress()
    const code = factor && totpCode(factor.secret, aMomentLater())
    const asked = await account.post('/account/email', { password, newEmail, ...(code && { code }) })
    expect(asked.status).toBe(202)
    const token = await mailedToken('new-email', newEmail, { databaseUrl })
    return () => made(account.post('/account/email/confirm', { token }))
  }
  if (change === 'the account is suspended') {
    const why = { reason: 'It was reported, and it is looked at.' }
    return () => made(administrator.post(`/admin/accounts/${account.id}/suspend`, why))
  }
  if (change === 'the account is erased') return () => made(account.post('/privacy/erase', { password }))
  if (change === 'the other sessions are ended') return () => made(account.post('/sessions/end-others'))
  if (change === 'a passkey is removed')
    return () => made(account.post(`/passkeys/${account.device?.id}/remove`))
  if (change === 'an identity is removed') {
    const [identity] = await identities(account)
    return () => made(account.post(`/identities/${identity?.id}/remove`))
  }
  await changeUser(email, { role: 'admin' })
  if (factor) {
    const code = totpCode(factor.secret, aMomentLater())
    expect((await account.post('/totp/remove', { password, code })).status).toBe(204)
  }
  const { secret } = totpEnrolmentSchema.parse(await (await account.post('/totp', { password })).json())
  return () => made(account.post('/totp/confirm', { code: totpCode(secret) }))
}

const pairs = ways.flatMap((way) => changes.map((change) => [way, change] as const))
const rows = pairs.map(
  ([way, change]) => [way, change, endedBy[way].includes(change) ? 'nobody' : 'its person'] as const,
)

test.each(rows)('a sign-in by %s that began before %s signs %s in', async (way, change, whom) => {
  const account = await accountFor(way, change)
  const { visitor, end } = await beginBy(way, account)
  const act = await prepared(change, account)
  expect(await act()).toBe(true)
  await end()
  const user = await visitor.user()
  if (whom === 'nobody') expect(user).toBeNull()
  else expect(user).not.toBeNull()
})

test.each(rows.filter(([, , whom]) => whom === 'nobody'))(
  'a sign-in by %s while %s signs %s in',
  async (way, change) => {
    const account = await accountFor(way, change)
    const { visitor, end } = await beginBy(way, account)
    const act = await prepared(change, account)
    const [, isMade] = await Promise.all([end(), act()])
    expect([isMade, await visitor.user()]).toEqual([true, null])
  },
)
