import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { RecordPage } from '#schema/decisions/decision-answers.ts'
import type { recordQuerySchema } from '#schema/decisions/decisions.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { cutPage, readCursor } from '../../services/paging.ts'

const { decisions, profiles, references, stories, storyVersions, users } = tables
const pageLength = 50

const nameOfProfile = sql`(select trim(first_name || ' ' || last_name) from ${profiles} where id = decisions.profile_id)`
/** What a decision is about in words, as it is called now; '' once it is erased. */
const about: SQL<string> = sql`coalesce(case decisions.subject
  when 'story' then coalesce(
    (select title from ${storyVersions} where story_id = decisions.subject_id and version = decisions.version),
    (select title from ${stories} where id = decisions.subject_id))
  when 'reference' then (select name from ${references} where id = decisions.subject_id)
  when 'account' then (select name from ${users} where id = decisions.account_id)
  when 'profile' then ${nameOfProfile}
  when 'report' then ${nameOfProfile}
  else coalesce(decisions.subject_key, cast(decisions.subject_id as text)) end, '')`

/** The record, the newest first, 50 at a time. @throws AppError BAD_REQUEST. */
export async function findRecord(
  { db }: Call,
  { by, subject, account, cursor }: z.output<typeof recordQuerySchema>,
): Promise<RecordPage> {
  const [before] = readCursor(cursor, 'integer') ?? [Number.MAX_SAFE_INTEGER]
  const rows = await db
    .select({
      id: decisions.id,
      at: decisions.at,
      by: decisions.deciderName,
      byId: decisions.decidedBy,
      verdict: decisions.verdict,
      subject: decisions.subject,
      about,
      version: decisions.version,
      accountId: sql<string | null>`coalesce(decisions.account_id,
        (select owner_id from ${profiles} where id = decisions.profile_id))`,
      note: decisions.note,
    })
    .from(decisions)
    .where(
      and(
        lt(decisions.id, before),
        by ? eq(decisions.decidedBy, by) : undefined,
        subject && eq(decisions.subject, subject),
        account ? isAboutAccount(account) : undefined,
      ),
    )
    .orderBy(desc(decisions.id))
    .limit(pageLength + 1)
  const { page, nextCursor } = cutPage(rows, pageLength, ({ id }) => [id])
  return { rows: page.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })), nextCursor }
}

const isAboutAccount = (account: string): SQL => sql`decisions.id in (
  select id from ${decisions} where account_id = ${account}
  union select id from ${decisions} where profile_id = (select id from ${profiles} where owner_id = ${account}))`
