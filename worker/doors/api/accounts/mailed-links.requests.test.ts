import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import type { OwnIdentities } from '#schema/identities/identities.ts'
import type { Provider } from '#schema/identities/providers.ts'
import type { OwnPasskeys } from '#schema/passkeys/passkeys.ts'
import {
  type Browser,
  browser,
  mailedToken,
  newAddress,
  registeredOwner,
  registration,
  signedInAs,
  signIn,
  verifiedOwner,
} from '#test/account.ts'
import { confirmHandOffEmail, teacher } from '#test/agent.ts'
import { addedPasskey } from '#test/fakes/passkeys.ts'
import { mailsTo } from '#test/mailbox.ts'
import { booked, openHours, ownersTokenOf, slots } from '#test/meetings.ts'
import { database } from '#test/people.ts'
import { at, codeOf, jsonOf, refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { identities, outbox, passkeys, users } = tables
const minutes = (count: number) => new Date(Date.now() + count * 60_000)

test('a mailed link signs in once, on the device where it is opened', async () => {
  const { email, password } = await verifiedOwner()
  expect((await browser().post('/login/link', { email })).status).toBe(202)
  const token = await mailedToken('sign-in-link', email)
  const phone = browser()
  const answer = await phone.post('/login/link/open', { token })
  expect(await answer.json()).toMatchObject({ user: { email } })
  expect((await phone.user())?.email).toBe(email)
  const second = await browser().post('/login/link/open', { token })
  expect(await refusalOf(second)).toEqual([410, 'LINK_USED'])
  expect((await browser().post('/login', { email, password })).status, 'the password still works').toBe(200)
})

const sites = ['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', '/api/logout', 7]

test('mailed links go on to the page that was asked for, and to no other site', async () => {
  const { email } = await verifiedOwner()
  const linksIn = async (kind: string, count: number) => {
    await mailedToken(kind, email, { count })
    const mails = await database()
      .select()
      .from(outbox)
      .where(and(eq(outbox.to, email), eq(outbox.kind, kind)))
    return mails.map(({ text }) => new URL(/\S+#(?:link|token)=\S+/.exec(text)?.[0] ?? '').search)
  }
  for (const [path, kind] of [
    ['/login/link', 'sign-in-link'],
    ['/forgot-password', 'reset-password'],
  ] as const) {
    for (const next of ['/onboarding/setup?registered', ...sites.slice(0, 3)])
      expect((await browser().post(path, { email, next })).status).toBe(202)
    expect((await linksIn(kind, 4)).toSorted()).toEqual([
      ...['', '', ''],
      '?next=%2Fonboarding%2Fsetup%3Fregistered',
    ])
  }
  for (const next of sites)
    expect((await browser().post('/login/link', { email: 'nobody@haddad.example', next })).status).toBe(202)
})

test('a link that is opened twice at once signs in once', async () => {
  const { email } = await registeredOwner()
  await browser().post('/login/link', { email })
  const token = await mailedToken('sign-in-link', email)
  const answers = await Promise.all([1, 2].map(() => browser().post('/login/link/open', { token })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
})

test('a link to sign in is good for a quarter of an hour', async () => {
  const { email } = await registeredOwner()
  await browser().post('/login/link', { email })
  const token = await mailedToken('sign-in-link', email)
  const late = await browser().post('/login/link/open', { token }, at(minutes(16)))
  expect(await refusalOf(late)).toEqual([410, 'LINK_EXPIRED'])
  expect((await browser().post('/login/link/open', { token }, at(minutes(14)))).status).toBe(200)
})

test('a link to an unproven address removes the password and every session', async () => {
  const squatter = await registeredOwner()
  const { email, password } = squatter
  await browser().post('/login/link', { email })
  const rightful = browser()
  await rightful.post('/login/link/open', { token: await mailedToken('sign-in-link', email) })
  expect(await rightful.user()).toMatchObject({ email, emailVerified: true })
  expect(await squatter.user()).toBeNull()
  expect((await browser().post('/login', { email, password })).status).toBe(401)
  const account = await jsonOf<object>(rightful.get('/account'))
  expect(account).toMatchObject({ hasPassword: false })
})

test('an address without an account gets no mail, and the answer does not tell', async () => {
  const { email } = registration()
  const known = await registeredOwner()
  for (const path of ['/login/link', '/forgot-password']) {
    const [one, other] = [
      await browser().post(path, { email }),
      await browser().post(path, { email: known.email }),
    ]
    expect([one.status, await one.text()]).toEqual([other.status, await other.text()])
  }
  await mailedToken('reset-password', known.email)
  expect(await database().select().from(outbox).where(eq(outbox.normalisedTo, email))).toEqual([])
})

test('a forgotten password is replaced once, and every session ends', async () => {
  const owner = await registeredOwner()
  await browser().post('/forgot-password', { email: owner.email })
  const token = await mailedToken('reset-password', owner.email)
  const newPassword = 'a lighter loaf'
  const reset = await browser().post('/reset-password', { token, newPassword })
  expect(reset.status).toBe(204)
  expect(await owner.user()).toBeNull()
  expect((await browser().post('/login', { email: owner.email, password: owner.password })).status).toBe(401)
  const again = await signIn(browser(), owner.email, newPassword)
  expect(await again.user(), 'the mailbox is theirs').toMatchObject({ emailVerified: true })
  const second = await browser().post('/reset-password', { token, newPassword: 'a third loaf' })
  expect(await refusalOf(second)).toEqual([410, 'LINK_USED'])
  expect((await browser().post('/login', { email: owner.email, password: newPassword })).status).toBe(200)
})

test('a password that is set by a mailed link ends every other link that was mailed before', async () => {
  const { email } = await registeredOwner()
  await browser().post('/forgot-password', { email })
  const leaked = await mailedToken('reset-password', email)
  await browser().post('/login/link', { email })
  const signsIn = await mailedToken('sign-in-link', email)
  await browser().post('/forgot-password', { email })
  const token = await mailedToken('reset-password', email, { count: 2 })
  const newPassword = 'a lighter loaf'
  expect((await browser().post('/reset-password', { token, newPassword })).status).toBe(204)
  const thief = browser()
  const reset = thief.post('/reset-password', { token: leaked, newPassword: 'a third loaf' })
  expect(await refusalOf(reset)).toEqual([410, 'LINK_USED'])
  expect(await refusalOf(thief.post('/login/link/open', { token: signsIn }))).toEqual([410, 'LINK_USED'])
  expect(await thief.user()).toBeNull()
  await browser().post('/login/link', { email })
  const later = await mailedToken('sign-in-link', email, { count: 2 })
  expect((await thief.post('/login/link/open', { token: later })).status).toBe(200)
})

/** Somebody with a passkey and an account at a provider of long ago, and others of today. */
async function withOldAndNew() {
  const owner = await verifiedOwner()
  const [user] = await database().select().from(users).where(eq(users.email, owner.email))
  const [old, recent] = [await addedPasskey(owner, inject('url')), await addedPasskey(owner, inject('url'))]
  const weekAgo = new Date(Date.now() - 7.1 * 24 * 3_600_000)
  await database().update(passkeys).set({ createdAt: weekAgo }).where(eq(passkeys.id, old.id))
  const row = (provider: Provider, createdAt: Date) => ({
    id: randomUUID(),
    userId: user?.id ?? '',
    provider,
    issuer: `https://${provider}.example`,
    subject: randomUUID(),
    email: null,
    createdAt,
    lastUsedAt: createdAt,
  })
  await database()
    .insert(identities)
    .values([row('google', weekAgo), row('linkedin', new Date())])
  const methods = async (person: Browser) => ({
    passkeys: (await jsonOf<OwnPasskeys>(person.get('/passkeys'))).passkeys.map(({ id }) => id).sort(),
    identities: (await jsonOf<OwnIdentities>(person.get('/identities'))).identities
      .map(({ provider }) => provider)
      .sort(),
  })
  return { ...owner, old, recent, methods }
}
const anotherPassword = 'four loaves of rye'

/** Sets another password by a mailed link, and removes what was added lately. */
async function resetByLink(email: string) {
  await browser().post('/forgot-password', { email })
  const token = await mailedToken('reset-password', email)
  const body = { token, newPassword: anotherPassword, removesRecent: true }
  expect((await browser().post('/reset-password', body)).status).toBe(204)
}

const newestMail = async (email: string) => {
  const condition = and(eq(outbox.to, email), eq(outbox.kind, 'password-changed'))
  const [mail] = await database().select().from(outbox).where(condition)
  return mail?.text
}

test.each([
  [false, 'still sign in. Please look whether all of them are yours'],
  [true, 'Older passkeys and accounts still sign you in. What your page and your agent say was not changed'],
])(
  'a new password by a link removes what was added lately only where that is asked (%s)',
  async (removesRecent, sentence) => {
    const { email, old, recent, methods } = await withOldAndNew()
    await browser().post('/forgot-password', { email })
    const token = await mailedToken('reset-password', email)
    const newPassword = anotherPassword
    expect((await browser().post('/reset-password', { token, newPassword, removesRecent })).status).toBe(204)
    const again = browser().post('/reset-password', { token, newPassword, removesRecent: true })
    expect(await refusalOf(again)).toEqual([410, 'LINK_USED'])
    const owner = await signIn(browser(), email, newPassword)
    expect(await methods(owner)).toEqual(
      removesRecent
        ? { passkeys: [old.id], identities: ['google'] }
        : { passkeys: [old.id, recent.id].sort(), identities: ['google', 'linkedin'] },
    )
    expect(await newestMail(email)).toContain(sentence)
  },
)

test('who fears an intruder ends the calendar feed and a new address for conversations as well', async () => {
  const { account } = await teacher()
  await confirmHandOffEmail(account, newAddress())
  const feed = await jsonOf<{ url: string }>(account.post('/meetings/feed/renew'))
  expect((await fetch(feed.url)).status).toBe(200)
  await resetByLink(account.email)
  expect((await fetch(feed.url)).status).toBe(404)
  const owner = await signIn(browser(), account.email, anotherPassword)
  expect(await jsonOf<object>(owner.get('/agent-settings'))).toMatchObject({ handOffEmail: '' })
})

test('who fears an intruder has other links to their meetings, and the old ones open nothing', async () => {
  const { account, id, profileUrl } = await teacher({ profile: { hasOpenHours: true } })
  await openHours(id)
  const { visitor, token } = await booked(profileUrl, slots(1)[0] ?? '')
  const old = await ownersTokenOf(account)
  expect((await browser().get(`/meetings/${old}`)).status).toBe(200)
  await resetByLink(account.email)
  expect((await browser().get(`/meetings/${old}`)).status).toBe(404)
  const renewed = await ownersTokenOf(await signIn(browser(), account.email, anotherPassword))
  expect(await jsonOf(browser().get(`/meetings/${renewed}`))).toMatchObject({ side: 'owner' })
  expect((await visitor.post(`/meetings/${token}/cancel`)).status).toBe(200)
  const mails = await mailsTo(account.email, 'meeting')
  expect(mails.map(({ text }) => text.includes(renewed))).toEqual([false, true])
})

test('a mailbox alone never removes the passkey that is an administrator’s second factor', async () => {
  const admin = await signedInAs('admin')
  await addedPasskey(admin, inject('url'))
  await resetByLink(admin.email)
  const thief = await signIn(browser(), admin.email, anotherPassword)
  const adding = thief.post('/passkeys/options', { password: anotherPassword })
  expect(await refusalOf(adding)).toEqual([403, 'PASSKEY_FIRST'])
  expect(await newestMail(admin.email)).toContain('Your passkeys are your second factor, and stay.')
})

test('a common new password is refused, and the link stays good', async () => {
  const { email } = await registeredOwner()
  await browser().post('/forgot-password', { email })
  const token = await mailedToken('reset-password', email)
  const refusal = await browser().post('/reset-password', { token, newPassword: 'qwertyuiop' })
  expect(await refusalOf(refusal)).toEqual([400, 'PASSWORD_TOO_COMMON'])
  expect((await browser().post('/reset-password', { token, newPassword: 'a good loaf' })).status).toBe(204)
})

test.each([
  ['/login/link/open', {}],
  ['/reset-password', { newPassword: 'a good loaf' }],
  ['/verify-email', {}],
  ['/verify-email/read', {}],
])('%s refuses a token that is forged, for another purpose, or over', async (path, more) => {
  const { email } = await registeredOwner()
  await browser().post('/login/link', { email })
  await browser().post('/forgot-password', { email })
  const tokens = {
    '/login/link/open': await mailedToken('sign-in-link', email),
    '/reset-password': await mailedToken('reset-password', email),
    '/verify-email': await mailedToken('welcome', email),
    '/verify-email/read': await mailedToken('welcome', email),
  }
  const open = async (token: string, headers = {}) =>
    codeOf(await browser().post(path, { token, ...more }, headers))
  for (const [other, token] of Object.entries(tokens))
    if (!other.startsWith(path) && !path.startsWith(other)) expect(await open(token)).toBe('LINK_EXPIRED')
  const own = tokens[path as keyof typeof tokens]
  expect(await open(`${own.slice(0, -2)}${own.endsWith('xx') ? 'yy' : 'xx'}`)).toBe('LINK_EXPIRED')
  expect(await open('nothing at all')).toBe('LINK_EXPIRED')
  expect(await open(own, at(minutes(8 * 24 * 60)))).toBe('LINK_EXPIRED')
})

test('the link that confirms an address comes again, until it is confirmed', async () => {
  const owner = await registeredOwner()
  expect((await browser().post('/verify-email/again')).status).toBe(401)
  expect((await owner.post('/verify-email/again')).status).toBe(202)
  const token = await mailedToken('verify-email', owner.email)
  expect(await jsonOf(owner.post('/verify-email', { token }))).toEqual({
    email: owner.email,
    claimed: false,
  })
  expect((await owner.post('/verify-email/again')).status).toBe(202)
  const mails = await database().select().from(outbox).where(eq(outbox.normalisedTo, owner.email))
  expect(mails.filter(({ kind }) => kind === 'verify-email')).toHaveLength(1)
})

test('a suspended account is signed out, and nothing signs in to it', async () => {
  const owner = await registeredOwner()
  await database().update(users).set({ suspendedAt: new Date() }).where(eq(users.email, owner.email))
  expect(await owner.user()).toBeNull()
  const { email, password } = owner
  expect((await browser().post('/login', { email, password })).status).toBe(401)
})

test('a validator signs in by link like everybody', async () => {
  const validator = await signedInAs('validator')
  await browser().post('/login/link', { email: validator.email })
  const phone = browser()
  await phone.post('/login/link/open', { token: await mailedToken('sign-in-link', validator.email) })
  expect((await phone.user())?.role).toBe('validator')
  expect((await validator.user())?.role, 'other devices stay signed in').toBe('validator')
})
