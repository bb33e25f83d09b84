import { eq } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { reports } = tables

/** Whether a report with this key exists. */
export async function isReported({ db }: Call, reportKey: string): Promise<boolean> {
  const found = await db.select({ id: reports.id }).from(reports).where(eq(reports.reportKey, reportKey))
  return found.length > 0
}
