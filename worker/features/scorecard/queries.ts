import { eq } from 'drizzle-orm'
import type { ScorecardSubmission } from '#schema/scorecard/submission.ts'
import { type Database, tables } from '../../services/database.ts'

const { scorecardSubmissions } = tables

/** A submission as whoever made it gets it back. */
export function submissionOf(row: typeof scorecardSubmissions.$inferSelect): ScorecardSubmission {
  const { id: _, submissionKey: __, createdAt, answers, ...shown } = row
  return { ...shown, answers: { ...answers }, createdAt: createdAt.toISOString() }
}

/** The submission that a private link opens; undefined if there is none. */
export async function findSubmission(db: Database, token: string): Promise<ScorecardSubmission | undefined> {
  const [row] = await db.select().from(scorecardSubmissions).where(eq(scorecardSubmissions.token, token))
  return row && submissionOf(row)
}
