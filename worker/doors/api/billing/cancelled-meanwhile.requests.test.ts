import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Billing } from '#schema/billing/billing-answers.ts'
import { payingOwner } from '#test/billing/checkout.ts'
import { callsInProcess } from '#test/in-process/calls.ts'
import { database } from '#test/people.ts'
import { jsonOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'
import type { SandboxSubscription } from '../../../services/payments/sandbox-objects.ts'

const { sandboxObjects } = tables
const { holdAnswers, settled, visitor } = callsInProcess()

/** An owner whose months have begun, who cancels them; what both sides know of them. */
async function cancelling() {
  const { months, ...owner } = await payingOwner(1)
  const advance = () => visitor().post('/dev/sandbox/advance', { days: 32, email: owner.email })
  const cancel = async () => expect((await owner.post('/billing/cancel')).status).toBe(200)
  /** The receipts, and of each side the status and the end. */
  const standing = async () => {
    const [ours] = await months()
    const [theirs] = await database()
      .select()
      .from(sandboxObjects)
      .where(eq(sandboxObjects.id, ours?.id ?? ''))
    if (!theirs) throw new Error('The gateway has no months')
    const { status, periodEnd, charges } = theirs.body as SandboxSubscription
    const { receipts } = await jsonOf<Billing>(owner.get('/billing'))
    return {
      receipts: receipts.length,
      charges,
      ours: [ours?.status, ours?.periodEnd.toISOString()],
      theirs: [status, periodEnd],
    }
  }
  return { advance, cancel, standing }
}

test('a month is not charged that is cancelled at the sandbox as it falls due', async () => {
  const { advance, cancel, standing } = await cancelling()
  // What is due is read, and not charged yet.
  const { reached, release } = holdAnswers(/due_at\\" <= /)
  const advanced = advance()
  await reached
  // The end is told as of an earlier second than the cancellation.
  await sleep(1_100)
  await cancel()
  release()
  expect((await advanced).status).toBe(200)
  await settled()
  const { receipts, charges, ours, theirs } = await standing()
  expect([receipts, charges, ours[0]]).toEqual([1, 0, 'canceled'])
  expect(ours).toEqual(theirs)
})

test('a month that was charged as its plan is cancelled at the sandbox is the last one', async () => {
  const { advance, cancel, standing } = await cancelling()
  // The first event about the charge is written, and not answered.
  const { reached, release } = holdAnswers(/insert into \\"payment_events\\"/)
  const advanced = advance()
  await reached
  await cancel()
  release()
  expect((await advanced).status).toBe(200)
  const charged = await standing()
  expect([charged.receipts, charged.charges, charged.ours[0]]).toEqual([2, 1, 'active'])
  expect(charged.ours).toEqual(charged.theirs)
  expect((await advance()).status).toBe(200)
  await settled()
  const over = await standing()
  expect([over.receipts, over.charges, over.ours[0]]).toEqual([2, 1, 'canceled'])
  expect(over.ours).toEqual(over.theirs)
})
