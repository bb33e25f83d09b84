import { type Call, ownProfileOf } from '../../call.ts'
import { unlessProven } from '../../features/accounts/proof-commands.ts'
import { hasFeed, upsertFeed } from '../../features/meetings/feed-commands.ts'
import { feedToken, feedTokenHash } from '../../features/meetings/feed-queries.ts'
import { linkedMeetings, replaceOwnerLinks } from '../../features/meetings/owner-link-commands.ts'
import { write } from '../../services/write.ts'

/**
 * Gives the signed-in owner's feed a new address, whose token is returned; a former one stops working, and so do the links
 * to meetings that stand in it.
 * @throws AppError SIGN_IN_FIRST.
 */
export async function renewFeed(call: Call): Promise<string> {
  const { id } = ownProfileOf(call)
  const token = await feedToken(call, id, call.now)
  const made = { madeAt: call.now, tokenHash: await feedTokenHash(call, token) }
  const linked = await linkedMeetings(call, id)
  const links = await replaceOwnerLinks(call, linked, hasFeed(id))
  await write(call, { links, feed: upsertFeed(call, id, made) }, { unless: unlessProven(call) })
  return token
}
