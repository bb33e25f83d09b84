import { sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { reserveWithin } from '../../services/allowances.ts'
import { addressHash } from '../../services/identity/address.ts'
import { type Line, saveLine } from './commands.ts'
import { type ChatParties, isLineOf } from './queries.ts'

/** From one address, in all its conversations; answers are not counted. Everybody at a workshop may share one. */
export const linesPerDay = 500

/** The lines that the caller's address has left today. */
export const lineLimitOf = async (call: Call) =>
  reserveWithin(call, [
    {
      unit: 'lines',
      amount: 1,
      limit: linesPerDay,
      window: 'day',
      subject: `lines:${await addressHash(call)}`,
    },
  ])
export type LineLimit = Awaited<ReturnType<typeof lineLimitOf>>

/** The statements of `saveLine` that save a line while any is left, or again, and count it if it was saved. */
export const saveCountedLine = (call: Call, parties: ChatParties, line: Line, lineLimit: LineLimit) => ({
  ...saveLine(call, parties, line, sql`(${lineLimit.isLeft} or ${isLineOf(parties.sessionId, line.id)})`),
  // What the statement before saved: a repeated line is none.
  counted: lineLimit.take(sql`changes() > 0`),
})
