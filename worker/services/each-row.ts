import type { Call } from '../call.ts'
import { isDatabaseUnreachable, type Statements } from './database.ts'

/**
 * Does a job's work row by row and returns the rows that failed. The log names their ids and the kinds of error alone: a
 * message may quote what a row holds.
 * @throws where the database cannot be reached.
 */
export async function eachRow<Row>(
  { actor }: Call,
  rows: readonly Row[],
  idOf: (row: Row) => string | number,
  work: (row: Row) => Promise<unknown>,
): Promise<Row[]> {
  const failed: Row[] = []
  for (const row of rows)
    try {
      await work(row)
    } catch (error) {
      if (isDatabaseUnreachable(error)) throw error
      const job = actor.kind === 'job' ? actor.name : 'A call'
      console.error(`${job} could not do row ${idOf(row)}: ${kindsOf(error)}`)
      failed.push(row)
    }
  return failed
}

/** The same for rows whose statements are run in one batch; where that fails as a whole, row by row. */
export async function batchRows<Row>(
  call: Call,
  rows: readonly Row[],
  idOf: (row: Row) => string | number,
  statementsOf: (row: Row) => Promise<Readonly<Statements>> | Readonly<Statements>,
): Promise<Row[]> {
  const ready: { row: Row; statements: Readonly<Statements> }[] = []
  const failed = await eachRow(call, rows, idOf, async (row) => {
    ready.push({ row, statements: await statementsOf(row) })
  })
  const [first, ...others] = ready.flatMap(({ statements }) => statements)
  if (!first) return failed
  try {
    await call.db.batch([first, ...others])
    return failed
  } catch (error) {
    if (isDatabaseUnreachable(error)) throw error
    const refused = await eachRow(
      call,
      ready,
      ({ row }) => idOf(row),
      ({ statements }) => call.db.batch(statements),
    )
    return [...failed, ...refused.map(({ row }) => row)]
  }
}

/** @throws where rows of a job could not be done, so that the job is known to limp. */
export function throwFailed(failed: readonly unknown[]): void {
  if (failed.length) throw new Error(`${failed.length} of its rows could not be done`)
}

/** What an error and its causes are called. */
function kindsOf(error: unknown): string {
  const kinds: string[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) kinds.push(cause.name)
  return kinds.join(' <- ') || typeof error
}
