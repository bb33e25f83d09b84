import { eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { fewerMailsThan } from '../../services/allowances.ts'
import { tables } from '../../services/database.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { stoppable } from '../../services/mail/unsubscribing.ts'
import { daysAgo, eraseInSlices } from '../../services/retention.ts'
import { type MailedQuestion, questionEmail } from './emails.ts'

const { chatSessions, leads, questions } = tables
/** To one mailbox; of further messages that day no mail tells. */
const mailsPerDay = 50
const keptDays = 400

/** A message under its key, from this visitor; `sessionId` is the conversation that they say it came out of. */
export type Question = MailedQuestion & {
  questionKey: string
  visitorId: string
  sessionId?: string | undefined
}
/** Whom it is for, and which mailbox is told: the house's own where nobody stands behind the profile. */
export type Recipient = {
  id: number
  name: string
  firstName: string
  profileUrl: string
  isSample: boolean
  owner?: string
}

/** Keeps a message for an expert, once; of a conversation that is not this visitor's it knows nothing. */
export const insertQuestion = ({ db, now }: Call, to: Recipient, asked: Question) =>
  db.run(sql`insert into ${questions}
    (question_key, profile_id, session_id, visitor_id, question, name, email, consent_at, created_at)
    select ${asked.questionKey}, ${to.id},
      (select id from ${chatSessions} where id = ${asked.sessionId ?? null}
        and visitor_id = ${asked.visitorId} and profile_id = ${to.id}),
      ${asked.visitorId}, ${asked.question}, ${asked.name || null}, ${asked.email || null},
      ${now.getTime()}, ${now.getTime()}
    where true on conflict do nothing`)

/** Mails the message to whoever answers for the profile, once. */
export async function mailQuestion(call: Call, to: Recipient, asked: Question) {
  const letter = questionEmail(to, asked, call.variables.APP_URL)
  const mail = {
    key: `question/${asked.questionKey}`,
    idOf: sql`(select id from ${leads} where question_id = (${keptQuestion(to, asked)}))`,
    ...(to.owner ? await stoppable(call, letter) : letter),
  }
  return [
    mailStatement(
      call,
      mail,
      sql`exists (${keptQuestion(to, asked)}) and ${fewerMailsThan(call, mailsPerDay, mail)}`,
    ),
  ] as const
}

/** A message as it was kept; a key that comes again with something else keeps nothing of it, so nothing of it is told either. */
const keptQuestion = (to: Recipient, { questionKey, question, name, email }: Question): SQL =>
  sql`select id from ${questions} where question_key = ${questionKey} and profile_id = ${to.id}
    and question = ${question} and name is ${name || null} and email is ${email || null}`

/** Erases what a visitor wrote, and the leads that came of it; what was mailed is the reader's. */
export const eraseQuestionsOf = ({ db }: Call, visitorId: string) =>
  db.delete(questions).where(eq(questions.visitorId, visitorId))

/** Erases the message that made a lead of an expert's, and the lead with it. */
export const eraseQuestionOfLead = ({ db }: Call, profileId: number, leadId: number) =>
  db
    .delete(questions)
    .where(
      eq(
        questions.id,
        sql`(select question_id from ${leads} where id = ${leadId} and profile_id = ${profileId})`,
      ),
    )

/** Erases messages 400 days after they came, and the leads that came of them (R26). */
export const expireQuestions = (call: Call) =>
  eraseInSlices(call, questions, lt(questions.createdAt, daysAgo(call, keptDays)))

/** Erases what was written to an expert, in slices; answers whether nothing is left. */
export const eraseQuestionsTo = (call: Call, profileId: number) =>
  eraseInSlices(call, questions, eq(questions.profileId, profileId))

/** Erases what was written from a mailbox, and the leads that came of it. */
export const eraseQuestionsFrom = ({ db }: Call, mailbox: string) =>
  db.delete(questions).where(eq(questions.normalisedEmail, mailbox))
