import { sql } from 'drizzle-orm'
import type { EventKind } from '#schema/events.ts'
import { type Database, tables } from '../../services/database.ts'
import { dayOf } from '../../services/visitor.ts'

type Happened = {
  kind: EventKind
  profileUrl: string
  storyId?: number | undefined
  visitor: string
  now: Date
}

/** Records that something happened on a public profile; the same visitor counts once a day. Unknown profiles are ignored. */
export const recordEvent = (db: Database, { kind, profileUrl, storyId, visitor, now }: Happened) =>
  db.run(sql`insert into ${tables.events} (kind, profile_id, visitor, subject, day, at)
    select ${kind}, id, ${visitor}, ${storyId === undefined ? '' : String(storyId)}, ${dayOf(now)}, ${now.getTime()}
    from ${tables.profiles} where profile_url = ${profileUrl} and listed_at is not null and is_active = 1
    on conflict do nothing`)
