import { eq, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { randomToken } from '../../services/tokens.ts'
import { meetingToken, meetingTokenHash } from './meeting-tokens.ts'

const { meetings } = tables

/** The meetings of a profile, whose links are to be replaced. */
export const linkedMeetings = ({ db }: Call, profileId: number | SQL<number>) =>
  db.select({ uid: meetings.uid }).from(meetings).where(eq(meetings.profileId, profileId))

/** Gives the owner other links to these meetings, where `onlyIf` holds; the former ones open nothing any more. */
export async function replaceOwnerLinks(
  call: Call,
  linked: Awaited<ReturnType<typeof linkedMeetings>>,
  onlyIf: SQL = sql`1`,
) {
  const ownerKey = randomToken()
  const hashes = await Promise.all(
    linked.map(async ({ uid }) => {
      const token = await meetingToken(call, 'owner', { uid, ownerKey })
      return [uid, await meetingTokenHash(call, token)] as const
    }),
  )
  const replaced =
    call.db.run(sql`update ${meetings} set owner_key = ${ownerKey}, owner_token_hash = linked.value
    from json_each(${JSON.stringify(Object.fromEntries(hashes))}) as linked
    where ${meetings.uid} = linked.key and ${onlyIf}`)
  // In a list, because an async function would run a statement that it returns alone.
  return [replaced] as const
}
