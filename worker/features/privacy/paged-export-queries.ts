import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import type { OwnedMailbox } from '../../services/mail/owned-mailbox.ts'
import { contentColumns, exportedIn } from '../chat/queries.ts'
import { isToMailbox } from './erase-queries.ts'

const { chatMessages, chatSessions, leads, meetings, outbox, questions, scorecardSubmissions } = tables
/** The rows of one read, as an owner may have ten thousand of each. */
const rowsAtOnce = 500
const conversationsAtOnce = 50

/** The leads of an expert, oldest first, after one of them. */
export const leadsAfter = ({ db }: Call, profileId: number, after: number) =>
  db
    .select({
      id: leads.id,
      source: leads.source,
      name: leads.name,
      email: leads.email,
      totalScore: scorecardSubmissions.totalScore,
      stage: scorecardSubmissions.stage,
      selectedCategory: scorecardSubmissions.selectedCategory,
      at: leads.createdAt,
      readAt: leads.readAt,
      answeredAt: leads.answeredAt,
      widgetSite: leads.widgetSite,
    })
    .from(leads)
    .leftJoin(scorecardSubmissions, eq(scorecardSubmissions.id, leads.submissionId))
    .where(and(eq(leads.profileId, profileId), gt(leads.id, after)))
    .orderBy(asc(leads.id))
    .limit(rowsAtOnce)

/** The messages to an expert, after one of them. */
export const messagesAfter = ({ db }: Call, profileId: number, after: number) =>
  db
    .select({
      id: questions.id,
      question: questions.question,
      name: questions.name,
      email: questions.email,
      status: questions.status,
      answer: questions.answer,
      answeredAt: questions.answeredAt,
      at: questions.createdAt,
    })
    .from(questions)
    .where(and(eq(questions.profileId, profileId), gt(questions.id, after)))
    .orderBy(asc(questions.id))
    .limit(rowsAtOnce)

/** The meetings of an expert, after one of them. */
export const meetingsAfter = ({ db }: Call, profileId: number, after: number) =>
  db
    .select({
      id: meetings.id,
      start: meetings.startsAt,
      end: meetings.endsAt,
      status: meetings.status,
      name: meetings.name,
      email: meetings.email,
      about: meetings.about,
      brief: meetings.brief,
      cancelledBy: meetings.cancelledBy,
      cancelReason: meetings.cancelReason,
      at: meetings.createdAt,
    })
    .from(meetings)
    .where(and(eq(meetings.profileId, profileId), gt(meetings.id, after)))
    .orderBy(asc(meetings.id))
    .limit(rowsAtOnce)

/** The mails to a mailbox, without their text, after one of them. */
export const mailsAfter = ({ db }: Call, mailbox: OwnedMailbox, after: number) =>
  db
    .select({
      id: outbox.id,
      kind: outbox.kind,
      subject: outbox.subject,
      state: outbox.state,
      writtenAt: outbox.createdAt,
      sentAt: outbox.sentAt,
    })
    .from(outbox)
    .where(and(isToMailbox(mailbox), gt(outbox.id, after)))
    .orderBy(asc(outbox.id))
    .limit(rowsAtOnce)

/** The conversations that an expert may read (R20), with every line, after one of them. */
export async function conversationsAfter({ db }: Call, profileId: number, [at, id]: [number, string]) {
  const found = await db
    .select({
      id: chatSessions.id,
      startedAt: chatSessions.startedAt,
      lastActivityAt: chatSessions.lastActivityAt,
      widgetSite: chatSessions.widgetSite,
    })
    .from(chatSessions)
    .where(
      and(
        eq(chatSessions.profileId, profileId),
        isNotNull(chatSessions.noticeAt),
        sql`(last_activity_at, id) > (${at}, ${id})`,
      ),
    )
    .orderBy(asc(chatSessions.lastActivityAt), asc(chatSessions.id))
    .limit(conversationsAtOnce)
  const lines = found.length
    ? await db
        .select({
          sessionId: chatMessages.sessionId,
          isVisitor: chatMessages.isUser,
          said: contentColumns,
          at: chatMessages.createdAt,
        })
        .from(chatMessages)
        .where(
          inArray(
            chatMessages.sessionId,
            found.map((session) => session.id),
          ),
        )
        .orderBy(asc(chatMessages.sessionId), asc(chatMessages.createdAt))
    : []
  return found.map((session) => ({
    ...session,
    lines: lines
      .filter(({ sessionId }) => sessionId === session.id)
      .map(({ isVisitor, said, at }) => ({ isVisitor, ...exportedIn(said), at })),
  }))
}
