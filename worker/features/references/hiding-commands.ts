import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { ReferenceStatus } from '#schema/references/references.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { references } = tables

/** Which references there is something of to hide. */
export const hideableStatuses: readonly ReferenceStatus[] = ['submitted', 'validated']

/** Hides a reference that nobody asked for from everybody but its owner, its referee and the validators (R8). */
export const hideReferenceRow = ({ db, now }: Call, id: number) =>
  db
    .update(references)
    .set({ hiddenAt: now })
    .where(
      and(
        eq(references.id, id),
        inArray(references.status, hideableStatuses),
        isNull(references.invitedAt),
        isNull(references.hiddenAt),
      ),
    )

export const showReferenceRow = ({ db }: Call, id: number) =>
  db
    .update(references)
    .set({ hiddenAt: null })
    .where(and(eq(references.id, id), isNotNull(references.hiddenAt)))
