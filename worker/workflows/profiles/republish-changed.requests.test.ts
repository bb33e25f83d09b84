import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createAccount } from '#scripts/local/accounts/accounts.ts'
import { callOn } from '#test/call.ts'
import { drafted } from '#test/drafted.ts'
import { database, goLive, publishPerson } from '#test/people.ts'
import { markProfileChanged } from '../../features/profiles/commands.ts'
import { findChangedSince } from '../../features/profiles/listing-queries.ts'
import { fillProfile } from '../../features/profiles/new-profile-commands.ts'
import { recomputePlan } from '../../features/profiles/plan-commands.ts'
import { restoreProfile, suspendProfile } from '../../features/profiles/suspension-commands.ts'
import { tables } from '../../services/database.ts'

const { profiles, users } = tables
const minuteMs = 60_000

/** An owner on a plan that nothing covers, as it is published. */
async function ownerOnStarter() {
  const db = database()
  const { id } = await publishPerson({
    profile: { plan: 'starter', planUntil: new Date(Date.now() + minuteMs) },
  })
  const email = `${randomUUID()}@company.example`
  await createAccount(db, { email, name: 'Petra Proof', role: 'owner', password: 'a long password' })
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  await db.update(profiles).set({ ownerId: user?.id }).where(eq(profiles.id, id))
  await goLive(id)
  return { id, userId: user?.id ?? '' }
}
/** A call that began a minute ago and waited for the gateway since. */
const aMinuteAgo = () => callOn(database(), { now: new Date(Date.now() - minuteMs) })
/** Whether a run now finds a profile, where the last one was at this moment. */
const isFoundSince = async (lastRun: Date, profileId: number) => {
  const { changed } = await findChangedSince(callOn(database()), lastRun, 100_000)
  return changed.some(({ id }) => id === profileId)
}

test('a plan that was recomputed by a call from before the last run is seen by the next one', async () => {
  const { id, userId } = await ownerOnStarter()
  const lastRun = new Date()
  expect(await isFoundSince(lastRun, id)).toBe(false)
  await sleep(5)
  expect(await recomputePlan(aMinuteAgo(), userId)).toHaveLength(1)
  expect(await isFoundSince(lastRun, id)).toBe(true)
})

test('every other change of a profile is seen by the next run too, even if its call waited long', async () => {
  const { id, userId } = await ownerOnStarter()
  for (const change of [
    fillProfile(aMinuteAgo(), userId, drafted()),
    markProfileChanged(aMinuteAgo(), id),
    suspendProfile(aMinuteAgo(), id, 'asked'),
    restoreProfile(aMinuteAgo(), id),
  ]) {
    const lastRun = new Date()
    // The database's clock has milliseconds: in the same one a change is not after the run.
    await sleep(5)
    await change
    expect(await isFoundSince(lastRun, id)).toBe(true)
  }
})
