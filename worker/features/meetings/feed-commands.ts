import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { whileSignedIn } from '../accounts/proof-commands.ts'
import { feedToken, feedTokenHash } from './feed-queries.ts'

const { calendarFeeds } = tables

/** Gives the feed of an owner who is signed in a new address; the one before opens nothing any more. Answers its token. @throws AppError SIGN_IN_FIRST. */
export async function renewFeed(call: Call, profileId: number): Promise<string> {
  const { db, now } = call
  const token = await feedToken(call, profileId, now)
  const made = { madeAt: now, tokenHash: await feedTokenHash(call, token) }
  await whileSignedIn(call, [
    db
      .insert(calendarFeeds)
      .values({ profileId, ...made })
      .onConflictDoUpdate({ target: calendarFeeds.profileId, set: made }),
  ])
  return token
}
