import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { deliveredTo } from '#schema/email.ts'
import type { Call } from '../../call.ts'
import { tables } from '../database.ts'
import { isWaitingFor } from './mail-list-queries.ts'
import { spellingsOf } from './spellings.ts'

const { outbox } = tables

/** Readdresses waiting mails without secrets from one address of a person to the other. */
export const readdressMails = ({ db }: Call, from: string, to: string) =>
  db
    .update(outbox)
    .set({ to, normalisedTo: deliveredTo(to) })
    .where(and(isWaitingFor(from), eq(outbox.isSecret, false)))

/** Deletes waiting mails of these kinds, or of every kind, to an address. */
export const deleteWaitingMails = ({ db }: Call, to: string, kinds?: readonly string[]) =>
  db.delete(outbox).where(and(isWaitingFor(to), kinds && inArray(outbox.kind, [...kinds])))

/** Deletes waiting mails of these kinds to a mailbox, under every tag, if `onlyIf` holds. */
export const deleteWaitingUnderAnyTag = (
  { db }: Call,
  mailbox: string,
  kinds: readonly string[],
  onlyIf: SQL = sql`1`,
) =>
  db
    .delete(outbox)
    .where(
      and(
        inArray(outbox.normalisedTo, spellingsOf(mailbox)),
        inArray(outbox.kind, [...kinds]),
        isNotNull(outbox.dueAt),
        onlyIf,
      ),
    )

/** Keeps waiting mails of these kinds to an address from being sent; they still count for their mailbox. */
export const holdBackMails = ({ db }: Call, to: string, kinds: readonly string[]) =>
  db
    .update(outbox)
    .set({ state: 'kept', dueAt: null })
    .where(and(isWaitingFor(to), inArray(outbox.kind, [...kinds])))
