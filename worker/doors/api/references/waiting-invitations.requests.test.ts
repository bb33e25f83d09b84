import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callOn } from '#test/call.ts'
import { startOwnDatabase } from '#test/fakes/own-database.ts'
import { databaseAt, writePerson } from '#test/people.ts'
import { createUser } from '../../../features/accounts/commands.ts'
import { tables } from '../../../services/database.ts'
import { expireReferences } from '../../../workflows/references/expire-references.ts'
import { inviteReferees } from '../../../workflows/references/invite-referees.ts'

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

test('the job mails an invitation older than the mails once; one without an owner never', async () => {
  const [ownerId, named, nobodys] = [randomUUID(), address(), address()]
  const account = { id: ownerId, name: 'Noor Haddad', email: address(), role: 'owner' as const }
  await db.batch(createUser(callOn(db), { ...account, emailVerified: true, passwordHash: 'none' }))
  const owned = await writePerson({ profile: { ownerId }, references: [] }, databaseUrl)
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
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000)
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
