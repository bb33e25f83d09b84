import { and, eq, lt, sql } from 'drizzle-orm'
import { type Database, tables } from './database.ts'

const { budgets } = tables

type Reservation = { subject: string; amount: number; limit: number; day: string }

/** Takes from daily allowances what would not pass their limits, in one round trip; answers for each whether it was there to take. */
export async function reserveBudgets(
  db: Database,
  reservations: [Reservation, ...Reservation[]],
): Promise<boolean[]> {
  const take = ({ subject, day, amount, limit }: Reservation) =>
    db
      .insert(budgets)
      .values({ subject, day, used: amount })
      .onConflictDoUpdate({
        target: [budgets.subject, budgets.day],
        set: { used: sql`${budgets.used} + ${amount}` },
        setWhere: sql`${budgets.used} + ${amount} <= ${limit}`,
      })
      .returning({ used: budgets.used })
  const [first, ...others] = reservations
  const taken = await db.batch([take(first), ...others.map(take)])
  return taken.map((rows) => rows.length > 0)
}

/** Gives back what was reserved and not used; `difference` may be negative when more was used. */
export const settleBudget = (
  db: Database,
  { subject, day }: Pick<Reservation, 'subject' | 'day'>,
  difference: number,
) =>
  db
    .update(budgets)
    .set({ used: sql`max(0, ${budgets.used} - ${difference})` })
    .where(and(eq(budgets.subject, subject), eq(budgets.day, day)))

/** Drops the allowances of days before `day`. */
export const forgetBudgets = (db: Database, day: string) => db.delete(budgets).where(lt(budgets.day, day))
