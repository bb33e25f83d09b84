import { and, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Tag } from '#schema/pages/page-row.ts'
import type { Call } from '../call.ts'
import { currentTime, sleep } from './clock.ts'
import { tables } from './database.ts'

const { takedowns } = tables
const { tag, mark } = takedowns

// KV may take a minute or longer until another location sees what was taken down. So each isolate asks the database as
// well, behind its visitors; only who comes after a long pause waits for the answer.

/** How often an isolate that answers pages asks, in milliseconds. */
const refreshMs = 20_000
/** What was taken down longer ago is shown nowhere while the database answers. */
const maxUnrefreshedMs = 40_000
const patienceMs = 1_000
/** While the database does not answer, nobody waits for it, and it is asked with a pause. */
const failingMs = 6_000
const pauseMs = 1_000
/** A question that takes so long was ended by the platform. */
const abandonedAfterMs = 10_000
/** So long after KV took a mark, every location has it. */
const retentionMs = 10 * 60_000

type Takedown = { mark: string; learntAt: number }
let takedownsByTag = new Map<Tag, Takedown>()
let refreshedAt = Number.NEGATIVE_INFINITY
let failedAt = Number.NEGATIVE_INFINITY
let refreshing: { since: number; answer: Promise<void> } | undefined

/** The last takedown of a tag that the database answered with, and when. */
export const takedownOf = (tag: Tag): Takedown | undefined => takedownsByTag.get(tag)

/** Learns what was taken down, at the latest after 40 s; never throws. */
export async function refreshTakedowns(call: Call): Promise<void> {
  const time = Date.now()
  if (isWithin(refreshMs, refreshedAt, time)) return
  const answer = refresh(call, time)
  if (isWithin(maxUnrefreshedMs, refreshedAt, time) || isWithin(failingMs, failedAt, time)) return
  await Promise.race([answer, sleep(patienceMs)])
}

/** Whether a moment is so recent; one that is to come, after a clock was set back, is not. */
const isWithin = (ms: number, moment: number, now: number) => moment <= now && now - moment < ms

function refresh(call: Call, since: number): Promise<void> {
  if (refreshing && isWithin(abandonedAfterMs, refreshing.since, since)) return refreshing.answer
  if (isWithin(pauseMs, failedAt, since)) return Promise.resolve()
  const answer = readTakedowns(call)
    .then(
      (rows) => {
        if (refreshing?.since === since) recordTakedowns(rows, since)
      },
      () => {
        failedAt = Date.now()
      },
    )
    .then(() => {
      if (refreshing?.since === since) refreshing = undefined
    })
  refreshing = { since, answer }
  call.keepAlive(answer)
  return answer
}

const readTakedowns = async ({ db }: Call) => db.select({ tag, mark }).from(takedowns).where(gt(tag, ''))

function recordTakedowns(rows: { tag: Tag; mark: string }[], since: number) {
  refreshedAt = since
  const learntAt = currentTime().getTime()
  const before = takedownsByTag
  takedownsByTag = new Map(
    rows.map(({ tag, mark }) => {
      const last = before.get(tag)
      return [tag, last?.mark === mark ? last : { mark, learntAt }]
    }),
  )
}

/** Deletes takedowns ten minutes after KV took their marks, by when every location has them. */
export async function expireTakedowns({ db, now }: Call): Promise<void> {
  const isWritten = sql`not exists (select 1 from page_marks p where p.tag = ${tag} and p.why = 'withdrawn')`
  const [any] = await db.select({ tag }).from(takedowns).limit(1)
  if (!any) return
  await db
    .update(takedowns)
    .set({ markWrittenAt: now })
    .where(and(isNull(takedowns.markWrittenAt), isWritten))
  await db.delete(takedowns).where(lt(takedowns.markWrittenAt, new Date(now.getTime() - retentionMs)))
}
