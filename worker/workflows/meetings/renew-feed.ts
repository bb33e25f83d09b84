import { type Call, ownProfileOf } from '../../call.ts'
import { unlessProven } from '../../features/accounts/proof-commands.ts'
import { upsertFeed } from '../../features/meetings/feed-commands.ts'
import { feedToken, feedTokenHash } from '../../features/meetings/feed-queries.ts'
import { write } from '../../services/write.ts'

/**
 * Gives the signed-in owner's feed a new address, whose token is returned; the former one stops working.
 * @throws AppError SIGN_IN_FIRST.
 */
export async function renewFeed(call: Call): Promise<string> {
  const { id } = ownProfileOf(call)
  const token = await feedToken(call, id, call.now)
  const made = { madeAt: call.now, tokenHash: await feedTokenHash(call, token) }
  await write(call, { feed: upsertFeed(call, id, made) }, { unless: unlessProven(call) })
  return token
}
