import { and, eq, isNull, sql } from 'drizzle-orm'
import { badgesOf, isOnList, signedByNobody } from '#test/badges/badge-owner.ts'
import type { Call } from '#worker/call.ts'
import { badgeContentOf } from '#worker/features/badges/badge-content.ts'
import { findBadgesOf } from '#worker/features/badges/queries.ts'
import { findPublicProfiles } from '#worker/features/profiles/public-profile-queries.ts'
import { tables } from '#worker/services/database.ts'
import { issueBadges } from '#worker/workflows/badges/issue-badges.ts'
import { updatePublications } from '#worker/workflows/profiles/update-publication.ts'

const { badgeQueue, badges } = tables
type Act = () => Promise<unknown>
type Badge = typeof badges.$inferSelect

/**
 * Does some things to a profile at once while its badges are issued twice, in an order that chance makes, and answers
 * what is not as it should be afterwards.
 */
export async function simulateBadgeRace(call: Call, profileId: number, acts: Act[]): Promise<string[]> {
  const badges: Badge[] = []
  const look = async () => {
    for (const badge of await badgesOf(call.db, profileId))
      if (badge.revokedAt || (await isOnList(call.db, badge))) badges.push(badge)
  }
  const issue = () => issueBadges(call, signedByNobody).catch(() => {})
  const all = [...acts, issue, issue, look]
  await Promise.all(
    all.map(async (act) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 60))
      await act().catch(() => {})
    }),
  )
  const isWritten = (badge: Badge) => badge.revokedAt !== null
  const revoked = badges.filter(isWritten)
  await updatePublications(call, [profileId])
  await call.db.update(badgeQueue).set({ dueAt: 0 }).where(eq(badgeQueue.profileId, profileId))
  await issueBadges(call, signedByNobody)
  return faultsOf(call, profileId, revoked)
}

async function faultsOf(call: Call, profileId: number, revoked: Badge[]): Promise<string[]> {
  const { db } = call
  const faults: string[] = []
  const all = await badgesOf(db, profileId)
  const [profile] = await findPublicProfiles(call, [profileId])
  const { versions, claimConfirmations, badges: held } = await findBadgesOf(call, profileId)
  const unrevoked = await db
    .select({ id: badges.id })
    .from(badges)
    .where(and(eq(badges.profileId, profileId), isNull(badges.revokedAt)))
  if (unrevoked.length !== held.length) faults.push('a badge that does not stand is not revoked')
  for (const story of profile?.stories ?? []) {
    const content =
      profile && (await badgeContentOf(profile, story, versions.get(story.id) ?? 0, claimConfirmations))
    const now = held.filter(
      ({ storyId, contentHash }) => storyId === story.id && contentHash === content?.contentHash,
    )
    if (now.length !== 1) faults.push(`${now.length} badges say what the page shows`)
  }
  if (!profile && held.length) faults.push('a badge of a profile that is not public stands')
  for (const badge of revoked)
    if (!all.find(({ id }) => id === badge.id)?.revokedAt) faults.push('a revoked badge came back')
  if (all.some(({ revokedAt, reason }) => (revokedAt === null) !== (reason === null)))
    faults.push('a badge is revoked without a reason')
  const waiting = await db.select().from(badgeQueue).where(eq(badgeQueue.profileId, profileId))
  if (waiting.length) faults.push('work waits that is done')
  const [alone] = await db.all<{ total: number }>(
    sql`select count(*) as total from badge_endorsements where badge_id not in (select id from badges)`,
  )
  if (alone?.total) faults.push('an endorsement has no badge')
  return faults
}
