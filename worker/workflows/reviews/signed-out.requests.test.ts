import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { nextSprint } from '#schema/billing/sprints.ts'
import { signedInAs } from '#test/account.ts'
import { callOn } from '#test/call.ts'
import { database, publishPerson } from '#test/people.ts'
import { referenceOf, submittedAtOf } from '#test/referees.ts'
import { ownerWithSubmitted } from '#test/submitted-story.ts'
import type { Call } from '../../call.ts'
import { openSprint } from '../../features/sprints/commands.ts'
import { findSprint } from '../../features/sprints/queries.ts'
import { tables } from '../../services/database.ts'
import { write } from '../../services/write.ts'
import { beginJob } from '../administration/begin-job.ts'
import { mailLinkAgain, tryTaskAgain } from '../billing/administer-orders.ts'
import { refundMonthByHand } from '../billing/refund-month.ts'
import { refundOrder, withdrawFor } from '../billing/refund-order.ts'
import { resolveUnmatchedPayment } from '../billing/settle-unmatched-payment.ts'
import { showAddress } from '../mail/administer-mails.ts'
import { showReporter } from '../reports/show-reporter.ts'
import { setSprintRoom } from '../sprints/set-room.ts'
import { decideOnReference } from './decide-on-reference.ts'
import { decideOnStory } from './decide-on-story.ts'
import { suspendProfileAt } from './suspend-profile.ts'

const { cronRuns, decisions, gatewayTasks, orders, outbox, profiles, receipts, reports } = tables
const { sessions, storyVersions, unmatchedPayments } = tables

/** The call of somebody who was signed in when it was read, and is not any more. */
async function signedOut(role: 'validator' | 'admin'): Promise<Call> {
  const { id: userId, email, post } = await signedInAs(role)
  const [session] = await database().select().from(sessions).where(eq(sessions.userId, userId))
  const account = {
    userId,
    sessionId: session?.id ?? '',
    email,
    name: 'Ada Lark',
    emailVerified: true,
    hasTotp: false,
    isUserVerified: false,
    profile: null,
  }
  await post('/logout')
  return callOn(database(), {
    actor: { kind: role, address: '192.0.2.1', account: { ...account, role } },
  })
}
const refused = { code: 'SIGN_IN_FIRST' }
const note = 'Who of those 400 could say so?'

test('a validator who is signed out while they decide has decided nothing', async () => {
  const owner = await ownerWithSubmitted()
  const call = await signedOut('validator')
  const verdict = { version: 1, verdict: 'returned', note } as const
  await expect(decideOnStory(call, owner.storyId, verdict)).rejects.toMatchObject(refused)
  const [version] = await database()
    .select()
    .from(storyVersions)
    .where(eq(storyVersions.storyId, owner.storyId))
  expect(version?.status).toBe('submitted')
  await expect(suspendProfileAt(call, owner.profileUrl, 'A reason of weight.')).rejects.toMatchObject(refused)
  const [profile] = await database().select().from(profiles).where(eq(profiles.profileUrl, owner.profileUrl))
  expect(profile?.suspendedAt).toBeNull()
})

test.each(['read', 'rejected'] as const)(
  'a reference is not %s by a validator who is signed out while they decide',
  async (verdict) => {
    const { referees } = await ownerWithSubmitted()
    const { id = 0 } = referees[0] ?? {}
    const decision = { submittedAt: await submittedAtOf(id), verdict, note }
    await expect(decideOnReference(await signedOut('validator'), id, decision)).rejects.toMatchObject(refused)
    expect(await referenceOf(id)).toMatchObject({ status: 'validated', readAt: null })
  },
)

test('an administrator who is signed out meanwhile is shown nobody’s address', async () => {
  const call = await signedOut('admin')
  const { id: profileId } = await publishPerson()
  const text = 'The boats were never full.'
  const written = { reportKey: randomUUID(), profileId, text, email: 'daniel@okafor.example' }
  const [report] = await database()
    .insert(reports)
    .values({ ...written, reason: 'untrue', createdAt: new Date() })
    .returning()
  const [mail] = await database().select({ id: outbox.id }).from(outbox).limit(1)
  await expect(showReporter(call, report?.id ?? 0)).rejects.toMatchObject(refused)
  await expect(showAddress(call, String(mail?.id ?? 0))).rejects.toMatchObject(refused)
})

test('an administrator who is signed out meanwhile leads no sprint elsewhere', async () => {
  const call = await signedOut('admin')
  await write(call, { sprint: openSprint(call) })
  const number = nextSprint(call.now)
  const [sprint] = await findSprint(call, number)
  const room = { number, room: 'https://elsewhere.example/room', before: sprint?.room ?? null }
  await expect(setSprintRoom(call, room)).rejects.toMatchObject(refused)
  expect(await findSprint(call, number)).toEqual([sprint])
})

test('an administrator who is signed out meanwhile starts no job', async () => {
  const job = `job-${randomUUID()}`
  await expect(beginJob(await signedOut('admin'), job)).rejects.toMatchObject(refused)
  const found = await database().select().from(cronRuns).where(eq(cronRuns.job, job))
  expect(found).toEqual([])
})

test('an administrator who is signed out meanwhile refunds, settles, retries and mails nothing', async () => {
  const call = await signedOut('admin')
  const id = randomUUID()
  const db = database()
  const name = { visitorId: id, name: 'Noor Haddad', email: `${id}@haddad.example`, mobile: '' }
  const paid = { level: 1, plan: 'starter', amount: 3700, status: 'paid', gateway: 'sandbox' } as const
  const at = { createdAt: call.now, paidAt: call.now, grantsUntil: new Date('2999-01-01') }
  await db.insert(orders).values({ id, intentId: `pi_${id}`, ...name, ...paid, ...at })
  const month = { key: `in_${id}`, orderId: id, what: 'Starter', amount: 3700, paidAt: call.now }
  const [receipt] = await db.insert(receipts).values(month).returning()
  const stray = { id: `stray_${id}`, gateway: 'sandbox', orderId: '', amount: 3700 } as const
  await db.insert(unmatchedPayments).values({ ...stray, why: 'no order', seenAt: call.now })
  const reason = 'Asked by letter'
  const part = { reason, amount: 100, refunded: 0, key: randomUUID() }
  const acts = [
    () => refundOrder(call, id, { reason }),
    () => refundOrder(call, id, part),
    () => withdrawFor(call, id, reason),
    () => mailLinkAgain(call, id),
    () => refundMonthByHand(call, receipt?.number ?? 0, part),
    () => resolveUnmatchedPayment(call, stray.id, { how: 'settle', reason }),
    () => resolveUnmatchedPayment(call, stray.id, { how: 'refund', reason }),
    () => tryTaskAgain(call, 0),
  ]
  for (const act of acts) await expect(act()).rejects.toMatchObject(refused)
  for (const subject of [id, stray.id]) {
    expect(await db.$count(decisions, eq(decisions.subjectKey, subject))).toBe(0)
    expect(await db.$count(gatewayTasks, eq(gatewayTasks.subject, subject))).toBe(0)
  }
  await db.delete(unmatchedPayments).where(eq(unmatchedPayments.id, stray.id))
})
