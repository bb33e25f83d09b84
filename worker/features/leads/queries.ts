import { and, desc, eq, lt } from 'drizzle-orm'
import type { LeadsPage } from '#schema/leads.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { leads, questions, scorecardSubmissions } = tables
const pageLength = 24

/** An expert's leads with their results or messages, newest first, 24 at a time; for that expert only. A cursor that is none begins anew. */
export async function leadsOf({ db }: Call, profileId: number, cursor?: string): Promise<LeadsPage> {
  const before = Number.parseInt(cursor ?? '', 36) || Number.MAX_SAFE_INTEGER
  const rows = await db
    .select({
      id: leads.id,
      source: leads.source,
      name: leads.name,
      email: leads.email,
      totalScore: scorecardSubmissions.totalScore,
      stage: scorecardSubmissions.stage,
      selectedCategory: scorecardSubmissions.selectedCategory,
      question: questions.question,
      createdAt: leads.createdAt,
    })
    .from(leads)
    .leftJoin(scorecardSubmissions, eq(scorecardSubmissions.id, leads.submissionId))
    .leftJoin(questions, eq(questions.id, leads.questionId))
    .where(and(eq(leads.profileId, profileId), lt(leads.id, before)))
    .orderBy(desc(leads.id))
    .limit(pageLength + 1)
  const shown = rows.slice(0, pageLength)
  const last = rows.length > pageLength ? shown.at(-1) : undefined
  return {
    leads: shown.map((lead) => ({ ...lead, createdAt: lead.createdAt.toISOString() })),
    nextCursor: last ? last.id.toString(36) : null,
  }
}
