import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { passagesOfProfile } from '#schema/tables/search.ts'
import { type Database, tables } from '../../services/database.ts'
import { embeddedPassagesOf } from '../knowledge/embedded-passages.ts'
import { forgetEmbeddings, queueEmbedding } from '../knowledge/embedding-commands.ts'
import { findPublicProfile } from '../profiles/queries.ts'
import { placementsOf, searchPassagesOf } from './placement.ts'

const { galleryPlacements, profiles } = tables
type Hung = Parameters<typeof placementsOf>[0] & { profileUrl: string }

/** Puts a profile in its places in the gallery, its words into full text and itself on the queue to be embedded. Safe to repeat. */
export async function hangProfile(db: Database, profile: Hung): Promise<void> {
  await db.update(profiles).set({ listedAt: profile.listedAt }).where(eq(profiles.id, profile.id))
  const published = await findPublicProfile(db, profile.profileUrl)
  if (!published) throw new Error(`Profile ${profile.id} hangs but cannot be read`)
  const passages = searchPassagesOf(published)
  const hashes = (await embeddedPassagesOf(published)).map(({ hash }) => hash)
  await db.batch([
    db
      .update(profiles)
      .set({ validatedStories: published.stories.length, validatedReferences: published.references.length })
      .where(eq(profiles.id, profile.id)),
    db.delete(galleryPlacements).where(eq(galleryPlacements.profileId, profile.id)),
    db.insert(galleryPlacements).values(placementsOf(profile)),
    forgetWords(db, profile.id),
    db.run(sql`insert into profile_search (rowid, name, role, problem, expertise, story, feedback)
      select ${profile.id * passagesOfProfile} + key, value->>'name', value->>'role', value->>'problem',
        value->>'expertise', value->>'story', value->>'feedback' from json_each(${JSON.stringify(passages)})`),
    ...queueEmbedding(db, profile.id, hashes),
  ])
}

/** Takes a profile off every wall, out of full text and out of search by meaning; the profile itself stays. Safe to repeat. */
export const takeProfileDown = (db: Database, profileId: number) =>
  db.batch([
    db
      .update(profiles)
      .set({ listedAt: null })
      .where(and(eq(profiles.id, profileId), isNotNull(profiles.listedAt))),
    db.delete(galleryPlacements).where(eq(galleryPlacements.profileId, profileId)),
    forgetWords(db, profileId),
    ...forgetEmbeddings(db, profileId),
  ])

const forgetWords = (db: Database, profileId: number) => {
  const first = profileId * passagesOfProfile
  return db.run(
    sql`delete from profile_search where rowid between ${first} and ${first + passagesOfProfile - 1}`,
  )
}
