import { and, count, eq } from 'drizzle-orm'
import { hangProfile, takeProfileDown } from '../features/gallery/commands.ts'
import { type Database, tables } from '../services/database.ts'
import { renewPages } from '../services/page-cache.ts'

const { profiles, references, stories } = tables
const neededReferences = 2
const neededStories = 1

type Outcome = 'hung' | 'changed' | 'taken down' | 'nothing'

/**
 * Hangs profiles in the gallery or takes them down, as R10 says: active, two validated references, one
 * validated story. Samples hang without. Their places, their words in full text, their counts and every
 * cached page follow. Safe to repeat.
 */
export async function goLive(db: Database, kv: KVNamespace, profileIds: number[], now: Date): Promise<void> {
  const outcomes: Outcome[] = []
  for (const id of profileIds) outcomes.push(await decide(db, id, now))
  if (outcomes.includes('taken down')) await renewPages(kv, 'withdrawn')
  else if (outcomes.some((outcome) => outcome !== 'nothing')) await renewPages(kv, 'changed')
}

async function decide(db: Database, profileId: number, now: Date): Promise<Outcome> {
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
  if (!profile) return 'nothing'
  const proven = (referenceCount?.total ?? 0) >= neededReferences && (storyCount?.total ?? 0) >= neededStories
  if (profile.isActive && (profile.isSample || proven)) {
    await hangProfile(db, { ...profile, listedAt: profile.listedAt ?? now })
    return profile.listedAt ? 'changed' : 'hung'
  }
  await takeProfileDown(db, profile.id)
  // A draft that is edited was on no page, and every page would be loaded anew for it.
  return profile.listedAt ? 'taken down' : 'nothing'
}
