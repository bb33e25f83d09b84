import { sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'

/** Counts anew in how many passages each word stands; writes only what has changed. */
export const countWords = ({ db }: Call) =>
  db.batch([
    db.run(sql`
      insert into search_words (stem, passages)
      select term, doc from profile_terms union all select '', count(*) from profile_search where true
      on conflict (stem) do update set passages = excluded.passages where passages <> excluded.passages`),
    db.run(sql`
      delete from search_words where stem <> '' and not exists (select 1 from profile_terms where term = search_words.stem)`),
  ])
