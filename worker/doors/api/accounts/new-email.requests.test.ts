import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Account, EmailConfirmed } from '#schema/accounts/account-answers.ts'
import {
  type Browser,
  browser,
  mailedToken,
  newAddress,
  ownerWithMovedEmail,
  registeredOwner,
  registration,
  requestEmailChange,
  signedInAs,
  signIn,
  verifiedOwner,
} from '#test/account.ts'
import { confirmHandOffEmail, teacher } from '#test/agent.ts'
import { dueAfterAllTests, mailedText, mailsTo } from '#test/mailbox.ts'
import { booked, openHours, ownersTokenOf, slots } from '#test/meetings.ts'
import { database } from '#test/people.ts'
import { at, codeOf, jsonOf, refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { busyCalendars, formerAddresses, outbox, profiles, twoFactors, users } = tables
const dayMs = 24 * 3600_000
const later = (days: number) => at(new Date(Date.now() + days * dayMs))
const accountOf = (owner: { get: (path: string) => Promise<Response> }) =>
  jsonOf<Account>(owner.get('/account'))

test('an account gets its new address once its mailbox has confirmed it, and not before', async () => {
  const { owner, from, newEmail, token } = await requestEmailChange(await verifiedOwner())
  expect(await accountOf(owner)).toMatchObject({ email: from, waitingEmail: { newEmail, isBarred: false } })
  await signIn(browser(), from, owner.password)
  const answer = await owner.post('/account/email/confirm', { token })
  expect(await jsonOf(answer)).toEqual({ email: newEmail, canBeUndone: true })
  expect(await accountOf(owner)).toMatchObject({ email: newEmail, emailVerified: true, waitingEmail: null })
  await signIn(browser(), newEmail, owner.password)
  const old = browser().post('/login', { email: from, password: owner.password })
  expect(await codeOf(old)).toBe('WRONG_CREDENTIALS')
})

test('reading the link changes nothing, and says whether this browser is signed in to the account', async () => {
  const { owner, newEmail, token } = await requestEmailChange(await verifiedOwner())
  expect(await jsonOf(owner.post('/account/email/read', { token }))).toEqual({ newEmail, isYours: true })
  expect(await jsonOf(browser().post('/account/email/read', { token }))).toEqual({ newEmail, isYours: false })
  expect((await owner.user())?.email).toBe(owner.email)
})

test('sessions elsewhere end with the former address, and this one stays', async () => {
  const { owner, token } = await requestEmailChange(await verifiedOwner())
  const elsewhere = await signIn(browser(), owner.email, owner.password)
  await owner.post('/account/email/confirm', { token })
  expect(await elsewhere.user()).toBeNull()
  expect(await owner.user()).not.toBeNull()
})

test('another browser confirms by the password, is signed in, and all others are signed out', async () => {
  const { owner, newEmail, token } = await requestEmailChange(await verifiedOwner())
  const phone = browser()
  expect(await refusalOf(phone.post('/account/email/confirm', { token }))).toEqual([401, 'SIGN_IN_FIRST'])
  const wrong = phone.post('/account/email/confirm', { token, password: 'not the loaf' })
  expect(await refusalOf(wrong)).toEqual([401, 'WRONG_PASSWORD'])
  const answer = await phone.post('/account/email/confirm', { token, password: owner.password })
  expect(await jsonOf<EmailConfirmed>(answer)).toMatchObject({ signIn: { user: { email: newEmail } } })
  expect((await phone.user())?.email).toBe(newEmail)
  expect(await owner.user()).toBeNull()
})

test('nobody is talked into joining the account of somebody who asked for their address', async () => {
  const stranger = await verifiedOwner()
  const victim = await signedInAs('validator')
  const { token } = await requestEmailChange(stranger)
  for (const person of [browser(), victim, await verifiedOwner()])
    expect(await refusalOf(person.post('/account/email/confirm', { token }))).toEqual([401, 'SIGN_IN_FIRST'])
  expect((await stranger.user())?.email).toBe(stranger.email)
})

test('an address with an account is told so in its own mailbox only', async () => {
  const owner = await verifiedOwner()
  const other = await verifiedOwner()
  const [free, taken] = await Promise.all(
    [newAddress(), other.email].map((newEmail) =>
      owner.post('/account/email', { password: owner.password, newEmail }),
    ),
  )
  expect([free?.status, taken?.status]).toEqual([202, 202])
  const request = owner.post('/account/email', { password: owner.password, newEmail: other.email })
  expect((await request).status).toBe(202)
  expect(await accountOf(owner)).toMatchObject({ waitingEmail: { newEmail: other.email } })
  const [mail] = await mailsTo(other.email, 'new-email')
  expect(mail?.text).toContain('nothing was changed')
  expect(mail?.text).not.toContain('/new-email')
})

test.each(['wrong password', 'own address', 'own address in capitals'])(
  '%s asks for nothing',
  async (mistake) => {
    const owner = await verifiedOwner()
    const body = {
      'wrong password': { password: 'not the loaf', newEmail: newAddress() },
      'own address': { password: owner.password, newEmail: owner.email },
      'own address in capitals': { password: owner.password, newEmail: owner.email.toUpperCase() },
    }[mistake]
    const code = mistake === 'wrong password' ? 'WRONG_PASSWORD' : 'BAD_REQUEST'
    expect(await codeOf(owner.post('/account/email', body ?? {}))).toBe(code)
    expect((await accountOf(owner)).waitingEmail).toBeNull()
  },
)

test.each([
  'josé@café.example',
  'a@b',
  'two@at@signs.example',
  '"quoted"@place.example',
  `${'x'.repeat(65)}@place.example`,
  `x@${'y'.repeat(250)}.example`,
  'line\nbreak@place.example',
  '',
])('%j is no address', async (newEmail) => {
  const owner = await verifiedOwner()
  const answer = owner.post('/account/email', { password: owner.password, newEmail })
  expect(await refusalOf(answer)).toEqual([400, 'BAD_REQUEST'])
})

test('another tag of the own mailbox is an address like any other', async () => {
  const owner = await verifiedOwner()
  const newEmail = owner.email.replace('@', '+work@').toUpperCase()
  expect((await owner.post('/account/email', { password: owner.password, newEmail })).status).toBe(202)
  const token = await mailedToken('new-email', owner.email)
  expect((await owner.post('/account/email/confirm', { token })).status).toBe(200)
  expect((await owner.user())?.email).toBe(newEmail.toLowerCase())
})

test('an account that never confirmed its first address confirms itself by the new one', async () => {
  const { owner, from, newEmail, token } = await requestEmailChange(await registeredOwner())
  expect(await jsonOf(owner.post('/account/email/confirm', { token }))).toEqual({
    email: newEmail,
    canBeUndone: false,
  })
  expect(await owner.user()).toMatchObject({ email: newEmail, emailVerified: true })
  // Nobody has shown that the former one is theirs: it may be a stranger's.
  expect(await mailsTo(from, 'email-changed')).toEqual([])
})

test('a former address that was confirmed late is mailed the change, and undoes it', async () => {
  const { owner, from, newEmail, token } = await requestEmailChange(await registeredOwner())
  const rightful = { token: await mailedToken('welcome', from), password: owner.password }
  expect((await browser().post('/verify-email', rightful)).status).toBe(200)
  const answer = await jsonOf(owner.post('/account/email/confirm', { token }))
  expect(answer).toEqual({ email: newEmail, canBeUndone: true })
  const [mail] = await mailsTo(from, 'email-changed')
  expect(mail?.text).toContain('because this was the address of an account')
  const undo = { token: await mailedToken('email-changed', from) }
  expect(await jsonOf(browser().post('/account/email/undo', undo))).toEqual({ email: from })
})

test('a link is good for a day, once, and only the latest one', async () => {
  const { owner, token } = await requestEmailChange(await verifiedOwner())
  const late = owner.post('/account/email/confirm', { token }, later(1.01))
  expect(await refusalOf(late)).toEqual([410, 'LINK_EXPIRED'])
  const second = await requestEmailChange(owner)
  expect(await refusalOf(owner.post('/account/email/confirm', { token }))).toEqual([410, 'LINK_EXPIRED'])
  const confirm = () => owner.post('/account/email/confirm', { token: second.token })
  expect((await confirm()).status).toBe(200)
  // An answer that was lost is given again, to whoever confirmed it.
  expect((await confirm()).status).toBe(200)
  const replay = { token: second.token, password: owner.password }
  expect(await refusalOf(browser().post('/account/email/confirm', replay))).toEqual([410, 'LINK_USED'])
})

test('a link of another purpose, another account or a changed one confirms and undoes nothing', async () => {
  const { owner, from, token } = await requestEmailChange(await verifiedOwner())
  await browser().post('/login/link', { email: from })
  const signInToken = await mailedToken('sign-in-link', from)
  const other = await ownerWithMovedEmail()
  const altered = `${token.slice(0, 12)}${token[12] === 'A' ? 'B' : 'A'}${token.slice(13)}`
  for (const foreignToken of [signInToken, other.undo, altered, 'x'])
    expect(await refusalOf(owner.post('/account/email/confirm', { token: foreignToken }))).toEqual([
      410,
      'LINK_EXPIRED',
    ])
  for (const foreignToken of [token, other.token, signInToken])
    expect(await refusalOf(browser().post('/account/email/undo', { token: foreignToken }))).toEqual([
      410,
      'LINK_EXPIRED',
    ])
  expect((await owner.user())?.email).toBe(from)
})

test('a change of address can be cancelled and mailed again', async () => {
  const { owner, newEmail, token } = await requestEmailChange(await verifiedOwner())
  expect((await owner.post('/account/email/again')).status).toBe(202)
  expect(await mailsTo(newEmail, 'new-email')).toHaveLength(2)
  expect((await owner.post('/account/email/cancel')).status).toBe(204)
  expect(await refusalOf(owner.post('/account/email/confirm', { token }))).toEqual([410, 'LINK_EXPIRED'])
  expect((await accountOf(owner)).waitingEmail).toBeNull()
  await owner.post('/account/email/again')
  expect(await mailsTo(newEmail, 'new-email')).toHaveLength(2)
})

test.each(['sign-in-link', 'reset-password', 'verify-email', 'welcome'])(
  'a %s that was mailed to the former address opens nothing any more',
  async (kind) => {
    const unverified = kind === 'verify-email' || kind === 'welcome'
    const owner = unverified ? await registeredOwner() : await verifiedOwner()
    if (kind === 'verify-email') await owner.post('/verify-email/again')
    const requestPath = { 'sign-in-link': '/login/link', 'reset-password': '/forgot-password' }[kind]
    if (requestPath) await browser().post(requestPath, { email: owner.email })
    const old = await mailedToken(kind, owner.email)
    const { token } = await requestEmailChange(owner)
    expect((await owner.post('/account/email/confirm', { token })).status).toBe(200)
    const path = { 'sign-in-link': '/login/link/open', 'reset-password': '/reset-password' }[kind]
    const stranger = browser()
    const answer = stranger.post(path ?? '/verify-email', { token: old, newPassword: 'a lighter loaf' })
    expect((await answer).status).toBe(410)
    expect(await stranger.user()).toBeNull()
    await signIn(browser(), (await owner.user())?.email ?? '', owner.password)
  },
)

test('the former address takes the account back within seven days, even from later changes', async () => {
  const { owner, from, newEmail, undo } = await ownerWithMovedEmail()
  await owner.put('/account', { currentPassword: owner.password, newPassword: 'a lighter loaf' })
  const again = await requestEmailChange({ ...owner, password: 'a lighter loaf', email: newEmail })
  await owner.post('/account/email/confirm', { token: again.token })
  const rightful = browser()
  const answer = await rightful.post('/account/email/undo', { token: undo }, later(6.9))
  expect(await jsonOf(answer)).toEqual({ email: from })
  expect(await owner.user()).toBeNull()
  for (const email of [newEmail, again.newEmail, from])
    for (const password of [owner.password, 'a lighter loaf'])
      expect(await codeOf(browser().post('/login', { email, password }))).toBe('WRONG_CREDENTIALS')
  const token = await mailedToken('email-undone', from)
  const fresh = { token, newPassword: 'a third loaf' }
  expect((await browser().post('/reset-password', fresh, later(6.91))).status).toBe(204)
  await signIn(browser(), from, 'a third loaf')
  // And the link by which the second address could be undone is none.
  const second = await mailedToken('email-changed', newEmail)
  expect(await refusalOf(browser().post('/account/email/undo', { token: second }))).toEqual([
    410,
    'LINK_EXPIRED',
  ])
  expect(await mailedText(again.newEmail)).toContain('taken back')
})

test('a second factor that is only half set up does not outlive an undo', async () => {
  const { owner, from, token } = await requestEmailChange(await signedInAs('admin'))
  await owner.post('/account/email/confirm', { token })
  expect((await owner.post('/totp', { password: owner.password })).status).toBe(200)
  const undo = { token: await mailedToken('email-changed', from) }
  expect((await browser().post('/account/email/undo', undo)).status).toBe(200)
  expect(await database().select().from(twoFactors).where(eq(twoFactors.userId, owner.id))).toEqual([])
})

test('a calendar that was connected does not outlive an undo', async () => {
  const { owner, undo } = await ownerWithMovedEmail()
  const [profile] = await database().select().from(profiles).where(eq(profiles.profileUrl, owner.profileUrl))
  const profileId = profile?.id ?? 0
  await database()
    .insert(busyCalendars)
    .values({ profileId, url: 'https://calendar.example/intruder.ics', host: 'calendar.example' })
  expect((await browser().post('/account/email/undo', { token: undo })).status).toBe(200)
  expect(await database().select().from(busyCalendars).where(eq(busyCalendars.profileId, profileId))).toEqual(
    [],
  )
})

test.each<[string, (thief: Browser) => Promise<Response>]>([
  ['taught', (thief) => thief.post('/corrections', { asked: 'How do I pay you?', answer: 'To my account.' })],
  ['greets', (thief) => thief.put('/agent-settings', { greeting: 'Write to me elsewhere.' })],
  ['is shown', (thief) => thief.put('/widget-settings', { domains: ['https://thief.example'] })],
])('a page whose agent was changed in what it %s does not stay public after an undo', async (_, change) => {
  const { account, profileUrl } = await teacher()
  // A thief may do so before they ask for another address.
  expect((await change(account)).ok).toBe(true)
  const { from, token } = await requestEmailChange(account)
  await account.post('/account/email/confirm', { token })
  const page = () => browser().get(`/public-profiles/${profileUrl}`)
  expect((await page()).status).toBe(200)
  const undo = { token: await mailedToken('email-changed', from) }
  expect((await browser().post('/account/email/undo', undo)).status).toBe(200)
  expect((await page()).status).toBe(404)
})

test('an address for conversations that was named just before does not outlive an undo', async () => {
  const { account } = await teacher()
  await confirmHandOffEmail(account, newAddress())
  const { from, token } = await requestEmailChange(account)
  await account.post('/account/email/confirm', { token })
  const undo = { token: await mailedToken('email-changed', from) }
  expect((await browser().post('/account/email/undo', undo)).status).toBe(200)
  await browser().post('/login/link', { email: from })
  const rightful = browser()
  await rightful.post('/login/link/open', { token: await mailedToken('sign-in-link', from) })
  expect(await jsonOf<object>(rightful.get('/agent-settings'))).toMatchObject({ handOffEmail: '' })
})

test('the links to an owner’s meetings that a thief may have read do not outlive an undo', async () => {
  const { account, id, profileUrl } = await teacher({ profile: { hasOpenHours: true } })
  await openHours(id)
  await booked(profileUrl, slots(1)[0] ?? '')
  const link = `/meetings/${await ownersTokenOf(account)}`
  const { from, token } = await requestEmailChange(account)
  await account.post('/account/email/confirm', { token })
  expect((await browser().get(link)).status).toBe(200)
  const undo = { token: await mailedToken('email-changed', from) }
  expect((await browser().post('/account/email/undo', undo)).status).toBe(200)
  expect((await browser().get(link)).status).toBe(404)
})

test('an undo after seven days, or a second one, takes nothing back', async () => {
  const { owner, newEmail, undo } = await ownerWithMovedEmail()
  const post = (days: number) => browser().post('/account/email/undo', { token: undo }, later(days))
  expect(await refusalOf(post(7.01))).toEqual([410, 'LINK_EXPIRED'])
  expect((await owner.user())?.email).toBe(newEmail)
  expect((await post(0)).status).toBe(200)
  expect(await refusalOf(post(0))).toEqual([410, 'LINK_EXPIRED'])
})

test('an undo link is read without being used, and says once it is over', async () => {
  const { owner, from, newEmail, undo } = await ownerWithMovedEmail()
  const read = (days = 0) =>
    browser().post('/account/email/undo/read', { token: undo }, days ? later(days) : {})
  expect(await jsonOf(read())).toEqual({ email: from })
  expect((await owner.user())?.email).toBe(newEmail)
  expect(await refusalOf(read(7.01))).toEqual([410, 'LINK_EXPIRED'])
  expect((await browser().post('/account/email/undo', { token: undo })).status).toBe(200)
  expect(await refusalOf(read())).toEqual([410, 'LINK_EXPIRED'])
})

test('a former address is kept for its account while it can be undone', async () => {
  const { from, undo } = await ownerWithMovedEmail()
  const squatter = browser().post('/register-free-profile', {
    ...registration({ email: from }),
  })
  expect(await refusalOf(squatter)).toEqual([409, 'USER_EXISTS'])
  const other = await verifiedOwner()
  await other.post('/account/email', { password: other.password, newEmail: from })
  expect((await mailsTo(from, 'new-email'))[0]?.text).toContain('nothing was changed')
  expect((await browser().post('/account/email/undo', { token: undo })).status).toBe(200)
})

test('an account can move back to its former address', async () => {
  const { owner, from, newEmail } = await ownerWithMovedEmail()
  const back = await requestEmailChange({ ...owner, email: newEmail }, from)
  expect((await owner.post('/account/email/confirm', { token: back.token })).status).toBe(200)
  expect((await owner.user())?.email).toBe(from)
  const former = await database().select().from(formerAddresses).where(eq(formerAddresses.email, from))
  expect(former).toEqual([])
})

test('the profile, and mails that wait, go to the new address; links for the former one are not sent', async () => {
  const owner = await verifiedOwner()
  const { newEmail, token } = await requestEmailChange(owner)
  const waiting = (kind: string, isSecret: boolean) => ({
    key: `${kind}/${owner.email}`,
    to: owner.email,
    normalisedTo: owner.email,
    kind,
    subject: kind,
    text: kind,
    html: '',
    isSecret,
    attachments: [],
    createdAt: new Date(),
    dueAt: dueAfterAllTests,
  })
  await database()
    .insert(outbox)
    .values([waiting('receipt', false), waiting('sign-in-link', true), waiting('meeting', true)])
  await owner.post('/account/email/confirm', { token })
  const of = async (to: string) =>
    (await database().select().from(outbox).where(eq(outbox.to, to)))
      .filter(({ state }) => state === 'waiting')
      .map(({ kind }) => kind)
  expect(await of(newEmail)).toEqual(['receipt'])
  expect((await of(owner.email)).filter((kind) => kind !== 'email-changed')).toEqual(['meeting'])
  const [profile] = await database().select().from(profiles).where(eq(profiles.profileUrl, owner.profileUrl))
  expect(profile?.email).toBe(newEmail)
})

test('a suspended account confirms nothing', async () => {
  const { owner, token } = await requestEmailChange(await verifiedOwner())
  const suspended = { suspendedAt: new Date() }
  await database().update(users).set(suspended).where(eq(users.email, owner.email))
  const body = { token, password: owner.password }
  expect(await refusalOf(browser().post('/account/email/confirm', body))).toEqual([410, 'LINK_EXPIRED'])
})

test('the mail to a new address names nobody as the asker typed it', async () => {
  const name = 'Win a prize at evil.example'
  const { newEmail } = await requestEmailChange(await verifiedOwner({ fullName: name }))
  const [mail] = await database()
    .select()
    .from(outbox)
    .where(and(eq(outbox.to, newEmail), eq(outbox.kind, 'new-email')))
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('evil.example')
})
