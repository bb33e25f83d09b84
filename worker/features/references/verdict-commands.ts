import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { statusesBefore } from './transitions.ts'

const { references } = tables

/** The condition that a reference counts and no validator has read it. One that is not confirmed may still be written anew. */
export const isUnread = (id: number): SQL =>
  sql`exists (select 1 from ${references} where id = ${id} and status = 'validated' and read_at is null)`

/** The condition that a reference stands, or waits for its address: a validator can say that it does not count. */
export const isRejectable = (id: number): SQL =>
  sql`exists (select 1 from ${references} where id = ${id} and ${inArray(sql`status`, statusesBefore('rejected'))})`

/** Says that a validator read a reference, where `onlyIf` holds. A row comes back if it did. The last statement of its batch. */
export const markRead = ({ db, now }: Call, id: number, readBy: string, onlyIf: SQL) =>
  db
    .update(references)
    .set({ readBy, readAt: now })
    .where(and(eq(references.id, id), onlyIf))
    .returning({ id: references.id })

/** Says that a reference does not count, and why, where `onlyIf` holds. A row comes back if it did. */
export const rejectReference = ({ db, now }: Call, id: number, note: string, onlyIf: SQL) =>
  db
    .update(references)
    .set({ status: 'rejected', decidedAt: now, note })
    .where(and(eq(references.id, id), onlyIf))
    .returning({ id: references.id })
