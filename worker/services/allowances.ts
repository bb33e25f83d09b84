import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import { dayMs, hourMs } from '#schema/durations.ts'
import type { Call } from '../call.ts'
import { dayOf } from './clock.ts'
import { tables } from './database.ts'
import { eraseInSlices } from './retention.ts'
import { write } from './write.ts'

const { budgets, reservations } = tables
/** Longer than anything takes that is settled at its end (R21). */
const settledWithinMs = 120_000
const windowsMs = { day: dayMs, hour: hourMs, '15 min': 900_000, '5 min': 300_000 }

export type Allowance<Unit extends string = string> = {
  unit: Unit
  /** The key beside the window: `visitor:…`, `profile:…` */
  subject: string
  /** Reserved now; `chargeReserved` gives back what was not used. */
  amount: number
  /** The most for one window. */
  limit: number
  /** Windows begin at whole multiples of their length, UTC. */
  window: keyof typeof windowsMs
  /** Set by `reserveUntilSettled`. */
  reservation?: string
}
/** Which limit is used up, and until when. */
export type ExceededLimit<Unit extends string = string> = { unit: Unit; retryAfterSeconds: number }
type Reserved<Unit extends string> =
  | { allowances: Allowance<Unit>[]; exceeded?: undefined; lacksWished?: boolean }
  | { exceeded: ExceededLimit<Unit> }

/** Whether limits hold here: RATE_LIMITS is read by this function alone. */
export const limitsHold = ({ variables }: Call) => variables.RATE_LIMITS === 'on'

/**
 * Reserves from all allowances or from none; answers the first that is used up and the seconds until its next window.
 * Not counted while limits are off.
 */
export async function reserve<Unit extends string>(
  call: Call,
  allowances: Allowance<Unit>[],
): Promise<Reserved<Unit>> {
  if (!limitsHold(call) || !allowances.length) return { allowances: [] }
  const { requested, exceeded, exceededRows: selectExceeded } = countedFor(call, allowances)
  const { taken: counted, exceededRows } = await write(call, {
    taken: call.db.all(sql`${requested} insert into ${budgets} (subject, day, used)
      select subject, day, amount from requested where not exists (select 1 ${exceeded})
      on conflict do update set used = used + excluded.used returning used`),
    exceededRows: selectExceeded,
  })
  if (counted.length) return { allowances }
  return { exceeded: exceededOf(call, allowances, exceededRows) }
}

/** Reserves one of a day's limit. */
export const reserveOneToday = <Unit extends string>(
  call: Call,
  allowance: Pick<Allowance<Unit>, 'unit' | 'subject' | 'limit'>,
) => reserve(call, [{ ...allowance, amount: 1, window: 'day' }])

/**
 * The same, until `chargeReserved` or `releaseReserved`, or for two minutes if neither comes; what is `wished` is reserved
 * too, if all of it is left.
 */
export async function reserveUntilSettled<Unit extends string>(
  call: Call,
  needed: Allowance<Unit>[],
  wished: Allowance<Unit>[] = [],
): Promise<Reserved<Unit>> {
  const allowances = [...needed, ...wished]
  if (!limitsHold(call) || !allowances.length) return { allowances: [] }
  const { db, now } = call
  const id = crypto.randomUUID()
  const { requested, exceeded, exceededRows: selectExceeded } = countedFor(call, allowances)
  const isNeeded = sql`requested.position < ${needed.length}`
  const isRequested = sql`(day, subject) in (select day, subject from requested)`
  const isLapsed = sql`lapses_at <= ${now.getTime()}`
  const { taken: counted, exceededRows } = await write(call, {
    lapsed: [
      db.run(sql`${requested} update ${budgets} set used = max(0, used - (select sum(amount) from ${reservations} r
        where r.day = chat_budgets.day and r.subject = chat_budgets.subject and ${isLapsed}))
        where ${isRequested} and exists (select 1 from ${reservations} r
          where r.day = chat_budgets.day and r.subject = chat_budgets.subject and ${isLapsed})`),
      db.run(sql`${requested} delete from ${reservations} where ${isRequested} and ${isLapsed}`),
    ],
    held: db.run(sql`${requested} insert into ${reservations} (id, subject, day, amount, lapses_at)
      select ${id}, subject, day, amount, ${now.getTime() + settledWithinMs} from requested
      where not exists (select 1 ${exceeded} and ${isNeeded}) and (${isNeeded} or not exists (select 1 ${exceeded}))`),
    taken: db.all(sql`${requested} insert into ${budgets} (subject, day, used)
      select subject, day, amount from requested where exists (select 1 from ${reservations} r
        where r.id = ${id} and r.day = requested.day and r.subject = requested.subject)
      on conflict do update set used = used + excluded.used returning used`),
    exceededRows: selectExceeded,
  })
  if (!counted.length) return { exceeded: exceededOf(call, allowances, exceededRows) }
  const lacksWished = counted.length < allowances.length
  const granted = lacksWished ? needed : allowances
  return { allowances: granted.map((one) => ({ ...one, reservation: id })), lacksWished }
}

/**
 * The same in the batch of the statement that it limits: `isLeft` is its condition, `exceededRows` follows it and `exceededIn`
 * reads the rows, and `take`, the last, counts.
 */
export function reserveWithin<Unit extends string>(call: Call, allowances: Allowance<Unit>[]) {
  const { db } = call
  const exceededIn = (exceededRows: { position: number }[]) =>
    exceededRows.length ? exceededOf(call, allowances, exceededRows) : undefined
  if (!limitsHold(call) || !allowances.length)
    return {
      isLeft: sql`true`,
      exceededRows: db.all<{ position: number }>(sql`select 0 as position where false`),
      exceededIn,
      take: () => [],
    }
  const { requested, exceeded, exceededRows } = countedFor(call, allowances)
  const take = (isDone: SQL) => [
    db.run(sql`${requested} insert into ${budgets} (subject, day, used)
      select subject, day, amount from requested where ${isDone}
      on conflict do update set used = used + excluded.used`),
  ]
  return { isLeft: sql`not exists (${requested} select 1 ${exceeded})`, exceededRows, exceededIn, take }
}

/** The condition that something is left of a day's limit whose subject is given in SQL. */
export const isLeftToday = (call: Call, subject: SQL, limit: number): SQL =>
  limitsHold(call)
    ? sql`not exists (select 1 from ${budgets} b where b.subject = ${subject} and b.day = ${dayOf(call.now)} and b.used >= ${limit})`
    : sql`true`

/** What is requested, in SQL, what of it is missing, and the statement that reads this. */
function countedFor({ db, now }: Call, allowances: Allowance[]) {
  const rows = allowances.map(
    (one, index) => sql`(${index}, ${one.subject}, ${windowOf(one, now)}, ${one.amount}, ${one.limit})`,
  )
  const requested = sql`with requested (position, subject, day, amount, most) as (values ${sql.join(rows, sql`, `)})`
  const exceeded = sql`from requested left join ${budgets} b on b.subject = requested.subject and b.day = requested.day
    where coalesce(b.used, 0) + requested.amount > requested.most`
  return {
    requested,
    exceeded,
    exceededRows: db.all<{ position: number }>(
      sql`${requested} select requested.position ${exceeded} order by requested.position`,
    ),
  }
}

function exceededOf<Unit extends string>(
  { now }: Call,
  allowances: Allowance<Unit>[],
  exceededRows: { position: number }[],
) {
  const first = allowances[exceededRows[0]?.position ?? 0] as Allowance<Unit>
  return { unit: first.unit, retryAfterSeconds: secondsToNext(first.window, now) }
}

/** Counts the units that were `used`, perhaps more, instead of those that are still reserved. */
export const chargeReserved = <Unit extends string>(
  call: Call,
  reserved: Allowance<Unit>[],
  used: Record<Unit, number>,
) => reserved.flatMap((one) => charge(call, one, used[one.unit]))

function charge({ db, now }: Call, one: Allowance, used: number) {
  const { subject, amount, reservation } = one
  const isReservation = and(eq(reservations.id, reservation ?? ''), eq(reservations.subject, subject))
  const reserved = reservation
    ? sql`coalesce((select ${reservations.amount} from ${reservations} where ${isReservation}), 0)`
    : sql`${amount}`
  const counted = db
    .update(budgets)
    .set({ used: sql`max(0, ${budgets.used} + ${used} - ${reserved})` })
    .where(and(eq(budgets.subject, subject), eq(budgets.day, windowOf(one, now))))
  return reservation ? [counted, db.delete(reservations).where(isReservation)] : [counted]
}

/** Gives back all that was reserved. */
export async function releaseReserved(call: Call, reserved: Allowance[]): Promise<void> {
  await write(call, { charged: reserved.flatMap((one) => charge(call, one, 0)) })
}

/**
 * Runs `work` on what was reserved; where it fails, that is given back behind the answer, so that nobody waits twice for a
 * database that hangs. @throws what `work` throws.
 */
export async function releasedIfFailed<Done>(
  call: Call,
  reserved: Allowance[],
  work: () => Promise<Done>,
): Promise<Done> {
  try {
    return await work()
  } catch (error) {
    call.keepAlive(
      releaseReserved(call, reserved).catch((cause: unknown) =>
        console.error('An allowance was not given back', cause instanceof Error ? cause.name : ''),
      ),
    )
    throw error
  }
}

/** Deletes the windows of past days, and what was never settled in them. */
export async function expireAllowances(call: Call): Promise<boolean> {
  const today = dayOf(call.now)
  const isDone = await eraseInSlices(call, reservations, lt(reservations.day, today))
  return (await eraseInSlices(call, budgets, lt(budgets.day, today))) && isDone
}

export const deleteSubject = ({ db }: Call, subject: string) =>
  db.delete(budgets).where(eq(budgets.subject, subject))

/** The key of a window: a date for a day, and `2026-11-21T10:15 5 min` for five minutes from a quarter past ten. */
function windowOf({ window }: Allowance, now: Date): string {
  if (window === 'day') return dayOf(now)
  const start = new Date(Math.floor(now.getTime() / windowsMs[window]) * windowsMs[window])
  return `${start.toISOString().slice(0, 16)} ${window}`
}

const secondsToNext = (window: Allowance['window'], now: Date) =>
  Math.ceil((windowsMs[window] - (now.getTime() % windowsMs[window])) / 1000)
