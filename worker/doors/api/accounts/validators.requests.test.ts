import { randomUUID } from 'node:crypto'
import { and, eq, inArray, like } from 'drizzle-orm'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import type { ValidatorRow, ValidatorsPage } from '#schema/accounts/administered-answers.ts'
import { browser, mailedToken, registeredOwner, registration, signedInAs, signIn } from '#test/account.ts'
import { mailsTo } from '#test/mailbox.ts'
import { database } from '#test/people.ts'
import { jsonOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { decisions, suppressedAddresses, users, verifications } = tables
const reason = 'They have gone to another house.'
let admin: Awaited<ReturnType<typeof signedInAs>>
beforeAll(async () => {
  admin = await signedInAs('admin')
})

const invite = (email: string, name = 'Ngozi Bello') => admin.post('/admin/validators', { name, email })
/** The list to its end, a page at a time. */
async function pages(cursor = ''): Promise<ValidatorRow[][]> {
  const { rows, nextCursor } = await jsonOf<ValidatorsPage>(admin.get(`/admin/validators?cursor=${cursor}`))
  return [rows, ...(nextCursor === null ? [] : await pages(nextCursor))]
}
const listed = async (email: string) => (await pages()).flat().find((row) => row.email === email)
const codeOf = async (answer: Promise<Response>) => {
  const { status, ...rest } = await answer.then(async (response) => ({
    status: response.status,
    ...(await jsonOf<{ code?: string }>(response)),
  }))
  return [status, rest.code]
}
const someone = () => `${randomUUID()}@bello.example`

test('an invited validator chooses a password by the mailed link, and reviews', async () => {
  const email = someone()
  const answers = await Promise.all([1, 2, 3].map(() => invite(email)))
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
  const mails = await mailsTo(email, 'validator-invitation')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('Ada Lark invites you')
  expect(await listed(email)).toMatchObject({ name: 'Ngozi Bello', hasPassword: false, validated: 0 })

  const token = await mailedToken('validator-invitation', email)
  const newPassword = 'an evening in Lagos'
  expect((await browser().post('/reset-password', { token, newPassword })).status).toBe(204)
  expect(await mailsTo(email, 'first-proof')).toEqual([])
  const validator = await signIn(browser(), email, newPassword)
  expect(await validator.user()).toMatchObject({ role: 'validator', emailVerified: true })
  expect((await validator.get('/reviews')).status).toBe(200)
  expect((await validator.get('/admin/validators')).status).toBe(403)
  expect(await listed(email)).toMatchObject({ hasPassword: true })
  expect(await codeOf(invite(email))).toEqual([409, 'ALREADY_VALIDATOR'])
})

test('the validators are listed a page at a time, the latest invited first', async () => {
  const at = new Date('2020-05-05T10:00:00Z')
  const ids = Array.from({ length: 30 }, (): string => randomUUID())
  const account = { emailVerified: true, role: 'validator', createdAt: at, updatedAt: at } as const
  await database()
    .insert(users)
    .values(
      ids.map((id) => ({ ...account, id, name: 'Old Hand', email: `${id}@x.example`, normalisedEmail: id })),
    )
  onTestFinished(async () => {
    await database().delete(users).where(inArray(users.id, ids))
  })
  const lists = await pages()
  expect(Math.max(...lists.map((rows) => rows.length))).toBe(24)
  const rows = lists.flat()
  expect(rows.map((row) => row.invitedAt)).toEqual(
    rows
      .map((row) => row.invitedAt)
      .toSorted()
      .reverse(),
  )
  expect(rows.flatMap((row) => (ids.includes(row.id) ? row.id : []))).toEqual(ids.toSorted().reverse())
})

test('an invitation is good for a week, and is sent again to a validator who has not accepted it', async () => {
  const email = someone()
  await invite(email)
  const later = (hours: number) => ({ 'X-Now': new Date(Date.now() + hours * 3600_000).toISOString() })
  const again = await admin.post('/admin/validators', { name: 'Another', email }, later(2))
  expect(again.status).toBe(202)
  expect(await mailsTo(email, 'validator-invitation')).toHaveLength(2)
  expect((await listed(email))?.name).toBe('Ngozi Bello')
})

test('an owner, an administrator and an address that bounces are refused, and nothing is made', async () => {
  const owner = await registeredOwner()
  expect(await codeOf(invite(owner.email.toUpperCase()))).toEqual([409, 'ADDRESS_OF_OWNER'])
  expect(await owner.user()).toMatchObject({ role: 'owner' })
  expect(await codeOf(invite(admin.email))).toEqual([409, 'ADDRESS_OF_ADMINISTRATOR'])
  const address = someone()
  await database().insert(suppressedAddresses).values({ email: address, reason: 'bounce', at: new Date() })
  expect(await codeOf(invite(address))).toEqual([409, 'ADDRESS_BARRED'])
  expect(await database().select().from(users).where(eq(users.email, address))).toEqual([])
  expect((await invite('nobody')).status).toBe(400)
  expect((await invite(someone(), ' ')).status).toBe(400)
})

test('a removed validator is signed out and told why, and may register as an owner', async () => {
  const email = someone()
  await invite(email)
  const token = await mailedToken('validator-invitation', email)
  const newPassword = 'an evening in Lagos'
  await browser().post('/reset-password', { token, newPassword })
  const validator = await signIn(browser(), email, newPassword)
  const row = await listed(email)
  const remove = () => admin.post(`/admin/validators/${row?.id}/remove`, { reason })
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(404)
  expect((await validator.get('/reviews')).status).toBe(401)
  expect(await listed(email)).toBeUndefined()
  const mails = await mailsTo(email, 'validator-removed')
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(reason)])
  const [entry] = await database()
    .select()
    .from(decisions)
    .where(and(eq(decisions.verdict, 'removed'), eq(decisions.note, `Ngozi Bello: ${reason}`)))
  expect(entry).toMatchObject({ decidedBy: admin.id })
  const registered = await browser().post('/register-free-profile', registration({ email }))
  expect(registered.status).toBe(201)
})

test('a validator who is removed before they accept leaves no link with their address', async () => {
  const email = someone()
  await invite(email)
  const linksOf = () =>
    database()
      .select({ id: verifications.id })
      .from(verifications)
      .where(like(verifications.value, `%${email}`))
  expect(await linksOf()).toHaveLength(1)
  const removed = admin.post(`/admin/validators/${(await listed(email))?.id}/remove`, { reason })
  expect((await removed).status).toBe(200)
  expect(await linksOf()).toEqual([])
})

test('a validator’s decisions are counted, and stay in the record under their name once they are removed', async () => {
  const validator = await signedInAs('validator')
  const act = {
    subject: 'story' as const,
    subjectId: 987654,
    deciderName: 'Ada Lark',
    decidedBy: validator.id,
  }
  const at = new Date('2031-05-04T10:00:00Z')
  await database()
    .insert(decisions)
    .values([
      { ...act, verdict: 'validated', at },
      { ...act, verdict: 'validated', at },
      { ...act, verdict: 'returned', at },
    ])
  expect(await listed(validator.email)).toMatchObject({
    validated: 2,
    returned: 1,
    read: 0,
    rejected: 0,
    lastDecisionAt: at.toISOString(),
  })
  await admin.post(`/admin/validators/${validator.id}/remove`, { reason })
  const rows = await database().select().from(decisions).where(eq(decisions.subjectId, 987654))
  expect(rows.map(({ deciderName, decidedBy }) => [deciderName, decidedBy])).toEqual(
    Array.from({ length: 3 }, () => ['Ada Lark', null]),
  )
})

test('nobody but a validator is removed as one', async () => {
  const other = await signedInAs('admin')
  expect(await codeOf(admin.post(`/admin/validators/${other.id}/remove`, { reason }))).toEqual([
    404,
    'VALIDATOR_NOT_FOUND',
  ])
  expect((await admin.post('/admin/validators/nobody/remove', { reason })).status).toBe(404)
  expect(await other.user()).not.toBeNull()
})
