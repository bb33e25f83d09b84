import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { invitationsPerDay, invitationsPerMailbox, invitationsWaiting } from '#schema/references/limits.ts'
import { verifiedOwner } from '#test/account.ts'
import { callOn } from '#test/call.ts'
import { database } from '#test/people.ts'
import { tables } from '../../../services/database.ts'
import { askReferee, remindReferee } from '../../../workflows/references/ask-referee.ts'
import { inviteWaiting } from '../../../workflows/references/invite-referees.ts'

const { outbox, profiles, references, sessions } = tables
/** Days that no other test counts. */
const [someDay, dayAfter] = [new Date('2081-02-03T10:00:00Z'), new Date('2081-02-04T10:00:01Z')]

/** Calls of an owner where limits hold. */
async function limitedOwner() {
  const { email, profileUrl } = await verifiedOwner({ references: [] })
  const db = database()
  const [profile] = await db.select().from(profiles).where(eq(profiles.profileUrl, profileUrl))
  const { id = 0, ownerId = '' } = profile ?? {}
  const [session] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, ownerId ?? ''))
  const account = {
    userId: ownerId ?? '',
    sessionId: session?.id ?? '',
    email,
    name: 'Noor Haddad',
    role: 'owner' as const,
    emailVerified: true,
    hasTotp: false,
    isUserVerified: false,
    profile: { id, profileUrl, plan: 'free' as const },
  }
  const callAt = (now: Date) => callOn(db, { now, actor: { kind: 'owner', address: '192.0.2.1', account } })
  const ask = (email: string, now = someDay, firstName = 'Ilse') =>
    askReferee(callAt(now), id, {
      firstName,
      lastName: 'Brandt',
      email,
      words: '',
      role: '',
      solutionStory: 'We counted what was left every evening.',
    })
  return { id, ownerId: ownerId ?? '', callAt, ask }
}
const address = () => `${randomUUID()}@limits.example`
const mailsTo = (to: string) => database().select().from(outbox).where(eq(outbox.to, to))
const invitedAt = async (email: string) => {
  const [row] = await database().select().from(references).where(eq(references.email, email))
  return row?.invitedAt
}

test('an owner has twenty mails to referees a day, reminders too; of the next nothing is kept', async () => {
  const owner = await limitedOwner()
  const first = await owner.ask(address())
  await remindReferee(owner.callAt(someDay), owner.id, first)
  for (let count = 2; count < invitationsPerDay; count += 1) await owner.ask(address())
  const late = address()
  await expect(owner.ask(late)).rejects.toMatchObject({
    code: 'INVITATIONS_SPENT',
    retryAfterSeconds: 14 * 3600,
  })
  expect(await invitedAt(late)).toBeUndefined()
  await owner.ask(late, dayAfter)
  expect(await mailsTo(late)).toHaveLength(1)
})

test('an owner of whose invitations a hundred wait to be mailed adds one once one has gone out', async () => {
  const owner = await limitedOwner()
  const waiting = Array.from({ length: invitationsWaiting }, address)
  await database()
    .insert(references)
    .values(
      waiting.map((email) => ({
        profileId: owner.id,
        name: 'Omar Said',
        email,
        normalisedEmail: email,
        createdAt: someDay,
      })),
    )
  const further = address()
  await expect(owner.ask(further)).rejects.toMatchObject({ code: 'INVITATIONS_WAIT' })
  expect(await invitedAt(further)).toBeUndefined()
  await database()
    .update(references)
    .set({ invitedAt: someDay })
    .where(eq(references.email, waiting[0] ?? ''))
  await owner.ask(further)
  expect(await mailsTo(further)).toHaveLength(1)
})

test('a request refused for another reason takes nothing from the day’s limit', async () => {
  const owner = await limitedOwner()
  const email = address()
  await owner.ask(email)
  for (let again = 0; again < invitationsPerDay; again += 1)
    await expect(owner.ask(email, someDay, 'Ilsa')).rejects.toMatchObject({ code: 'REFERENCE_EXISTS' })
  await owner.ask(address())
})

test('a referee named in a registration beyond the day’s mails waits, and the others are mailed', async () => {
  const owner = await limitedOwner()
  for (let count = 1; count < invitationsPerDay; count += 1) await owner.ask(address())
  const addresses = [address(), address()]
  await database()
    .insert(references)
    .values(
      addresses.map((email) => ({
        profileId: owner.id,
        name: 'Omar Said',
        email,
        normalisedEmail: email,
        createdAt: someDay,
      })),
    )
  await inviteWaiting(owner.callAt(someDay), owner.ownerId)
  const mails = await Promise.all(addresses.map(mailsTo))
  expect(mails.map(({ length }) => length)).toEqual([1, 0])
  await inviteWaiting(owner.callAt(dayAfter), owner.ownerId)
  expect(await mailsTo(addresses[1] ?? '')).toHaveLength(1)
})

test('a mailbox is sent three invitations a day, from all owners together; the next waits for tomorrow', async () => {
  const mailbox = address()
  const tagged = (number: number) => mailbox.replace('@', `+${number}@`)
  for (let number = 1; number <= invitationsPerMailbox; number += 1)
    await (await limitedOwner()).ask(tagged(number))
  const owner = await limitedOwner()
  await owner.ask(mailbox)
  expect(await invitedAt(mailbox)).toBeNull()
  expect(await mailsTo(mailbox)).toEqual([])
  await inviteWaiting(owner.callAt(dayAfter), owner.ownerId)
  expect(await invitedAt(mailbox)).toEqual(dayAfter)
  expect(await mailsTo(mailbox)).toHaveLength(1)
})
