import { type SQL, sql } from 'drizzle-orm'
import type { Dashboard } from '#schema/dashboard.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { unreadConversations } from '../chat/conversation-queries.ts'
import { unreadLeads } from '../leads/queries.ts'
import { returnedStories } from '../stories/own-stories-queries.ts'

/** How much waits for the owner of a profile (`waiting` of `schema/dashboard.ts`), in SQL. */
const waitingCount = (profileId: SQL | number) =>
  sql<number>`(${unreadLeads(profileId)} + ${unreadConversations(profileId)} + ${returnedStories(profileId)})`

/** What waits for the owner of a profile, for `waitingIn`. */
export const selectWaiting = ({ db }: Call, profileId: number) =>
  db.all<Dashboard['unread'] & Pick<Dashboard, 'waiting'>>(sql`select ${unreadLeads(profileId)} as leads,
    ${unreadConversations(profileId)} as conversations, ${waitingCount(profileId)} as waiting`)

/** How much waits for the owner whose account it is; 0 for an account without a profile. */
export async function waitingOf({ db }: Pick<Call, 'db'>, userId: string): Promise<number> {
  const own = sql`(select id from ${tables.profiles} where owner_id = ${userId})`
  const [found] = await db.all<Pick<Dashboard, 'waiting'>>(sql`select ${waitingCount(own)} as waiting`)
  return found?.waiting ?? 0
}

/** What `selectWaiting` read, for the dashboard. */
export const waitingIn = ([found]: Awaited<ReturnType<typeof selectWaiting>>): Pick<
  Dashboard,
  'unread' | 'waiting'
> => ({
  unread: { leads: found?.leads ?? 0, conversations: found?.conversations ?? 0 },
  waiting: found?.waiting ?? 0,
})
