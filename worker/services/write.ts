import { LibsqlBatchError } from '@libsql/client/http'
import { type SQL, sql } from 'drizzle-orm'
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch'
import type { ErrorCode } from '#schema/errors.ts'
import type { Call } from '../call.ts'
import { AppError } from './app-error.ts'
import { brokenUniqueness } from './database.ts'

type Statement = BatchItem<'sqlite'>
/** The statements of one name: one, several in order, or none. */
export type NamedStatements = Record<string, Statement | readonly Statement[] | undefined>
type AnswerOf<Value> = Value extends Statement
  ? Value['_']['result']
  : Value extends readonly Statement[]
    ? BatchResponse<Value>
    : undefined

export type NamedAnswers<Batch extends NamedStatements> = { [Name in keyof Batch]: AnswerOf<Batch[Name]> }

/** A condition under which a batch is not run, and its error code. */
export type Refusal = readonly [condition: SQL, code: ErrorCode]

/**
 * Runs statements in one batch, in order, and answers their rows by name, unless a condition of `unless` holds. @throws
 * AppError with the code of the first such condition.
 */
export async function write<const Batch extends NamedStatements>(
  { db }: Pick<Call, 'db'>,
  named: Batch,
  { unless = [] }: { unless?: readonly Refusal[] } = {},
): Promise<NamedAnswers<Batch>> {
  const refusals = unless.map(([condition]) => db.run(failIf(condition)))
  return runNamed(db, named, refusals).catch((error) => Promise.reject(asRefusal(error, unless)))
}

/** Runs reading statements in one batch and answers their rows by name. */
export const readTogether = <const Batch extends NamedStatements>(
  { db }: Pick<Call, 'db'>,
  named: Batch,
): Promise<NamedAnswers<Batch>> => runNamed(db, named)

async function runNamed<const Batch extends NamedStatements>(
  db: Call['db'],
  named: Batch,
  before: readonly Statement[] = [],
): Promise<NamedAnswers<Batch>> {
  const [first, ...others] = [...before, ...Object.values(named).flatMap(asList)]
  const outcomes: unknown[] = first ? await db.batch([first, ...others]) : []
  outcomes.splice(0, before.length)
  const answers = Object.entries(named).map(([name, value]) => {
    const own = outcomes.splice(0, asList(value).length)
    return [name, Array.isArray(value) ? own : own[0]]
  })
  return Object.fromEntries(answers) as NamedAnswers<Batch>
}

const asList = (value: NamedStatements[string]): readonly Statement[] => {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value as Statement]
}

/** A batch stops only at a failing statement, and outside triggers SQLite raises no custom error: broken JSON fails. */
const failIf = (condition: SQL) => sql`select json(case when ${condition} then 'refused' end)`

function asRefusal(error: unknown, unless: readonly Refusal[]): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof LibsqlBatchError) {
      const [, code] = unless[cause.statementIndex] ?? []
      if (code) return new AppError(code, { cause: error })
    }
  return error
}

/**
 * Repeats a write that depends on what it read while it answers undefined because of a conflict; undefined after the
 * last try. `attempt` is told which try it is, from 1.
 */
export async function retryOnConflict<Answer>(
  attempt: (tries: number) => Promise<Answer | undefined>,
  maxAttempts = 2,
): Promise<Answer | undefined> {
  for (let tries = 1; tries <= maxAttempts; tries += 1) {
    const answer = await attempt(tries)
    if (answer !== undefined) return answer
  }
  return undefined
}

/** What a write answers; undefined where another request has taken a value that must be unique. */
export const unlessConflict = <Answer>(written: Promise<Answer>): Promise<Answer | undefined> =>
  written.catch((error: unknown) => {
    if (brokenUniqueness(error)) return undefined
    throw error
  })
