import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Lead, LeadsPage, leadsQuerySchema } from '#schema/leads.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { chatSessions, leads, questions, scorecardSubmissions } = tables
const pageLength = 24

const columns = {
  id: leads.id,
  source: leads.source,
  name: leads.name,
  email: leads.email,
  totalScore: scorecardSubmissions.totalScore,
  stage: scorecardSubmissions.stage,
  selectedCategory: scorecardSubmissions.selectedCategory,
  question: questions.question,
  conversation: chatSessions.id,
  createdAt: leads.createdAt,
  readAt: leads.readAt,
  answeredAt: leads.answeredAt,
}
const selected = ({ db }: Call) =>
  db
    .select(columns)
    .from(leads)
    .leftJoin(scorecardSubmissions, eq(scorecardSubmissions.id, leads.submissionId))
    .leftJoin(questions, eq(questions.id, leads.questionId))
    .leftJoin(
      chatSessions,
      and(eq(chatSessions.id, questions.sessionId), sql`${chatSessions.noticeAt} is not null`),
    )

type Row = Awaited<ReturnType<typeof selected>>[number]
const shownAs = ({ createdAt, readAt, answeredAt, ...lead }: Row): Lead => ({
  ...lead,
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
  answeredAt: answeredAt?.toISOString() ?? null,
})

/** An expert's leads with their results or messages, newest first, 24 at a time; for that expert only. A cursor that is none begins anew. */
export async function leadsOf(
  call: Call,
  profileId: number,
  { cursor, show = 'all', search = '' }: Partial<z.output<typeof leadsQuerySchema>> = {},
): Promise<LeadsPage> {
  const before = Number.parseInt(cursor ?? '', 36) || Number.MAX_SAFE_INTEGER
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await selected(call)
    .where(
      and(
        eq(leads.profileId, profileId),
        lt(leads.id, before),
        show === 'unanswered' ? isNull(leads.answeredAt) : undefined,
        search
          ? or(sql`${leads.name} like ${like} escape '\\'`, sql`${leads.email} like ${like} escape '\\'`)
          : undefined,
      ),
    )
    .orderBy(desc(leads.id))
    .limit(pageLength + 1)
  const shown = rows.slice(0, pageLength)
  const last = rows.length > pageLength ? shown.at(-1) : undefined
  return { leads: shown.map(shownAs), nextCursor: last ? last.id.toString(36) : null }
}

/** One lead of an expert's; undefined if there is none. */
export async function findLead(call: Call, profileId: number, id: number): Promise<Lead | undefined> {
  const [found] = await selected(call).where(and(eq(leads.profileId, profileId), eq(leads.id, id)))
  return found && shownAs(found)
}

/** How many leads are new to an expert, at most 100 of them. A statement, for a batch. */
export const unreadLeads = ({ db }: Call, profileId: number) =>
  db.all<{ unread: number }>(
    sql`select count(*) as unread from (select 1 from ${leads} where profile_id = ${profileId} and read_at is null limit 100)`,
  )
