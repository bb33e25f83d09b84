import { and, count, eq } from 'drizzle-orm'
import { hangProfile, takeProfileDown } from '../features/gallery/commands.ts'
import { type Database, tables } from '../services/database.ts'
import { renewPages } from '../services/page-cache.ts'

const { profiles, references, stories } = tables
const neededReferences = 2
const neededStories = 1

/**
 * Hangs a profile in the gallery or takes it down, as R10 says: active, two validated references, one
 * validated story. Samples hang without. Its place, its words in full text, its counts and every cached
 * page follow. Safe to repeat.
 */
export async function goLive(
  db: Database,
  kv: KVNamespace,
  profileId: number,
  now: Date,
): Promise<'live' | 'down' | 'unknown'> {
  const [[profile], [referenceCount], [storyCount]] = await db.batch([
    db.select().from(profiles).where(eq(profiles.id, profileId)),
    db
      .select({ total: count() })
      .from(references)
      .where(and(eq(references.profileId, profileId), eq(references.status, 'validated'))),
    db
      .select({ total: count() })
      .from(stories)
      .where(and(eq(stories.profileId, profileId), eq(stories.status, 'validated'))),
  ])
  if (!profile) return 'unknown'
  const proven = (referenceCount?.total ?? 0) >= neededReferences && (storyCount?.total ?? 0) >= neededStories
  return profile.isActive && (profile.isSample || proven)
    ? hang(db, kv, { ...profile, listedAt: profile.listedAt ?? now })
    : takeDown(db, kv, profile)
}

type Profile = typeof profiles.$inferSelect

async function hang(db: Database, kv: KVNamespace, profile: Profile & { listedAt: Date }): Promise<'live'> {
  await hangProfile(db, profile)
  await renewPages(kv, 'changed')
  return 'live'
}

async function takeDown(db: Database, kv: KVNamespace, profile: Profile): Promise<'down'> {
  await takeProfileDown(db, profile.id)
  // A draft that is edited was on no page, and every page would be loaded anew for it.
  if (profile.listedAt) await renewPages(kv, 'withdrawn')
  return 'down'
}
