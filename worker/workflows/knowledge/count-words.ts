import type { Call } from '../../call.ts'
import { upsertWordCounts } from '../../features/knowledge/commands.ts'
import { write } from '../../services/write.ts'

/** Counts anew in how many passages each word stands. Safe to repeat. */
export async function countWords(call: Call): Promise<void> {
  await write(call, upsertWordCounts(call))
}
