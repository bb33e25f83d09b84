import type { Call } from '../../call.ts'
import { upsertWordCounts } from '../../features/knowledge/commands.ts'
import { write } from '../../services/write.ts'

/** Recounts the document frequency of each word: in how many passages it occurs. Safe to repeat. */
export async function countWords(call: Call): Promise<void> {
  await write(call, upsertWordCounts(call))
}
