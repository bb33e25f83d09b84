import { and, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Suggestion } from '#schema/chat/chat.ts'
import type { Citation, NearestStory } from '#schema/chat/chat-answers.ts'
import type { Ground } from '#schema/chat/grounds.ts'
import type { ToolUse } from '#schema/chat/tool-uses.ts'
import type { QuotedCorrection } from '#schema/corrections/correction-answers.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { daysAgo, eraseInSlices } from '../../services/retention.ts'
import { widgetSiteOf } from '../widget/visit-queries.ts'
import { traitsOf } from './named-referees.ts'
import { agentColumn, type ChatParties, ownSession, unansweredLine } from './queries.ts'

const { chatMessages, chatSessions, claimConfirmations, claims, references } = tables
const retentionDays = 90

export type Line = {
  id: string
  text: string
  isUser: boolean
  /** It begins no conversation: its own may have been erased meanwhile. */
  isAnswer?: true
  citations?: Citation[]
  grounds?: Ground[] | null | undefined
  suggestion?: Suggestion | null | undefined
  perhaps?: NearestStory[] | null | undefined
  corrections?: QuotedCorrection[] | null | undefined
  toolUses?: ToolUse[] | null | undefined
  /** Ids of the references whose referees the line names or quotes. */
  referees?: readonly number[]
}

/**
 * Saves a line in the visitor's session, which it creates if it is new; `session` returns a row if it is theirs (R20)
 * and `provided` holds. Repeats add nothing.
 */
export function saveLine(
  call: Call,
  parties: ChatParties,
  line: Omit<Line, 'text'> & { text: string | SQL },
  provided: SQL = sql`true`,
) {
  const { db, now } = call
  const { sessionId, visitorId, agent } = parties
  const at = now.getTime()
  const isUser = line.isUser ? 1 : 0
  const suggestion = line.suggestion ? JSON.stringify(line.suggestion) : null
  const noticeAt = parties.agentKind === 'profile' && parties.knowsOwnerReads ? at : null
  const column = agentColumn(parties)
  const site = parties.agentKind === 'profile' ? widgetSiteOf(call, sql`agent`) : sql`null`
  const isAnswered = line.isUser ? sql`not ${unansweredLine(sessionId, line.text)}` : sql`true`
  return {
    session:
      db.all(sql`insert into ${chatSessions} (id, ${column}, visitor_id, started_at, last_activity_at, notice_at, widget_site)
      select ${sessionId}, agent, ${visitorId}, ${at}, ${at}, ${noticeAt}, ${site} from (select ${agent} as agent)
      where agent is not null and ${provided} and ${line.isAnswer ? ownSession(parties) : sql`true`}
      on conflict (id) do update set last_activity_at = max(last_activity_at, excluded.last_activity_at)
        where visitor_id = excluded.visitor_id and ${column} = excluded.${column}
      returning id`),
    message:
      db.run(sql`insert into ${chatMessages} (id, session_id, is_user, text, citations, referees, suggestion, perhaps, corrections, grounds, tool_uses, created_at)
      select ${line.id}, ${sessionId}, ${isUser}, ${line.text}, ${JSON.stringify(line.citations ?? [])},
        ${JSON.stringify(line.referees ?? [])}, ${suggestion}, ${listOrNull(line.perhaps)},
        ${listOrNull(line.corrections)}, ${listOrNull(line.grounds)}, ${listOrNull(line.toolUses)}, ${at}
      where ${ownSession(parties)} and ${isAnswered} and ${provided}
      on conflict do nothing`),
  }
}

const listOrNull = (list: readonly unknown[] | null | undefined) =>
  list?.length ? JSON.stringify(list) : null

/** Replaces an answer that named a referee who has since withdrawn. */
const withdrawnNotice = 'This answer named somebody who has taken back what they said.'

type Referee = Pick<typeof tables.references.$inferSelect, 'id' | 'profileId' | 'validatedAt'> &
  Parameters<typeof traitsOf>[0]

/**
 * Removes a referee from the conversations with an expert's agent: from answers that name or quote them, and from
 * citations.
 */
export function removeReferee({ db }: Call, { id, profileId, validatedAt, ...referee }: Referee) {
  // What was said before they counted is not about them.
  const since = validatedAt?.getTime() ?? Number.MAX_SAFE_INTEGER
  const ofAgent = sql`is_user = 0 and created_at >= ${since}
    and session_id in (select id from ${chatSessions} where profile_id = ${profileId})`
  const isKnown = sql`exists (select 1 from json_each(referees) where value = ${id})`
  // Stored before named referees were recorded: nobody who came later can be meant.
  const patterns = JSON.stringify(traitsOf(referee).map(wholeWordGlob))
  const isGuessed = sql`(referees is null
    and exists (select 1 from json_each(${patterns}) where ' ' || text || ' ' glob value))`
  const isTheirs = (by: SQL) => sql`(${by} ->> 'referenceId' is ${id}
    or (${by} ->> 'referenceId' is null and referees is null and ${by} ->> 'name' = ${referee.name}))`
  return [
    uncite({ db }, ofAgent, isTheirs),
    emptyLines({ db }, sql`${ofAgent} and (${isKnown} or ${isGuessed})`),
  ] as const
}

/**
 * The same of an answer that was being written while its referee withdrew or told a cited sentence differently, after
 * the statement that saves it.
 */
export function removeWithdrawn({ db }: Call, lineId: string) {
  // Who was validated since the question may have withdrawn the words of that time.
  const isWithdrawn = (id: SQL) =>
    sql`not exists (select 1 from ${references} r where r.id = ${id} and r.status in ('validated', 'rejected')
      and coalesce(r.validated_at, 0) <= ${chatMessages}.created_at)`
  const isDiffering = (by: SQL) => sql`cited.value ->> 'quote' in (
    ${differingSentences(sql`confirmation.reference_id = ${by} ->> 'referenceId'
      and confirmation.story_id = cited.value ->> 'storyId' and confirmation.at >= ${chatMessages}.created_at`)})`
  const isLine = sql`id = ${lineId}`
  return [
    emptyLines(
      { db },
      sql`${isLine} and (exists (select 1 from json_each(referees) as named where ${isWithdrawn(sql`named.value`)})
        or ${isCitedBy((by) => sql`(${by} ->> 'referenceId' in (select value from json_each(referees)) and ${isDiffering(by)})`)})`,
    ),
    uncite(
      { db },
      isLine,
      (by) =>
        sql`(${by} ->> 'referenceId' is not null and (${isWithdrawn(sql`${by} ->> 'referenceId'`)} or ${isDiffering(by)}))`,
    ),
  ] as const
}

/** The sentences that somebody remembers differently in answers `confirmation`, in SQL. */
const differingSentences = (which: SQL) => sql`
  select claim.text from ${claimConfirmations} confirmation join ${claims} claim
    on claim.story_id = confirmation.story_id and claim.version = confirmation.version and claim.place = confirmation.place
  where confirmation.outcome = 'differs' and ${which}`

/**
 * Removes from the conversations with an expert's agent that a referee confirmed sentences of a version that they tell
 * differently, after the statement that saves it.
 */
export function removeTakenBack(
  { db }: Call,
  { id, profileId }: Pick<Referee, 'id' | 'profileId'>,
  { storyId, version }: { storyId: number; version: number },
) {
  const ofAgent = sql`is_user = 0 and session_id in (select id from ${chatSessions} where profile_id = ${profileId})`
  const isOfVersion = sql`confirmation.story_id = ${storyId} and confirmation.version = ${version} and confirmation.reference_id = ${id}`
  const isTheirs = (by: SQL) => sql`(${by} ->> 'referenceId' is ${id}
    and cited.value ->> 'storyId' = ${storyId} and cited.value ->> 'quote' in (${differingSentences(isOfVersion)}))`
  return [
    emptyLines(
      { db },
      sql`${ofAgent} and exists (select 1 from json_each(referees) where value = ${id}) and ${isCitedBy(isTheirs)}`,
    ),
    uncite({ db }, ofAgent, isTheirs),
  ] as const
}

/** The condition that a line cites something that somebody confirms. */
const isCitedBy = (isTheirs: (by: SQL) => SQL) =>
  sql`exists (select 1 from json_each(citations) as cited, json_each(cited.value, '$.confirmedBy') as by
    where ${isTheirs(sql`by.value`)})`

/** Takes out of the citations of lines that somebody confirms them. */
function uncite({ db }: Pick<Call, 'db'>, lines: SQL, isTheirs: (by: SQL) => SQL) {
  const byOthers = sql`(select json_group_array(json(value)) from json_each(cited.value, '$.confirmedBy')
    where not ${isTheirs(sql`value`)})`
  const cited = sql`json(case when json_array_length(${byOthers})
    then json_set(cited.value, '$.confirmedBy', json(${byOthers})) else json_remove(cited.value, '$.confirmedBy') end)`
  return db.run(sql`update ${chatMessages} set citations = (select json_group_array(${cited}) from json_each(citations) as cited)
    where ${lines} and ${isCitedBy(isTheirs)}`)
}

const emptyLines = ({ db }: Pick<Call, 'db'>, lines: SQL) =>
  db.run(
    sql`update ${chatMessages} set text = ${withdrawnNotice}, referees = '[]', grounds = null, tool_uses = null where ${lines}`,
  )

/** A pattern of `glob` for whole words, as a short name is part of other words, too. */
const wholeWordGlob = (words: string) => `*[^A-Za-z]${words.replace(/[[*?]/g, '[$&]')}[^A-Za-z]*`

/** Deletes the conversations of a visitor (R26). */
export const eraseConversationsOf = ({ db }: Call, visitorId: string) =>
  db.delete(chatSessions).where(eq(chatSessions.visitorId, visitorId))

/** Deletes one conversation of a visitor. */
export const eraseConversation = ({ db }: Call, sessionId: string, visitorId: string) =>
  db.delete(chatSessions).where(and(eq(chatSessions.id, sessionId), eq(chatSessions.visitorId, visitorId)))

/** Lets the expert read a conversation whose visitor asked for them. */
export const openToExpert = ({ db, now }: Call, sessionId: string, visitorId: string) =>
  db
    .update(chatSessions)
    .set({ noticeAt: sql`coalesce(notice_at, ${now.getTime()})` })
    .where(and(eq(chatSessions.id, sessionId), eq(chatSessions.visitorId, visitorId)))

/** Deletes conversations without a line for 90 days (R26). */
export const expireConversations = (call: Call) =>
  eraseInSlices(call, chatSessions, lt(chatSessions.lastActivityAt, daysAgo(call, retentionDays)))

/**
 * Records that the expert has read a conversation up to a line's time, or up to now; an earlier reading that comes late
 * changes nothing.
 */
export const markConversationRead = (
  { db, now }: Call,
  profileId: number,
  { sessionId, upTo }: { sessionId: string; upTo?: string | undefined },
) => {
  const at = Math.min(now.getTime(), upTo ? Date.parse(upTo) : Number.POSITIVE_INFINITY)
  return db
    .update(chatSessions)
    .set({ readAt: sql`max(coalesce(read_at, 0), ${at})` })
    .where(
      and(
        eq(chatSessions.id, sessionId),
        eq(chatSessions.profileId, profileId),
        isNotNull(chatSessions.noticeAt),
      ),
    )
}

/** Deletes the conversations with an expert's agent, in slices; answers whether none is left. */
export const eraseConversationsWith = (call: Call, profileId: number) =>
  eraseInSlices(call, chatSessions, eq(chatSessions.profileId, profileId))
