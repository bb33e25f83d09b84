import { eq, lt, type SQL, sql } from 'drizzle-orm'
import { spelledOnce } from '#schema/tables/normalised-email.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { fewerMailsThan } from '../../services/mail/mail-limits.ts'
import { isMailed, mailStatement } from '../../services/mail/outbox.ts'
import { isUnder, type OwnedMailbox } from '../../services/mail/owned-mailbox.ts'
import { acceptsMail } from '../../services/mail/suppressions.ts'
import { stoppable } from '../../services/mail/unsubscribing.ts'
import { daysAgo, eraseInSlices } from '../../services/retention.ts'
import { unansweredAt } from '../inbox/queries.ts'
import { mailedSite } from '../widget/visit-queries.ts'
import { answerEmail, type MailedQuestion, questionEmail } from './emails.ts'

const { chatSessions, leads, outbox, questions } = tables
/** For each mailbox; further messages of a day are not mailed. */
const mailsPerDay = 50
/** One expert's answers, for each mailbox, which nobody has confirmed; further ones of a day are not mailed. */
export const answersPerDay = 5
/** The same of all experts. */
export const answersOfAllPerDay = 15
const retentionDays = 400

/** A message under its key, with the conversation that its visitor says it came from. */
export type Question = MailedQuestion & {
  questionKey: string
  visitorId: string
  sessionId?: string | undefined
  /** The expert's answer is wanted by mail. */
  wantsAnswer?: boolean | undefined
}
/** The profile of a message and the mailbox that is mailed: the operator's for a sample profile. */
type Recipient = {
  id: number
  name: string
  firstName: string
  profileUrl: string
  isSample: boolean
  owner?: string
}

/**
 * Inserts a message for an expert, once, without a conversation that is not the visitor's; one that wants the answer
 * belongs to an unanswered question.
 */
export const insertQuestion = ({ db, now }: Call, to: Recipient, question: Question) =>
  db.run(sql`insert into ${questions}
    (question_key, profile_id, unanswered_id, session_id, visitor_id, question, name, email, consent_at, created_at)
    select ${question.questionKey}, ${to.id}, ${question.wantsAnswer ? unansweredAt(to.id, question.question) : null},
      (select id from ${chatSessions} where id = ${question.sessionId ?? null}
        and visitor_id = ${question.visitorId} and profile_id = ${to.id}),
      ${question.visitorId}, ${question.question}, ${question.name || null}, ${question.email || null},
      ${now.getTime()}, ${now.getTime()}
    where true on conflict do nothing`)

/** Mails a message to the profile's recipient, once. */
export async function mailQuestion(call: Call, to: Recipient, question: Question) {
  const content = questionEmail(to, { ...question, site: mailedSite(call, to.id) }, call.variables.APP_URL)
  const mail = {
    key: `question/${question.questionKey}`,
    idOf: questionLead(to, question),
    ...(to.owner ? await stoppable(call, content) : content),
  }
  return [
    mailStatement(
      call,
      mail,
      sql`${isQuestionStored(to, question)} and ${fewerMailsThan(call, mailsPerDay, mail)}`,
    ),
  ] as const
}

/** The id of a message that was saved as it is, in SQL. */
const storedQuestion = (to: Recipient, { questionKey, question, name, email }: Question): SQL =>
  sql`select id from ${questions} where question_key = ${questionKey} and profile_id = ${to.id}
    and question = ${question} and name is ${name || null} and email is ${email || null}`

/** The condition that a message was saved as it is: a repeat of its key with other content is neither saved nor mailed. */
export const isQuestionStored = (to: Recipient, question: Question): SQL =>
  sql`exists (${storedQuestion(to, question)})`

/** The lead of a message that was saved as it is, in SQL; null without an address. */
export const questionLead = (to: Recipient, question: Question): SQL =>
  sql`(select id from ${leads} where question_id = (${storedQuestion(to, question)}))`

/** The condition that an expert may mail a mailbox one more answer today, to a question or a hand-off. */
export function isAnswerLeft(call: Call, profileId: number, content: { to: string; kind: string }): SQL {
  const idBehind = (beginning: string) => sql`cast(substr(${outbox.key}, ${beginning.length + 1}) as integer)`
  const isTheirs = sql`case when ${outbox.key} like 'answer/%'
    then exists (select 1 from ${questions} where id = ${idBehind('answer/')} and profile_id = ${profileId})
    else exists (select 1 from ${leads} where id = ${idBehind('hand-off-answer/')} and profile_id = ${profileId}) end`
  return sql`(${fewerMailsThan(call, answersPerDay, content, isTheirs)}
    and ${fewerMailsThan(call, answersOfAllPerDay, content)})`
}

type Waiting = { id: number; email: string; mailbox: string; question: string }

/** The condition that somebody waits for the expert's answer. */
const isWaiting = (profileId: number, id: number) =>
  sql`${eq(questions.id, id)} and profile_id = ${profileId} and status = 'open' and unanswered_id is not null`

/**
 * Mails the expert's answer to whoever waits for it, each mailbox once (`mails`), then marks as answered what was mailed,
 * or cannot be because its mailbox takes no mail (`closed`), and counts the mailboxes that still wait (`left`).
 */
export const mailAnswer = async (
  call: Call,
  from: Parameters<typeof answerEmail>[0] & { id: number },
  waiting: readonly Waiting[],
  answer: string,
) => {
  const firstOf = ({ mailbox }: Waiting) => waiting.find((other) => other.mailbox === mailbox)?.id
  const answers = await Promise.all(
    waiting.map(async (one) => {
      const { email: to, question } = one
      const content = answerEmail(from, { to, question, answer }, call.variables.APP_URL)
      return { one, content: await stoppable(call, content) }
    }),
  )
  return {
    mails: answers.map(({ one, content }) =>
      mailStatement(
        call,
        { key: `answer/${one.id}`, ...content },
        sql`${Number(firstOf(one) === one.id)} and exists (select 1 from ${questions} where ${isWaiting(from.id, one.id)})
          and ${isAnswerLeft(call, from.id, content)}`,
      ),
    ),
    closed: answers.map(({ one, content }) =>
      call.db
        .update(questions)
        .set({ status: 'answered', answer, answeredAt: call.now })
        .where(
          sql`${isWaiting(from.id, one.id)} and (${isMailed(`answer/${firstOf(one)}`)}
            or not (${acceptsMail({ ...content, isNeeded: false })}))`,
        ),
    ),
    left: call.db.all<{
      left: number
    }>(sql`select count(distinct ${spelledOnce(sql`normalised_email`)}) as left from ${questions}
      where id in (select value from json_each(${JSON.stringify(waiting.map(({ id }) => id))})) and status = 'open'`),
  }
}

/** Deletes the messages of a visitor and their leads. */
export const eraseQuestionsOf = ({ db }: Call, visitorId: string) =>
  db.delete(questions).where(eq(questions.visitorId, visitorId))

/** Deletes the message of an expert's lead, and the lead. */
export const eraseQuestionOfLead = ({ db }: Call, profileId: number, leadId: number) =>
  db
    .delete(questions)
    .where(
      eq(
        questions.id,
        sql`(select question_id from ${leads} where id = ${leadId} and profile_id = ${profileId})`,
      ),
    )

/** Deletes messages after 400 days, with their leads (R26). */
export const expireQuestions = (call: Call) =>
  eraseInSlices(call, questions, lt(questions.createdAt, daysAgo(call, retentionDays)))

/** Deletes the messages to an expert in slices; answers whether none is left. */
export const eraseQuestionsTo = (call: Call, profileId: number) =>
  eraseInSlices(call, questions, eq(questions.profileId, profileId))

/** Deletes the messages from a mailbox, with their leads. */
export const eraseQuestionsFrom = ({ db }: Call, mailbox: OwnedMailbox) =>
  db.delete(questions).where(isUnder(questions, mailbox))
