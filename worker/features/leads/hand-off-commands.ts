import { type SQL, sql } from 'drizzle-orm'
import type { HandOff } from '#schema/chat/chat.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { fewerMailsThan } from '../../services/mail/mail-limits.ts'
import { isMailed, mailStatement } from '../../services/mail/outbox.ts'
import { acceptsMail } from '../../services/mail/suppressions.ts'
import { stoppable } from '../../services/mail/unsubscribing.ts'
import { isAnswerLeft } from '../questions/commands.ts'
import { handOffAnswerEmail, handOffEmail, type Transcript } from './hand-off-emails.ts'
import { isHandOffOf } from './queries.ts'

const { chatMessages, chatSessions, leads, outbox } = tables
/** For each mailbox; further hand-offs of a day are not mailed, and stand on the dashboard. */
const mailsPerDay = 50

type Session = { sessionId: string; visitorId: string }

/** Inserts a lead for a conversation that its visitor hands off to the expert, once. */
export const insertHandOffLead = (
  { db, now }: Call,
  { sessionId, visitorId }: Session,
  { name, email }: HandOff,
) =>
  db.run(sql`insert into ${leads}
    (profile_id, source, name, email, session_id, visitor_id, created_at, widget_site)
    select profile_id, 'hand-off', ${name}, ${email}, id, visitor_id, ${now.getTime()}, widget_site from ${chatSessions}
    where id = ${sessionId} and visitor_id = ${visitorId} and profile_id is not null
    on conflict do nothing`)

/** Whether a conversation was handed off under another name or address before. */
export const isOtherHandOff = ({ db }: Call, sessionId: string, handOff: HandOff) =>
  db.all(
    sql`select 1 from ${leads} where session_id = ${sessionId} and id is not ${handOffLead(sessionId, handOff)}`,
  )

/** Whether a conversation was handed off under this name and address. */
export async function isHandedOff({ db }: Call, sessionId: string, handOff: HandOff): Promise<boolean> {
  const found = await db.all(sql`select 1 where ${handOffLead(sessionId, handOff)} is not null`)
  return found.length > 0
}

/** The lead of a conversation that this visitor handed off under this address, in SQL. */
export const handOffLead = (sessionId: string, { name, email }: HandOff): SQL =>
  sql`(select id from ${leads} where session_id = ${sessionId} and name = ${name} and email = ${email})`

/** Mails the expert the transcript of a conversation that was handed off, once. */
export async function mailHandOff(
  call: Call,
  to: Parameters<typeof handOffEmail>[0],
  { sessionId, ...handOff }: HandOff & { sessionId: string; site?: string | undefined },
  lines: Transcript,
) {
  const content = await stoppable(call, handOffEmail(to, handOff, lines, call.variables.APP_URL))
  const lead = handOffLead(sessionId, handOff)
  const mail = { key: `hand-off/${sessionId}`, idOf: lead, ...content }
  return [
    mailStatement(call, mail, sql`${lead} is not null and ${fewerMailsThan(call, mailsPerDay, mail)}`),
  ] as const
}

/**
 * Mails an expert's answer to the visitor who handed a conversation over to them, once, with its line in the
 * conversation, and the conditions that their mailbox was sent too many answers today, or takes none.
 */
export async function mailHandOffAnswer(
  call: Call,
  from: Parameters<typeof handOffAnswerEmail>[0] & { id: number },
  { id, name, email }: HandOff & { id: number },
  text: string,
) {
  const content = await stoppable(
    call,
    handOffAnswerEmail(from, { name, email, text }, call.variables.APP_URL),
  )
  const key = `hand-off-answer/${id}`
  const accepts = acceptsMail({ ...content, isNeeded: false })
  const isStill = sql`exists (select 1 from ${leads} where id = ${id} and profile_id = ${from.id})`
  /** What stands in the conversation once the mail is written, or is not. */
  const line = sql<string>`case when ${isMailed(key)} then ${`${from.name} has answered you by mail:`}
      else ${`${from.name} has answered you:`} end || ${`\n\n${text}`}`
  return {
    mail: mailStatement(
      call,
      { key, ...content },
      sql`${isStill} and ${isAnswerLeft(call, from.id, content)}`,
    ),
    /** A row once these words are mailed, now or by an earlier call whose answer was lost. */
    mailed: call.db.all(sql`select 1 from ${outbox} where key = ${key} and text = ${content.text}`),
    line,
    /** A row once that line stands there, written now or earlier. */
    said: (lineId: string) =>
      call.db.all(sql`select 1 from ${chatMessages} where id = ${lineId} and text = ${line}`),
    isSpent: sql`not ${isAnswerLeft(call, from.id, content)} and ${accepts} and not ${isMailed(key)}`,
    isBarred: sql`not (${accepts}) and not ${isMailed(key)}`,
  }
}

/** Deletes the leads of the conversations that a visitor handed off, also of those that are deleted. */
export const eraseHandOffsOf = ({ db }: Call, visitorId: string) =>
  db.delete(leads).where(isHandOffOf(visitorId))
