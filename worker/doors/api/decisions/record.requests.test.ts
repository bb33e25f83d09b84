import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { RecordPage } from '#schema/decisions/decision-answers.ts'
import { signedInAs, verifiedOwner } from '#test/account.ts'
import { callOn } from '#test/call.ts'
import { database } from '#test/people.ts'
import { jsonOf } from '#test/requests.ts'
import type { Call, SignedIn } from '../../../call.ts'
import { recordDecision } from '../../../features/decisions/commands.ts'
import { tables } from '../../../services/database.ts'

const { decisions, users } = tables
const reason = 'Somebody told us that the harbour never was.'
let admin: Awaited<ReturnType<typeof signedInAs>>
beforeAll(async () => {
  admin = await signedInAs('admin')
})
const read = (search: Record<string, string> = {}) =>
  jsonOf<RecordPage>(admin.get(`/admin/decisions?${new URLSearchParams(search)}`))

test('the record lists acts with reason and time, newest first, by person, kind and account', async () => {
  const owner = await verifiedOwner({ fullName: 'Ilse Brandt' })
  const [user] = await database().select().from(users).where(eq(users.email, owner.email))
  const id = user?.id ?? ''
  await admin.post(`/admin/profiles/${owner.profileUrl}/suspend`, { reason })
  await admin.post(`/admin/accounts/${id}/end-sessions`)
  const { rows } = await read({ by: admin.id })
  const ended = { by: 'Ada Lark', byId: admin.id, verdict: 'sessions ended', subject: 'account', note: '' }
  const suspended = { by: 'Ada Lark', verdict: 'suspended', subject: 'profile', note: reason }
  expect(rows).toMatchObject([
    { ...ended, about: 'Ilse Brandt', accountId: id },
    { ...suspended, about: 'Ilse Brandt', accountId: id },
  ])
  expect(rows.every(({ at }) => Math.abs(Date.now() - Date.parse(at)) < 600_000)).toBe(true)
  expect((await read({ by: admin.id, subject: 'profile' })).rows).toMatchObject([suspended])
  expect((await read({ account: id })).rows).toMatchObject([ended, suspended])
  expect((await read({ account: 'nobody' })).rows).toEqual([])
  expect((await admin.get('/admin/decisions?subject=everything')).status).toBe(400)
  expect((await admin.get(`/admin/decisions?cursor=%27&by=${'x'.repeat(101)}`)).status).toBe(400)
})

test('the whole record is read page after page, each row once', async () => {
  const other = await signedInAs('admin')
  const at = new Date()
  await database()
    .insert(decisions)
    .values(
      Array.from({ length: 120 }, (_, n) => ({
        subject: 'job' as const,
        subjectId: 0,
        subjectKey: `job-${n}`,
        verdict: 'run' as const,
        at,
        decidedBy: other.id,
        deciderName: 'Ada Lark',
      })),
    )
  const rows: RecordPage['rows'] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: RecordPage = await read({ by: other.id, ...(cursor && { cursor }) })
    rows.push(...page.rows)
    cursor = page.nextCursor
  }
  expect(rows.map(({ about }) => about)).toEqual(Array.from({ length: 120 }, (_, n) => `job-${119 - n}`))
})

test('an act is changed and deleted by nobody, also past the product', async () => {
  const other = await signedInAs('admin')
  const validator = await signedInAs('validator')
  await other.post(`/admin/accounts/${validator.id}/suspend`, { reason })
  const own = and(eq(decisions.decidedBy, other.id), eq(decisions.accountId, validator.id))
  for (const change of [
    { note: '' },
    { verdict: 'read' as const },
    { subjectKey: 'x' },
    { deciderName: 'x' },
  ])
    await expect(database().update(decisions).set(change).where(own)).rejects.toThrow()
  await expect(database().delete(decisions).where(own)).rejects.toThrow()
  expect((await read({ by: other.id })).rows).toMatchObject([{ verdict: 'suspended', note: reason }])
})

test('an act on an account that is erased at that moment is recorded, without its words', async () => {
  const actor = {
    kind: 'admin',
    address: '',
    account: { userId: admin.id, name: 'Ada Lark' } as SignedIn,
  } as const
  const call = { ...callOn(database()), actor } as Call
  const key = `order of ${admin.id}`
  await recordDecision(call, {
    subject: 'order',
    subjectKey: key,
    accountId: 'nobody',
    profileId: -1,
    verdict: 'refunded',
    note: reason,
  })
  const [act] = await database().select().from(decisions).where(eq(decisions.subjectKey, key))
  expect(act).toMatchObject({ accountId: null, profileId: null, note: '', decidedBy: admin.id })
})
