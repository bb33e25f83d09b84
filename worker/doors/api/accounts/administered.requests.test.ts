import { randomUUID } from 'node:crypto'
import { and, asc, eq, like, sql } from 'drizzle-orm'
import { beforeAll, expect, inject, test } from 'vitest'
import type { AccountsPage, AdministeredAccount } from '#schema/accounts/administered-answers.ts'
import { browser, mailedToken, signedInAs, verifiedOwner } from '#test/account.ts'
import { addedPasskey } from '#test/fakes/passkeys.ts'
import { mailsTo } from '#test/mailbox.ts'
import { database } from '#test/people.ts'
import { jsonOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { decisions, profiles, references, sessions, suppressedAddresses, users } = tables
const reason = 'They wrote to us from that address.'
let admin: Awaited<ReturnType<typeof signedInAs>>
beforeAll(async () => {
  admin = await signedInAs('admin')
})

async function ownerWithId(changes: object = {}) {
  const owner = await verifiedOwner(changes)
  const [row] = await database().select().from(users).where(eq(users.email, owner.email))
  return { ...owner, id: row?.id ?? '' }
}
const emails = async (search: string) =>
  (await jsonOf<AccountsPage>(admin.get(`/admin/accounts?${new URLSearchParams({ search })}`))).rows.map(
    ({ email }) => email,
  )
const accountOf = (id: string, person = admin) =>
  jsonOf<AdministeredAccount>(person.get(`/admin/accounts/${id}`))
const act = (id: string, action: string, body: object = {}, person = admin) =>
  person.post(`/admin/accounts/${id}/${action}`, body)
const recordOf = (id: string) =>
  database()
    .select({ verdict: decisions.verdict, note: decisions.note, by: decisions.decidedBy })
    .from(decisions)
    .where(and(eq(decisions.subject, 'account'), eq(decisions.accountId, id)))
    .orderBy(asc(decisions.id))

test('an account is found by the beginning of its name, last name, address, profile, and a pasted page', async () => {
  const word = `q${randomUUID().slice(0, 8)}`
  const owner = await ownerWithId({
    fullName: `${word}given ${word}family`,
    email: `${word}mail@haddad.example`,
    username: `${word}_name`,
  })
  for (const search of [
    `${word}given`,
    `${word.toUpperCase()}GIVEN ${word}fam`,
    `${word}family`,
    `${word}mail@`,
    owner.profileUrl,
    `https://rembrandt.example/profile/${owner.profileUrl}?from=mail`,
  ])
    expect(await emails(search), search).toEqual([owner.email])
  expect(await emails(`${word}nothing`)).toEqual([])
  expect(await emails('%')).toEqual([])
})

test('an account that signed in a moment ago is not shown as never seen', async () => {
  const owner = await ownerWithId()
  const { rows } = await jsonOf<AccountsPage>(
    admin.get(`/admin/accounts?${new URLSearchParams({ search: owner.email })}`),
  )
  const [row] = rows
  expect(Date.now() - Date.parse(row?.lastSeenAt ?? '')).toBeLessThan(3_600_000)
  expect((await accountOf(owner.id)).lastSeenAt).toBe(row?.lastSeenAt)
})

test('the list goes on from page to page, the newest first, and nobody stands in it twice', async () => {
  const at = new Date()
  await database()
    .insert(users)
    .values(
      Array.from({ length: 30 }, (_, n) => ({
        id: randomUUID(),
        name: `Same Moment ${n}`,
        email: `${randomUUID()}@moment.example`,
        createdAt: at,
        updatedAt: at,
      })),
    )
  const first = await jsonOf<AccountsPage>(admin.get('/admin/accounts'))
  expect(first.rows).toHaveLength(24)
  const next = await jsonOf<AccountsPage>(admin.get(`/admin/accounts?cursor=${first.nextCursor}`))
  const ids = [...first.rows, ...next.rows].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect((await admin.get('/admin/accounts?cursor=%00_%27')).status).toBe(400)
})

test('a thousand people and more whose names begin alike are paged through, and one of them is found', async () => {
  const word = `q${randomUUID().slice(0, 8)}`
  const id = sql`${word} || i`
  await database().run(sql`with recursive n(i) as (select 1001 union all select i + 1 from n where i < 2010)
    insert into users (id, name, email, created_at, updated_at)
    select ${id}, ${id}, ${id} || '@haddad.example', 1000000 + i / 3, 0 from n`)
  const page = (search: string, cursor = '') =>
    jsonOf<AccountsPage>(admin.get(`/admin/accounts?${new URLSearchParams({ search, cursor })}`))
  const first = await page(word)
  const second = await page(word, first.nextCursor ?? '')
  const names = [...first.rows, ...second.rows].map(({ name }) => name)
  expect(names).toEqual(Array.from({ length: 48 }, (_, index) => `${word}${2010 - index}`))
  expect((await page(`${word}1234`)).rows.map(({ name }) => name)).toEqual([`${word}1234`])
  await database()
    .delete(users)
    .where(like(users.id, `${word}%`))
})

test('an account is seen with each way in which it is signed in to', async () => {
  const owner = await ownerWithId()
  expect(await accountOf(owner.id)).toMatchObject({ hasPassword: true, passkeys: 0, providers: [] })
  await addedPasskey(owner, inject('url'))
  const google = { provider: 'google', issuer: 'https://google.example', subject: owner.id } as const
  await database()
    .insert(tables.identities)
    .values({ ...google, id: owner.id, userId: owner.id, createdAt: new Date() })
  expect(await accountOf(owner.id)).toMatchObject({ passkeys: 1, providers: ['google'] })
})

test('an account is seen with its profile, sessions, references and the actions open on it', async () => {
  const owner = await ownerWithId()
  expect(await accountOf(owner.id)).toMatchObject({
    email: owner.email,
    role: 'owner',
    emailVerified: true,
    isSuspended: false,
    isOwn: false,
    hasPassword: true,
    hasTotp: false,
    sessions: 1,
    purchases: 0,
    months: 0,
    barred: null,
    profile: {
      profileUrl: owner.profileUrl,
      plan: 'free',
      isPublic: false,
      suspended: null,
      stories: {},
      references: { invited: 2 },
      openReports: 0,
    },
    actions: ['suspend', 'end-sessions', 'sign-in-link', 'erase'],
  })
  const text = JSON.stringify(await accountOf(owner.id))
  for (const secret of ['token', 'secret', 'hash']) expect(text).not.toContain(secret)
  expect((await admin.get('/admin/accounts/nobody')).status).toBe(404)
})

test('an owner is suspended and restored by their account as by their profile, and is told', async () => {
  const owner = await ownerWithId()
  for (const _ of [1, 2]) expect((await act(owner.id, 'suspend', { reason })).status).toBe(200)
  expect((await accountOf(owner.id)).profile?.suspended).toMatchObject({ reason })
  expect((await accountOf(owner.id)).actions[0]).toBe('restore')
  expect(await mailsTo(owner.email, 'profile-suspended')).toHaveLength(1)
  expect(await owner.user()).toMatchObject({ email: owner.email })
  expect((await act(owner.id, 'restore', { reason })).status).toBe(200)
  expect((await accountOf(owner.id)).profile?.suspended).toBeNull()
})

test('an account without a profile cannot sign in while suspended, and can once restored', async () => {
  const validator = await signedInAs('validator')
  for (const _ of [1, 2]) expect((await act(validator.id, 'suspend', { reason })).status).toBe(200)
  expect(await validator.user()).toBeNull()
  const again = browser()
  const signIn = () => again.post('/login', { email: validator.email, password: validator.password })
  expect((await signIn()).status).toBe(401)
  expect((await act(validator.id, 'sign-in-link')).status).toBe(409)
  expect(await accountOf(validator.id)).toMatchObject({ isSuspended: true, actions: ['restore', 'remove'] })
  for (const _ of [1, 2]) expect((await act(validator.id, 'restore', { reason })).status).toBe(200)
  expect((await signIn()).status).toBe(200)
  expect((await mailsTo(validator.email, 'account-suspended')).map(({ text }) => text)).toEqual([
    expect.stringContaining(reason),
  ])
  expect(await mailsTo(validator.email, 'account-restored')).toHaveLength(1)
  expect(await recordOf(validator.id)).toEqual([
    { verdict: 'suspended', note: reason, by: admin.id },
    { verdict: 'restored', note: reason, by: admin.id },
  ])
})

test('an account suspended and restored at once ends in one of the two, and the record tells which', async () => {
  const validator = await signedInAs('validator')
  await Promise.all(
    ['suspend', 'restore', 'suspend', 'restore'].map((action) => act(validator.id, action, { reason })),
  )
  const last = (await recordOf(validator.id)).at(-1)?.verdict
  expect((await accountOf(validator.id)).isSuspended).toBe(last === 'suspended')
})

test('an administrator ends every session of an account, and its owner is told', async () => {
  const owner = await ownerWithId()
  expect(await jsonOf(act(owner.id, 'end-sessions'))).toEqual({ ended: 1 })
  expect(await jsonOf(act(owner.id, 'end-sessions'))).toEqual({ ended: 0 })
  expect(await owner.user()).toBeNull()
  expect(await mailsTo(owner.email, 'signed-out')).toHaveLength(1)
  expect((await recordOf(owner.id)).map(({ verdict }) => verdict)).toEqual(['sessions ended'])
})

test('a link to sign in goes to the account alone, once a minute, and the administrator never sees it', async () => {
  const owner = await ownerWithId()
  const answers = await Promise.all([1, 2, 3].map(() => act(owner.id, 'sign-in-link')))
  for (const answer of answers) {
    expect(answer.status).toBe(202)
    expect(await answer.json()).toEqual({ sent: true })
  }
  const mails = await mailsTo(owner.email, 'sign-in-link')
  expect(mails).toHaveLength(1)
  expect((await recordOf(owner.id)).map(({ verdict }) => verdict)).toEqual(['sign-in link sent'])
  const phone = browser()
  const token = await mailedToken('sign-in-link', owner.email)
  expect((await phone.post('/login/link/open', { token })).status).toBe(200)
  expect(await phone.user()).toMatchObject({ email: owner.email })
})

test('a bounce is lifted with a reason, and mail goes out again', async () => {
  const owner = await ownerWithId()
  await database()
    .insert(suppressedAddresses)
    .values({ email: owner.email, reason: 'bounce', at: new Date() })
  expect(await accountOf(owner.id)).toMatchObject({
    barred: { reason: 'bounce' },
    actions: expect.arrayContaining(['lift-bounce']),
  })
  const refusal = await act(owner.id, 'sign-in-link')
  expect([refusal.status, (await jsonOf<{ code: string }>(refusal)).code]).toEqual([409, 'ADDRESS_BARRED'])
  for (const _ of [1, 2]) expect((await act(owner.id, 'lift-bounce', { reason })).status).toBe(200)
  expect((await act(owner.id, 'sign-in-link')).status).toBe(202)
  expect((await recordOf(owner.id)).map(({ verdict }) => verdict)).toEqual([
    'bounce lifted',
    'sign-in link sent',
  ])
})

test('an administrator can do none of it to their own account, so that nobody is locked out', async () => {
  const own = await accountOf(admin.id)
  expect(own).toMatchObject({ isOwn: true, actions: [] })
  for (const [action, body] of [
    ['suspend', { reason }],
    ['end-sessions', {}],
    ['sign-in-link', {}],
    ['lift-bounce', { reason }],
    ['erase', { email: admin.email, reason: 'asked' }],
  ] as const) {
    const answer = await act(admin.id, action, body)
    expect([action, answer.status]).toEqual([action, 409])
    expect(await jsonOf(answer)).toMatchObject({ code: 'OWN_ACCOUNT' })
  }
})

test('one of two administrators who suspend each other at once stays', async () => {
  for (const _ of [1, 2, 3]) {
    const [one, two] = [await signedInAs('admin'), await signedInAs('admin')]
    const answers = await Promise.all([
      act(two.id, 'suspend', { reason }, one),
      act(one.id, 'suspend', { reason }, two),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const both = await Promise.all([one, two].map(({ id }) => accountOf(id)))
    expect(both.filter(({ isSuspended }) => isSuspended)).toHaveLength(1)
  }
})

test('an account is erased on request as its owner would, once its address is typed', async () => {
  const owner = await ownerWithId()
  const [profile] = await database().select().from(profiles).where(eq(profiles.ownerId, owner.id))
  const referees = await database()
    .select()
    .from(references)
    .where(eq(references.profileId, profile?.id ?? 0))
  await act(owner.id, 'end-sessions')
  for (const [email, status] of [
    ['somebody@else.example', 409],
    ['', 400],
  ] as const)
    expect((await act(owner.id, 'erase', { email, reason: 'asked' })).status).toBe(status)
  expect((await act(owner.id, 'erase', { email: owner.email, reason: 'a whim' })).status).toBe(400)
  expect((await accountOf(owner.id)).email).toBe(owner.email)

  const body = { email: ` ${owner.email.toUpperCase()} `, reason: 'asked' }
  const answers = await Promise.all([1, 2].map(() => act(owner.id, 'erase', body)))
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404])
  expect((await admin.get(`/admin/accounts/${owner.id}`)).status).toBe(404)
  expect(await database().select().from(sessions).where(eq(sessions.userId, owner.id))).toEqual([])
  expect(
    await database()
      .select()
      .from(references)
      .where(eq(references.profileId, profile?.id ?? 0)),
  ).toEqual([])
  expect(referees).toHaveLength(2)
  // What was recorded before has lost its words and the account; that it was erased, by whom and why, stays.
  const last = await database()
    .select()
    .from(decisions)
    .where(and(eq(decisions.decidedBy, admin.id), eq(decisions.verdict, 'erased')))
  expect(last.at(-1)).toMatchObject({
    subject: 'account',
    accountId: null,
    profileId: null,
    note: 'They asked from their own address',
  })
  expect(await recordOf(owner.id)).toEqual([])
})

test('an account without a profile is not erased, and nothing of it is gone', async () => {
  const validator = await signedInAs('validator')
  const answer = await act(validator.id, 'erase', { email: validator.email, reason: 'asked' })
  expect([answer.status, (await jsonOf<{ code: string }>(answer)).code]).toEqual([409, 'NOT_AN_OWNER'])
  expect(await validator.user()).toMatchObject({ email: validator.email })
})

test('nobody but administrators sees or does any of it, with any request', async () => {
  const owner = await ownerWithId()
  const validator = await signedInAs('validator')
  const forged = { Authorization: 'Bearer admin', 'X-Admin': 'true', 'x-admin-token': 'admin-access' }
  for (const [person, status] of [
    [browser(), 401],
    [owner, 403],
    [validator, 403],
  ] as const)
    for (const headers of [{}, forged]) {
      expect((await person.get(`/admin/accounts/${owner.id}`, headers)).status).toBe(status)
      expect((await person.get('/admin/accounts', headers)).status).toBe(status)
      expect((await person.post(`/admin/accounts/${validator.id}/suspend`, { reason }, headers)).status).toBe(
        status,
      )
      expect(
        (
          await person.post(
            `/admin/accounts/${owner.id}/erase`,
            { email: owner.email, reason: 'asked' },
            headers,
          )
        ).status,
      ).toBe(status)
    }
  expect(await validator.user()).not.toBeNull()
})
