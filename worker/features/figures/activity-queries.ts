import { type SQL, sql } from 'drizzle-orm'
import type { ActivityKind, ActivityPage } from '#schema/figures/activity.ts'
import { type Plan, plans } from '#schema/levels.ts'
import type { Call } from '../../call.ts'
import { dayOf } from '../../services/clock.ts'
import { tables } from '../../services/database.ts'
import { cutPage, readCursor } from '../../services/paging.ts'

const {
  claimConfirmations,
  decisions,
  figures,
  leads,
  meetings,
  profiles,
  references,
  stories,
  storyVersions,
} = tables
const activityPageLength = 20

/** An event; `source` is the index of its list below, and `key` its own there. */
type Row = {
  kind: ActivityKind
  at: number
  count: number
  name: string
  title: string
  id: number | null
  source: number
  key: string
}
/** The position after which a page begins. */
type Position = Pick<Row, 'at' | 'source' | 'key'>
const beginning = [Date.UTC(9999, 0), 0, ''] as const

/** A list of events, by the columns of a row and where they are read. */
type Listed = Partial<Record<'count' | 'name' | 'title' | 'id', SQL>> & {
  kind: SQL
  at: SQL
  key: SQL
  rows: SQL
}

/**
 * The latest events of a profile, newest first, for `activityIn` (R11); visits only with a plan that shows them.
 * @throws AppError BAD_REQUEST.
 */
export function selectActivity(
  { db }: Call,
  { id, plan }: { id: number; plan: Plan },
  { cursor, atMost = activityPageLength }: { cursor?: string | undefined; atMost?: number } = {},
) {
  const [at, source, key] = readCursor(cursor, 'integer', 'integer', 'text') ?? beginning
  const after = { at, source, key }
  const lists = [
    referencesOf(id),
    claimsOf(id),
    leadsOf(id),
    cancellationsOf(id),
    submissionsOf(id),
    decisionsOn(id),
    origin(id),
  ]
  const rows = lists.map((list, source) => rowsOf(list, source, after, atMost))
  if (plans[plan].analytics === 'by day and source') rows.push(visitsOf(id, lists.length, after, atMost))
  return db.all<Row>(sql`select * from (${sql.join(rows, sql` union all `)})
    order by at desc, source desc, key desc limit ${atMost + 1}`)
}

/** A page of what `selectActivity` read. */
export function activityIn(rows: readonly Row[], atMost = activityPageLength): ActivityPage {
  const { page, nextCursor } = cutPage(rows, atMost, ({ at, source, key }) => [at, source, key])
  return {
    items: page.map(({ at, source: _, key: __, ...item }) => ({ ...item, at: new Date(at).toISOString() })),
    nextCursor,
  }
}

/** The condition that a row comes after a position. */
function comesAfter(after: Position, source: number, at: SQL, key: SQL): SQL {
  if (source > after.source) return sql`${at} < ${after.at}`
  if (source < after.source) return sql`${at} <= ${after.at}`
  return sql`${at} <= ${after.at} and (${at} < ${after.at} or ${key} < ${after.key})`
}

const none = sql`''`
const rowsOf = (list: Listed, source: number, after: Position, atMost: number) => {
  const { kind, at, key, rows, count = sql`1`, name = none, title = none, id = sql`null` } = list
  return sql`select * from (select ${kind} as kind, ${at} as at, ${count} as count, ${name} as name,
    ${title} as title, ${id} as id, ${source} as source, ${key} as key
    from ${rows} and ${comesAfter(after, source, at, key)} order by ${at} desc, ${key} desc limit ${atMost + 1})`
}

/** Without the names of referees who withdrew; erased ones are deleted. */
const referencesOf = (profileId: number): Listed => ({
  kind: sql`case r.status when 'declined' then 'referenceDeclined' when 'withdrawn' then 'referenceWithdrawn'
    else 'referenceConfirmed' end`,
  at: sql`case when r.status in ('declined', 'withdrawn') then r.decided_at else r.validated_at end`,
  name: sql`case r.status when 'withdrawn' then '' else r.name end`,
  key: sql`cast(r.id as text)`,
  rows: sql`${references} r where r.profile_id = ${profileId}
    and r.status in ('validated', 'rejected', 'declined', 'withdrawn')`,
})

/** A referee's confirmations of one version are one event, at the earliest when their reference was validated. */
const claimsOf = (profileId: number): Listed => ({
  kind: sql`'claimsConfirmed'`,
  at: sql`counts_at`,
  count: sql`claims`,
  name: sql`referee`,
  title: sql`story`,
  id: sql`story_id`,
  key: sql`story_id || '.' || version || '.' || reference_id`,
  rows: sql`(select c.story_id, c.version, c.reference_id, r.name as referee, v.title as story, count(*) as claims,
      max(max(c.at), coalesce(r.validated_at, 0)) as counts_at
    from ${references} r inner join ${claimConfirmations} c on c.reference_id = r.id and c.outcome = 'confirmed'
      inner join ${storyVersions} v on v.story_id = c.story_id and v.version = c.version
    where r.profile_id = ${profileId} and r.status = 'validated'
    group by c.story_id, c.version, c.reference_id) where true`,
})

const leadsOf = (profileId: number): Listed => ({
  kind: sql`case l.source when 'scorecard' then 'resultShared' when 'meeting' then 'meetingBooked'
    when 'hand-off' then 'handedOver' else 'messageLeft' end`,
  at: sql`l.created_at`,
  name: sql`l.name`,
  id: sql`l.id`,
  key: sql`cast(l.id as text)`,
  rows: sql`${leads} l where l.profile_id = ${profileId}`,
})

const cancellationsOf = (profileId: number): Listed => ({
  kind: sql`'meetingCancelled'`,
  at: sql`m.settled_at`,
  name: sql`m.name`,
  key: sql`cast(m.id as text)`,
  rows: sql`${meetings} m where m.profile_id = ${profileId} and m.status = 'cancelled'`,
})

const submissionsOf = (profileId: number): Listed => ({
  kind: sql`'storySubmitted'`,
  at: sql`v.submitted_at`,
  title: sql`v.title`,
  id: sql`v.story_id`,
  key: sql`v.story_id || '.' || v.version`,
  rows: sql`${stories} s inner join ${storyVersions} v on v.story_id = s.id where s.profile_id = ${profileId}`,
})

/** Of existing stories, and of the profile itself. */
const decisionsOn = (profileId: number): Listed => ({
  kind: sql`case d.verdict when 'validated' then 'storyValidated' when 'returned' then 'storyReturned'
    else d.verdict end`,
  at: sql`d.at`,
  title: sql`coalesce(v.title, '')`,
  id: sql`v.story_id`,
  key: sql`cast(d.id as text)`,
  rows: sql`${decisions} d left join ${storyVersions} v
    on d.subject = 'story' and v.story_id = d.subject_id and v.version = d.version
    where d.profile_id = ${profileId}
      and (d.subject = 'profile' and d.verdict in ('suspended', 'restored') or d.subject = 'story' and v.story_id is not null)`,
})

const origin = (profileId: number): Listed => ({
  kind: sql`'registered'`,
  at: sql`p.created_at`,
  key: sql`''`,
  rows: sql`${profiles} p where p.id = ${profileId} and p.owner_id is not null`,
})

/** The kinds of daily visits. */
const kindsADay = 3

/** The visits of the days up to a position, each kind once a day; the last day may be incomplete. */
function visitsOf(profileId: number, source: number, after: Position, atMost: number) {
  const at = sql`max(f.last_at)`
  const key = sql`f.day || ' ' || f.kind`
  return sql`select * from (select case f.kind when 'profileViewed' then 'viewed' when 'storyOpened' then 'storiesOpened'
      else 'chatted' end as kind, ${at} as at, sum(f.total) as count, '' as name, '' as title, null as id,
      ${source} as source, ${key} as key
    from ${figures} f where f.profile_id = ${profileId} and f.day > '' and f.day <= ${dayOf(new Date(after.at))}
      and f.kind in ('profileViewed', 'storyOpened', 'chatStarted')
    group by f.day, f.kind having ${comesAfter(after, source, at, key)}
    order by f.day desc, f.kind desc limit ${atMost + kindsADay})`
}
