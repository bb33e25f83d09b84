import { createClient } from '@libsql/client/web'
import { drizzle } from 'drizzle-orm/libsql/web'
import { callOn } from '#test/call.ts'
import { searchPassagesOf } from '#worker/features/gallery/placement.ts'
import { findPublicProfiles } from '#worker/features/profiles/public-profile-queries.ts'
import type { Product } from '../instruments/products.ts'

const atOnce = 100

/**
 * What search is compared with: plain BM25 of SQLite over a document of each listed profile's words, in a table of the
 * product's database.
 */
export async function openPlainRanking({ databaseUrl }: Pick<Product, 'databaseUrl'>) {
  const client = createClient({ url: databaseUrl })
  const call = callOn(drizzle(client))
  await client.execute(
    `create virtual table plain_ranking using fts5(profile_url unindexed, words, tokenize = 'porter unicode61 remove_diacritics 2')`,
  )
  const { rows } = await client.execute('select id from profiles where listed_at is not null order by id')
  for (let from = 0; from < rows.length; from += atOnce) {
    const ids = rows.slice(from, from + atOnce).map(({ id }) => Number(id))
    const documents = (await findPublicProfiles(call, ids)).map((profile) => ({
      profileUrl: profile.profileUrl,
      words: searchPassagesOf(profile)
        .flatMap((passage) => Object.values(passage))
        .join('\n'),
    }))
    await client.execute({
      sql: `insert into plain_ranking select value->>'profileUrl', value->>'words' from json_each(?)`,
      args: [JSON.stringify(documents)],
    })
  }
  return {
    /** The profileUrls of the best, best first. */
    async search(query: string, limit: number): Promise<string[]> {
      const words = query.match(/[\p{L}\p{N}]+/gu) ?? []
      const found = await client.execute({
        sql: 'select profile_url from plain_ranking where plain_ranking match ? order by rank, rowid limit ?',
        args: [words.map((word) => `"${word}"`).join(' OR '), limit],
      })
      return found.rows.map((row) => String(row.profile_url))
    },
    close: () => client.close(),
  }
}
