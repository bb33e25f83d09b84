import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Call } from '#worker/call.ts'
import { findRevoked } from '#worker/features/badges/queries.ts'
import { type Database, tables } from '#worker/services/database.ts'
import { issueBadges, type SignBadge } from '#worker/workflows/badges/issue-badges.ts'
import { updatePublications } from '#worker/workflows/profiles/update-publication.ts'
import { callOn } from '../call.ts'
import { writePerson } from '../people.ts'
import { storyWithClaims, validatedReferee } from '../referees.ts'

const { badges, references, users } = tables
type Overrides = Parameters<typeof writePerson>[0]

/** Signs nothing: what a signature is worth is tested where it is made. */
export const signedByNobody: SignBadge = async ({ id, story }) => ({
  keyId: 'k1',
  body: JSON.stringify({ id, title: story.title }),
})

/** A published owner with two referees, both of whom confirm the first claim of the story, and one the second too. */
export async function badgeOwner(db: Database, databaseUrl: string, overrides: Overrides = {}) {
  const at = new Date()
  const email = `${randomUUID()}@owner.example`
  const ownerId = randomUUID()
  await db
    .insert(users)
    .values({ id: ownerId, name: 'Petra Proof', email, emailVerified: true, createdAt: at, updatedAt: at })
  const owner = await writePerson(
    {
      stories: [storyWithClaims],
      references: [validatedReferee(), validatedReferee()],
      confirmations: [
        { reference: 0, story: 0, claims: [0, 1] },
        { reference: 1, story: 0, claims: [0] },
      ],
      ...overrides,
      profile: { email, ownerId, plan: 'premium', ...overrides.profile },
    },
    databaseUrl,
  )
  const call = callOn(db)
  expect(await updatePublications(call, [owner.id])).toEqual([])
  const referees = await db
    .select()
    .from(references)
    .where(eq(references.profileId, owner.id))
    .orderBy(asc(references.id))
  const [storyId = 0] = owner.storyIds
  return { ...owner, ownerId, referees, storyId }
}

/** The badges of a profile, oldest first. */
export const badgesOf = (db: Database, profileId: number) =>
  db
    .select()
    .from(badges)
    .where(eq(badges.profileId, profileId))
    .orderBy(asc(badges.issuedAt), asc(badges.version))

/** Issues what is due and answers the badges of a profile. */
export async function issued(call: Call, profileId: number, sign = signedByNobody) {
  await issueBadges(call, sign)
  return badgesOf(call.db, profileId)
}

/** Whether the status list says that a badge is revoked. */
export async function isOnList(db: Database, { statusList, statusIndex }: typeof badges.$inferSelect) {
  const { indices } = await findRevoked({ db }, statusList)
  return indices.includes(statusIndex)
}
