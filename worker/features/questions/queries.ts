import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { profiles, questions } = tables

/** A visitor's messages to experts, oldest first. */
export const questionsOf = ({ db }: Call, visitorId: string) =>
  db
    .select({
      profileUrl: profiles.profileUrl,
      question: questions.question,
      name: questions.name,
      email: questions.email,
      answer: questions.answer,
      at: questions.createdAt,
    })
    .from(questions)
    .innerJoin(profiles, eq(profiles.id, questions.profileId))
    .where(eq(questions.visitorId, visitorId))
    .orderBy(asc(questions.id))

/** The condition that no message with this key exists. */
export const isNewKey = ({ questionKey }: { questionKey: string }): SQL =>
  sql`not exists (select 1 from ${questions} where question_key = ${questionKey})`

/** Whether a message with this key exists. */
export async function isQuestionKeyTaken({ db }: Call, questionKey: string): Promise<boolean> {
  const rows = await db
    .select({ id: questions.id })
    .from(questions)
    .where(eq(questions.questionKey, questionKey))
  return rows.length > 0
}
