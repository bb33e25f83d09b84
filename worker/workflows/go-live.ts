import { hangProfile, takeProfileDown } from '../features/gallery/commands.ts'
import { findProof } from '../features/profiles/queries.ts'
import type { Database } from '../services/database.ts'
import { renewPages } from '../services/page-cache.ts'

const neededReferences = 2
const neededStories = 1

type Outcome = 'hung' | 'changed' | 'taken down' | 'nothing' | { failure: unknown }

/**
 * Hangs profiles in the gallery or takes them down, as R10 says: active, two validated references, one
 * validated story. Samples hang without. Their places, their words in full text, their counts and every
 * cached page follow. Safe to repeat. One that fails keeps no other from its place.
 * @throws AggregateError of those failures, after everything else is done.
 */
export async function goLive(db: Database, kv: KVNamespace, profileIds: number[], now: Date): Promise<void> {
  const outcomes: Outcome[] = []
  for (const id of profileIds)
    outcomes.push(await decide(db, id, now).catch((failure: unknown) => ({ failure })))
  if (outcomes.includes('taken down')) await renewPages(kv, 'withdrawn')
  else if (outcomes.some((outcome) => outcome !== 'nothing')) await renewPages(kv, 'changed')
  const failures = outcomes.flatMap((outcome) => (typeof outcome === 'object' ? [outcome.failure] : []))
  if (failures.length) throw new AggregateError(failures, `${failures.length} profiles could not be hung`)
}

async function decide(db: Database, profileId: number, now: Date): Promise<Outcome> {
  const found = await findProof(db, profileId)
  if (!found) return 'nothing'
  const { profile, validatedReferences, validatedStories } = found
  const proven = validatedReferences >= neededReferences && validatedStories >= neededStories
  if (profile.isActive && (profile.isSample || proven)) {
    await hangProfile(db, { ...profile, listedAt: profile.listedAt ?? now })
    return profile.listedAt ? 'changed' : 'hung'
  }
  await takeProfileDown(db, profile.id)
  // A draft that is edited was on no page, and every page would be loaded anew for it.
  return profile.listedAt ? 'taken down' : 'nothing'
}
