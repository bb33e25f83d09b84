import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { termVectorOf } from './term-vectors.ts'

const { profileTermVectors } = tables

/** Counts anew in how many passages each word occurs, and writes only what changed. */
export const upsertWordCounts = ({ db }: Call) => ({
  counted: db.run(sql`
      insert into search_words (stem, passages)
      select term, doc from profile_terms union all select '', count(*) from profile_search where true
      on conflict (stem) do update set passages = excluded.passages where passages <> excluded.passages`),
  // The whole list is read once: looking each word up takes six times as long after some saves.
  deleted: db.run(
    sql`delete from search_words where stem <> '' and stem not in (select term from profile_terms)`,
  ),
})

/** Saves how often a profile uses its words, where `onlyIf` holds, in the batch that publishes it. */
export const upsertTermVector = ({ db }: Pick<Call, 'db'>, profileId: number, text: string, onlyIf: SQL) => {
  const vector = new Uint8Array(termVectorOf(text).buffer)
  return db.run(sql`insert into ${profileTermVectors} (profile_id, vector) select ${profileId}, ${vector} where ${onlyIf}
    on conflict (profile_id) do update set vector = excluded.vector`)
}

/** Deletes these counts where `onlyIf` holds, in the batch that unpublishes the profile. */
export const deleteTermVector = ({ db }: Pick<Call, 'db'>, profileId: number, onlyIf: SQL) =>
  db.delete(profileTermVectors).where(and(eq(profileTermVectors.profileId, profileId), onlyIf))
