import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callOn } from '#test/call.ts'
import { startOwnDatabase } from '#test/fakes/own-database.ts'
import { databaseAt, writePerson } from '#test/people.ts'
import { createUser } from '../../../features/accounts/commands.ts'
import { tables } from '../../../services/database.ts'
import { expireReferences } from '../../../workflows/references/expire-references.ts'
import { inviteReferees, remindReferees } from '../../../workflows/references/invite-referees.ts'

const { outbox, references } = tables
/** Its own: the job mails whoever waits, as those who were asked in tests of the limits do. */
const databaseUrl = await startOwnDatabase()
const db = databaseAt(databaseUrl)

const waiting = (to: string, profileId: number) => ({
  profileId,
  name: 'Omar Said',
  firstName: 'Omar',
  lastName: 'Said',
  email: to,
  normalisedEmail: to,
  invitationStory: 'We sold bread.',
  createdAt: new Date(),
})
const address = () => `${randomUUID()}@brandt.example`
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000)

/** Somebody who may ask referees, because their address is confirmed. */
async function owner() {
  const account = { id: randomUUID(), name: 'Noor Haddad', email: address(), role: 'owner' as const }
  await db.batch(createUser(callOn(db), { ...account, emailVerified: true, passwordHash: 'none' }))
  return writePerson({ profile: { ownerId: account.id }, references: [] }, databaseUrl)
}
const mailsTo = (to: string) => db.$count(outbox, eq(outbox.to, to))

test('the job mails an invitation older than the mails once; one without an owner never', async () => {
  const [named, nobodys] = [address(), address()]
  const owned = await owner()
  const orphan = await writePerson({ references: [] }, databaseUrl)
  await db.insert(references).values([waiting(named, owned.id), waiting(nobodys, orphan.id)])
  for (const _ of ['once', 'again']) await inviteReferees(callOn(db))
  expect((await db.select().from(outbox)).map(({ to }) => to)).toEqual([named])
  const [row] = await db.select().from(references).where(eq(references.email, named))
  expect(row?.invitedAt).not.toBeNull()
})

test('a night ends the invitations that are over of everybody, also where one owner has many', async () => {
  const [first, second] = [
    await writePerson({ references: [] }, databaseUrl),
    await writePerson({ references: [] }, databaseUrl),
  ]
  const over = (profileId: number, days: number) => ({
    ...waiting(address(), profileId),
    invitedAt: daysAgo(days + 30),
    expiresAt: daysAgo(days),
  })
  const many = Array.from({ length: 310 }, () => over(first.id, 2))
  await db.insert(references).values([...many, over(second.id, 1)])
  await expireReferences(callOn(db))
  expect(await db.$count(references, eq(references.status, 'expired'))).toBe(311)
})

test('an owner whose many invitations wait for their daily limit holds up nobody else’s', async () => {
  const [many, other, named] = [await owner(), await owner(), address()]
  await db.insert(references).values(Array.from({ length: 300 }, () => waiting(address(), many.id)))
  await db.insert(references).values(waiting(named, other.id))
  for (const _ of ['this hour', 'the next']) await inviteReferees(callOn(db))
  expect(await mailsTo(named)).toBe(1)
  const ofMany = and(eq(references.profileId, many.id), isNotNull(references.invitedAt))
  expect(await db.$count(references, ofMany)).toBe(20)
})

test('an owner whose many reminders wait for their daily limit holds up nobody else’s', async () => {
  const [many, other, named] = [await owner(), await owner(), address()]
  const mailed = { invitedAt: daysAgo(8), expiresAt: daysAgo(-22) }
  const all = Array.from({ length: 300 }, () => ({ ...waiting(address(), many.id), ...mailed }))
  await db.insert(references).values([...all, { ...waiting(named, other.id), ...mailed }])
  for (const _ of ['this hour', 'the next']) await remindReferees(callOn(db))
  expect(await mailsTo(named)).toBe(1)
  const ofMany = and(eq(references.profileId, many.id), isNotNull(references.remindedAt))
  expect(await db.$count(references, ofMany)).toBe(20)
})

test('invitations to mailboxes that had enough of them today hold up nobody else’s', async () => {
  const [many, other, named] = [await owner(), await owner(), address()]
  const full = Array.from({ length: 120 }, address)
  const mails = full.flatMap((to) => [1, 2, 3].map((number) => ({ to, key: `earlier/${to}/${number}` })))
  const sent = { kind: 'invitation', subject: '', text: '', html: '', attachments: [], createdAt: new Date() }
  await db.insert(outbox).values(
    mails.map(({ to, key }) => ({
      ...sent,
      to,
      normalisedTo: to,
      key,
      state: 'sent' as const,
      dueAt: null,
    })),
  )
  await db.insert(references).values(full.map((to) => waiting(to, many.id)))
  await db.insert(references).values(waiting(named, other.id))
  await inviteReferees(callOn(db))
  expect(await mailsTo(named)).toBe(1)
})
