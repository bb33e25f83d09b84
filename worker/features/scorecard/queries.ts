import { eq, getTableColumns } from 'drizzle-orm'
import type { ScorecardSubmission } from '#schema/scorecard/scorecard-answers.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { profiles, scorecardSubmissions } = tables
type Row = typeof scorecardSubmissions.$inferSelect & { profileUrl: string | null }

/** The submission with this token or key, and its scorecard. */
export const selectSubmission = ({ db }: Call, by: 'token' | 'submissionKey', value: string) =>
  db
    .select({ ...getTableColumns(scorecardSubmissions), profileUrl: profiles.profileUrl })
    .from(scorecardSubmissions)
    .leftJoin(profiles, eq(profiles.id, scorecardSubmissions.profileId))
    .where(eq(scorecardSubmissions[by], value))

/** A submission as its visitor sees it. */
export function submissionOf(row: Row): ScorecardSubmission {
  const {
    id: _,
    submissionKey: __,
    profileId: ___,
    normalisedEmail: ____,
    createdAt,
    answers,
    ...shown
  } = row
  return { ...shown, answers: { ...answers }, createdAt: createdAt.toISOString() }
}

/** The submission of a private link or of a key; undefined if there is none. */
export async function findSubmission(
  call: Call,
  value: string,
  by: 'token' | 'submissionKey' = 'token',
): Promise<ScorecardSubmission | undefined> {
  const [row] = await selectSubmission(call, by, value)
  return row && submissionOf(row)
}
