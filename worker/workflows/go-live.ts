import { and, count, eq, isNotNull, sql } from 'drizzle-orm'
import { searchDocumentOf, placementsOf } from '../features/gallery/placement.ts'
import { findPublicProfile } from '../features/profiles/queries.ts'
import { type Database, tables } from '../services/database.ts'
import { renewPages } from '../services/page-cache.ts'

const { galleryPlacements, profiles, references, stories } = tables
const neededReferences = 2
const neededStories = 1

/**
 * Hangs a profile in the gallery or takes it down, as R10 says: active, two validated references, one
 * validated story. Samples hang without. Its place, its words in full text, its counts and every cached
 * page follow. Safe to repeat.
 */
export async function goLive(db: Database, kv: KVNamespace, profileId: number, now: Date): Promise<'live' | 'down' | 'unknown'> {
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
  await db.update(profiles).set({ listedAt: profile.listedAt }).where(eq(profiles.id, profile.id))
  const published = await findPublicProfile(db, profile.profileUrl)
  if (!published) throw new Error(`Profile ${profile.id} hangs but cannot be read`)
  const words = searchDocumentOf(published)
  await db.batch([
    db
      .update(profiles)
      .set({ validatedStories: published.stories.length, validatedReferences: published.references.length })
      .where(eq(profiles.id, profile.id)),
    db.delete(galleryPlacements).where(eq(galleryPlacements.profileId, profile.id)),
    db.insert(galleryPlacements).values(placementsOf(profile)),
    db.run(sql`insert or replace into profile_search (rowid, name, role, problem, expertise, stories, feedback)
      values (${profile.id}, ${words.name}, ${words.role}, ${words.problem}, ${words.expertise}, ${words.stories}, ${words.feedback})`),
  ])
  await renewPages(kv, 'changed')
  return 'live'
}

async function takeDown(db: Database, kv: KVNamespace, profile: Profile): Promise<'down'> {
  await db.batch([
    db.update(profiles).set({ listedAt: null }).where(and(eq(profiles.id, profile.id), isNotNull(profiles.listedAt))),
    db.delete(galleryPlacements).where(eq(galleryPlacements.profileId, profile.id)),
    db.run(sql`delete from profile_search where rowid = ${profile.id}`),
  ])
  await renewPages(kv, 'withdrawn')
  return 'down'
}
