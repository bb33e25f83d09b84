import { and, count, desc, eq, inArray, max, ne, sql } from 'drizzle-orm'
import type { ValidatorRow } from '#schema/accounts/administered-answers.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { readTogether } from '../../services/write.ts'

const { credentials, decisions, users } = tables
const counted = ['validated', 'returned', 'read', 'rejected'] as const

/** Every validator with what they decided, the latest invited first. */
export async function findValidators(call: Call): Promise<ValidatorRow[]> {
  const { db } = call
  const isStaff = and(ne(users.role, 'owner'), eq(users.role, 'validator'))
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
      .where(isStaff)
      .orderBy(desc(users.createdAt), desc(users.id)),
    decided: db
      .select({
        id: decisions.decidedBy,
        verdict: decisions.verdict,
        total: count(),
        lastAt: max(decisions.at),
      })
      .from(decisions)
      .where(inArray(decisions.decidedBy, db.select({ id: users.id }).from(users).where(isStaff)))
      .groupBy(decisions.decidedBy, decisions.verdict),
  })
  return validators.map(({ invitedAt, lastSeenAt, ...validator }) => {
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
}
