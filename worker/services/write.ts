import type { BatchItem, BatchResponse } from 'drizzle-orm/batch'
import type { Call } from '../call.ts'

type Statement = BatchItem<'sqlite'>
/** What stands under a name: a statement, several in their order, or none. */
export type NamedStatements = Record<string, Statement | readonly Statement[] | undefined>
type AnswerOf<Value> = Value extends Statement
  ? Value['_']['result']
  : Value extends readonly Statement[]
    ? BatchResponse<Value>
    : undefined

export type NamedAnswers<Batch extends NamedStatements> = { [Name in keyof Batch]: AnswerOf<Batch[Name]> }

/** Runs statements in one batch, in the order in which they are named, all of them or nothing; answers their rows by name. */
export async function write<const Batch extends NamedStatements>(
  { db }: Call,
  named: Batch,
): Promise<NamedAnswers<Batch>> {
  const [first, ...others] = Object.values(named).flatMap(listed)
  const outcomes: unknown[] = first ? await db.batch([first, ...others]) : []
  const answers = Object.entries(named).map(([name, value]) => {
    const own = outcomes.splice(0, listed(value).length)
    return [name, Array.isArray(value) ? own : own[0]]
  })
  return Object.fromEntries(answers) as NamedAnswers<Batch>
}

const listed = (value: NamedStatements[string]): readonly Statement[] => {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value as Statement]
}
