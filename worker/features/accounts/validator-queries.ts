import { and, count, desc, eq, inArray, max, ne, sql } from 'drizzle-orm'
import type { ValidatorsPage } from '#schema/accounts/administered-answers.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { cutPage, readCursor } from '../../services/paging.ts'
import { readTogether } from '../../services/write.ts'

const { credentials, decisions, users } = tables
const pageLength = 24
const counted = ['validated', 'returned', 'read', 'rejected'] as const

/** The validators with what they decided, the latest invited first, 24 at a time. @throws AppError BAD_REQUEST. */
export async function findValidators(call: Call, cursor?: string): Promise<ValidatorsPage> {
  const { db } = call
  const after = readCursor(cursor, 'integer', 'text')
  const ofPage = {
    where: and(
      ne(users.role, 'owner'),
      eq(users.role, 'validator'),
      after && sql`(${users.createdAt}, ${users.id}) < (${after[0]}, ${after[1]})`,
    ),
    orderBy: [desc(users.createdAt), desc(users.id)],
  }
  const ids = db
    .select({ id: users.id })
    .from(users)
    .where(ofPage.where)
    .orderBy(...ofPage.orderBy)
    .limit(pageLength)
  const { validators, decided } = await readTogether(call, {
    validators: db
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        invitedAt: users.createdAt,
        lastSeenAt: users.lastSeenAt,
        isSuspended: sql<boolean>`(${users.suspendedAt} is not null)`.mapWith(Boolean),
        hasPassword: sql<boolean>`exists (select 1 from ${credentials} c
          where c.user_id = users.id and c.password is not null)`.mapWith(Boolean),
      })
      .from(users)
      .where(ofPage.where)
      .orderBy(...ofPage.orderBy)
      .limit(pageLength + 1),
    decided: db
      .select({
        id: decisions.decidedBy,
        verdict: decisions.verdict,
        total: count(),
        lastAt: max(decisions.at),
      })
      .from(decisions)
      .where(inArray(decisions.decidedBy, ids))
      .groupBy(decisions.decidedBy, decisions.verdict),
  })
  const { page, nextCursor } = cutPage(validators, pageLength, ({ invitedAt, id }) => [
    invitedAt.getTime(),
    id,
  ])
  const rows = page.map(({ invitedAt, lastSeenAt, ...validator }) => {
    const own = decided.filter(({ id }) => id === validator.id)
    const totalOf = (verdict: (typeof counted)[number]) =>
      own.find((row) => row.verdict === verdict)?.total ?? 0
    const times = own.flatMap(({ lastAt }) => lastAt?.getTime() ?? [])
    return {
      ...validator,
      invitedAt: invitedAt.toISOString(),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      validated: totalOf('validated'),
      returned: totalOf('returned'),
      read: totalOf('read'),
      rejected: totalOf('rejected'),
      lastDecisionAt: times.length ? new Date(Math.max(...times)).toISOString() : null,
    }
  })
  return { rows, nextCursor }
}
