import type { Call } from '../call.ts'
import { isDatabaseUnavailable, type Statements } from './database.ts'
import { write } from './write.ts'

/**
 * Does a job's work row by row and returns the rows that failed, whose ids are logged without messages, which may quote
 * them. @throws where the database cannot be reached.
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
      if (isDatabaseUnavailable(error)) throw error
      const job = actor.kind === 'job' ? actor.name : 'A call'
      console.error(`${job} could not do row ${idOf(row)}: ${kindsOf(error)}`)
      failed.push(row)
    }
  return failed
}

/** The same for rows whose statements run in one batch, or row by row if that fails. */
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
  try {
    await write(call, { all: ready.flatMap(({ statements }) => statements) })
    return failed
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    const refused = await eachRow(
      call,
      ready,
      ({ row }) => idOf(row),
      ({ statements }) => write(call, { statements }),
    )
    return [...failed, ...refused.map(({ row }) => row)]
  }
}

/** @throws Error if a job failed for some rows, so that it counts as failed. */
export function throwFailed(failed: readonly unknown[]): void {
  if (failed.length) throw new Error(`${failed.length} of its rows could not be done`)
}

/** The names of an error and of its causes. */
function kindsOf(error: unknown): string {
  const kinds: string[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) kinds.push(cause.name)
  return kinds.join(' <- ') || typeof error
}
