import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Verdict } from '#schema/decisions/decisions.ts'
import { type ReviewVerdict, verdicts } from '#schema/reviews/reviews.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { decisions } = tables

export const lastDecision = ({ db }: Call, subject: 'story' | 'reference' | 'report', subjectId: number) =>
  db
    .select()
    .from(decisions)
    .where(and(eq(decisions.subject, subject), eq(decisions.subjectId, subjectId)))
    .orderBy(desc(decisions.at), desc(decisions.id))
    .limit(1)

/** The verdicts on a story and its profile, newest first; what administrators did besides is in the record. */
export const verdictsOn = ({ db }: Call, storyId: number, profileId: number) =>
  db
    .select({
      verdict: sql<ReviewVerdict>`${decisions.verdict}`,
      version: decisions.version,
      note: decisions.note,
      by: decisions.deciderName,
      at: decisions.at,
    })
    .from(decisions)
    .where(
      and(
        or(
          and(eq(decisions.subject, 'story'), eq(decisions.subjectId, storyId)),
          and(eq(decisions.subject, 'profile'), eq(decisions.subjectId, profileId)),
        ),
        inArray(decisions.verdict, [...verdicts]),
      ),
    )
    .orderBy(desc(decisions.at), desc(decisions.id))

/** Whether somebody recorded this act on an account since a time. */
export async function wasRecordedSince(
  { db }: Call,
  { accountId, verdict }: { accountId: string; verdict: Verdict },
  since: Date,
): Promise<boolean> {
  const found = await db
    .select({ id: decisions.id })
    .from(decisions)
    .where(and(eq(decisions.accountId, accountId), eq(decisions.verdict, verdict), gt(decisions.at, since)))
    .limit(1)
  return found.length > 0
}

const maxActs = 100

/** What administrators did about something with a text for an id, newest first. */
export const decisionsOn = ({ db }: Call, subject: 'order' | 'sprint', subjectKey: string) =>
  db
    .select({
      verdict: decisions.verdict,
      note: decisions.note,
      by: decisions.deciderName,
      at: decisions.at,
    })
    .from(decisions)
    .where(and(eq(decisions.subject, subject), eq(decisions.subjectKey, subjectKey)))
    .orderBy(desc(decisions.at))
    .limit(maxActs)
