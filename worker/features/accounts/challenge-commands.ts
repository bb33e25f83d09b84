import { type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { verifications } = tables

/** A challenge that counts once: the key under which its use is stored, and until when it would count. */
export type Challenge = { identifier: string; until: Date }

/** The condition that a challenge was answered already. */
export const isChallengeUsed = ({ identifier }: Challenge): SQL =>
  sql`exists (select 1 from ${verifications} where id = ${identifier})`

/** Stores that a challenge was answered, where `onlyIf` holds. */
export const spendChallenge = ({ db, now }: Call, { identifier, until }: Challenge, onlyIf: SQL = sql`1`) =>
  db.run(sql`insert into ${verifications} (id, identifier, value, expires_at, created_at, updated_at)
    select ${identifier}, ${identifier}, 'challenge', ${until.getTime()}, ${now.getTime()}, ${now.getTime()}
    where ${onlyIf}`)
