import { sql } from 'drizzle-orm'
import type { Database } from '../../services/database.ts'

/** Counts anew in how many listed profiles each word stands; writes only what has changed. */
export const countWords = (db: Database) =>
  db.batch([
    db.run(sql`
      insert into search_words (stem, profiles) select term, doc from profile_terms where true
      on conflict (stem) do update set profiles = excluded.profiles where profiles <> excluded.profiles`),
    db.run(sql`
      delete from search_words where not exists (select 1 from profile_terms where term = search_words.stem)`),
  ])
