import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { statusesBefore } from './transitions.ts'

const { references } = tables

/** A text of a reference, by the moment when it came: a referee may withdraw it and send another one. */
export type ReadText = { id: number; submittedAt: Date | null }

const rowOf = ({ id, submittedAt }: ReadText) =>
  sql`id = ${id} and submitted_at is ${submittedAt?.getTime() ?? null}`

/** The condition that a reference counts, with the text that was read, and that no validator has marked it as read. */
export const isUnread = (text: ReadText): SQL =>
  sql`exists (select 1 from ${references} where ${rowOf(text)} and status = 'validated' and read_at is null)`

/** The condition that a reference with that text counts or waits for its address, so that a validator can reject it. */
export const isRejectable = (text: ReadText): SQL =>
  sql`exists (select 1 from ${references} where ${rowOf(text)} and ${inArray(sql`status`, statusesBefore('rejected'))})`

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
