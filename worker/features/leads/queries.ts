import { and, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Lead, LeadsPage } from '#schema/leads/lead-answers.ts'
import type { leadsQuerySchema } from '#schema/leads/leads.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { cutPage, readCursor } from '../../services/paging.ts'

const { chatSessions, leads, meetings, profiles, questions, scorecardSubmissions } = tables
const pageLength = 24
const exportedAtOnce = 500

const columns = {
  id: leads.id,
  source: leads.source,
  name: leads.name,
  email: leads.email,
  totalScore: scorecardSubmissions.totalScore,
  stage: scorecardSubmissions.stage,
  selectedCategory: scorecardSubmissions.selectedCategory,
  /** The visitor's own words. */
  question: sql<string | null>`coalesce(${questions.question}, ${meetings.about})`,
  conversation: chatSessions.id,
  createdAt: leads.createdAt,
  readAt: leads.readAt,
  answeredAt: leads.answeredAt,
  widgetSite: leads.widgetSite,
}
const selected = ({ db }: Call) =>
  db
    .select(columns)
    .from(leads)
    .leftJoin(scorecardSubmissions, eq(scorecardSubmissions.id, leads.submissionId))
    .leftJoin(questions, eq(questions.id, leads.questionId))
    .leftJoin(meetings, eq(meetings.id, leads.meetingId))
    .leftJoin(
      chatSessions,
      and(
        eq(chatSessions.id, sql`coalesce(${questions.sessionId}, ${leads.sessionId})`),
        sql`${chatSessions.noticeAt} is not null`,
      ),
    )

type Row = Awaited<ReturnType<typeof selected>>[number]
const asLead = ({ createdAt, readAt, answeredAt, ...lead }: Row): Lead => ({
  ...lead,
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
  answeredAt: answeredAt?.toISOString() ?? null,
})

type LeadsQuery = Partial<z.output<typeof leadsQuerySchema>>
type Wanted = Pick<LeadsQuery, 'show' | 'search'> & { before?: number | undefined; limit: number }

/** An expert's leads before one of them, newest first; each search word is in name or address. */
const leadsBefore = (
  call: Call,
  profileId: number,
  { before = Number.MAX_SAFE_INTEGER, show = 'all', search = '', limit }: Wanted,
) =>
  selected(call)
    .where(
      and(
        eq(leads.profileId, profileId),
        lt(leads.id, before),
        show === 'unanswered' ? isNull(leads.answeredAt) : undefined,
        ...search
          .split(/\s+/)
          .filter(Boolean)
          .map(
            (word) =>
              sql`${leads.name} || ' ' || ${leads.email} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`,
          ),
      ),
    )
    .orderBy(desc(leads.id))
    .limit(limit)

/** An expert's leads with their results or messages, newest first, 24 at a time. @throws AppError BAD_REQUEST. */
export async function leadsOf(
  call: Call,
  profileId: number,
  { cursor, ...filter }: LeadsQuery = {},
): Promise<LeadsPage> {
  const [before] = readCursor(cursor, 'integer') ?? []
  const rows = await leadsBefore(call, profileId, { ...filter, before, limit: pageLength + 1 })
  const { page, nextCursor } = cutPage(rows, pageLength, ({ id }) => [id])
  return { leads: page.map(asLead), nextCursor }
}

/** All leads of an expert, newest first, 500 at a time. */
export async function* everyLead(call: Call, profileId: number): AsyncGenerator<Lead[]> {
  for (let before: number | undefined; ; ) {
    const rows = await leadsBefore(call, profileId, { before, limit: exportedAtOnce })
    yield rows.map(asLead)
    before = rows.at(-1)?.id
    if (rows.length < exportedAtOnce) return
  }
}

/** The profile id of a lead; undefined if there is none. */
export async function profileOfLead({ db }: Call, id: number): Promise<number | undefined> {
  const [found] = await db.select({ profileId: leads.profileId }).from(leads).where(eq(leads.id, id))
  return found?.profileId
}

/** One lead of an expert; undefined if there is none. */
export async function findLead(call: Call, profileId: number, id: number): Promise<Lead | undefined> {
  const [found] = await selected(call).where(and(eq(leads.profileId, profileId), eq(leads.id, id)))
  return found && asLead(found)
}

/** The condition that a lead is a hand-off of a visitor; one of a former release is found by its conversation. */
export const isHandOffOf = (visitorId: string): SQL =>
  sql`(${leads.visitorId} = ${visitorId}
    or ${leads.sessionId} in (select id from ${chatSessions} where visitor_id = ${visitorId}))`

/** The experts to whom a visitor handed a conversation off, and under which name and address. */
export const handOffsOf = ({ db }: Call, visitorId: string) =>
  db
    .select({ profileUrl: profiles.profileUrl, name: leads.name, email: leads.email, at: leads.createdAt })
    .from(leads)
    .innerJoin(profiles, eq(profiles.id, leads.profileId))
    .where(isHandOffOf(visitorId))

/** How many leads of a profile are unread, at most 100, in SQL. */
export const unreadLeads = (profileId: SQL | number) =>
  sql<number>`(select count(*) from (select 1 from ${leads} where profile_id = ${profileId} and read_at is null limit 100))`
