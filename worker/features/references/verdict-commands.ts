import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { statusesBefore } from './transitions.ts'

const { references } = tables

/** The condition that a reference counts and no validator has read it. */
export const isUnread = (id: number): SQL =>
  sql`exists (select 1 from ${references} where id = ${id} and status = 'validated' and read_at is null)`

/** The condition that a reference counts or waits for its address, so that a validator can reject it. */
export const isRejectable = (id: number): SQL =>
  sql`exists (select 1 from ${references} where id = ${id} and ${inArray(sql`status`, statusesBefore('rejected'))})`

/**
 * Records that a validator read a reference, where `onlyIf` holds, as the last statement of its batch; returns a row if
 * it did.
 */
export const markRead = ({ db, now }: Call, id: number, readBy: string, onlyIf: SQL) =>
  db
    .update(references)
    .set({ readBy, readAt: now })
    .where(and(eq(references.id, id), onlyIf))
    .returning({ id: references.id })

/** Rejects a reference with a reason, where `onlyIf` holds; returns a row if it did. */
export const rejectReference = ({ db, now }: Call, id: number, note: string, onlyIf: SQL) =>
  db
    .update(references)
    .set({ status: 'rejected', decidedAt: now, note })
    .where(and(eq(references.id, id), onlyIf))
    .returning({ id: references.id })
