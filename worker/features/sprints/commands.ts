import { and, eq, type SQL, sql } from 'drizzle-orm'
import { nextSprint, seatReservedMinutes, sprintStart } from '#schema/billing/sprints.ts'
import { sprintCapacity } from '#schema/levels.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { eraseInSlices } from '../../services/retention.ts'
import {
  type Buyer,
  countSeats,
  expiredFromNetwork,
  hasExpiredHold,
  hasSprintStarted,
  holdsAlready,
  isHeld,
  isHeldNearby,
  isSprintOpen,
  openOrderOf,
} from './queries.ts'

const { orders, sprints, sprintSeats } = tables

/** Inserts the current sprint, also before `holdSeat` in case the cron did not run; safe to repeat. */
export const openSprint = ({ db, now }: Call, number = nextSprint(now)) =>
  db
    .insert(sprints)
    .values({ number, startsAt: sprintStart(number), capacity: sprintCapacity })
    .onConflictDoNothing()

/** Closes the sprints that have begun. */
export const closeStartedSprints = (call: Call) =>
  call.db
    .update(sprints)
    .set({ closedAt: sql`${sprints.startsAt}` })
    .where(hasSprintStarted(call))

/** Sets where a sprint is joined, or takes the link away, unless it was changed since `before` was read. */
export const setRoom = ({ db }: Call, { number, room, before }: Room) =>
  db
    .update(sprints)
    .set({ room })
    .where(and(eq(sprints.number, number), sql`${sprints.room} is ${before}`))
export type Room = { number: number; room: string | null; before: string | null }

/** The condition that a sprint has another link than `before`. */
export const isRoomChanged = ({ number, before }: Room): SQL =>
  sql`not exists (select 1 from ${sprints} where number = ${number} and room is ${before})`

/** Records that the current sprint was seen without a free seat. */
export const markSoldOut = ({ db, now }: Call) =>
  db
    .update(sprints)
    .set({ soldOutAt: now })
    .where(eq(sprints.number, nextSprint(now)))

/**
 * Holds a seat for the buyer's open order; without a row `whyNoSeat` says why. A valid hold is never extended; that of
 * the same visitor moves to the new order from one with another address or account (R12).
 */
export const holdSeat = (call: Call, buyer: Buyer) => ({
  moved: moveHold(call, buyer),
  seat: insertSeat(call, buyer),
})

const moveHold = (call: Call, buyer: Buyer) =>
  call.db.run(sql`update ${sprintSeats} as seat set order_id = buyer.id from ${orders} buyer
    where ${openOrderOf(buyer)} and seat.sprint_number = ${nextSprint(call.now)} and ${isHeld(call)}
      and seat.order_id in (select other.id from ${orders} other
        where other.visitor_id = buyer.visitor_id and other.id <> buyer.id
          and (${isSprintOpen('other')} or other.status = 'expired'))
      and not exists (select 1 from ${sprintSeats} mine where mine.order_id = buyer.id)`)

function insertSeat(call: Call, buyer: Buyer) {
  const { db, now } = call
  const isMine = sql`exists (select 1 from ${sprintSeats} seat
    where seat.order_id = buyer.id and seat.sprint_number = sprint.number and ${isHeld(call)})`
  const isFree = sql`not ${holdsAlready(call)} and not ${hasExpiredHold(call)} and not ${isHeldNearby(call)}
    and ${countSeats(call, sql`sprint.number`)} + ${expiredFromNetwork(call)} < sprint.capacity`
  const isHoldValid = sql`(${sprintSeats.state} = 'held' and ${sprintSeats.heldUntil} > ${now.getTime()}
    and ${sprintSeats.sprintNumber} = excluded.sprint_number)`
  return db
    .insert(sprintSeats)
    .select(
      sql`select buyer.id, sprint.number, 'held', min(${now.getTime() + seatReservedMinutes * 60_000}, sprint.starts_at), ${now.getTime()}
      from ${orders} buyer, ${sprints} sprint
      where ${openOrderOf(buyer)} and sprint.number = ${nextSprint(now)} and sprint.closed_at is null
        and (${isMine} or (${isFree}))`,
    )
    .onConflictDoUpdate({
      target: sprintSeats.orderId,
      set: {
        heldUntil: sql`case when ${isHoldValid} then ${sprintSeats.heldUntil} else excluded.held_until end`,
        createdAt: sql`case when ${isHoldValid} then ${sprintSeats.createdAt} else excluded.created_at end`,
        sprintNumber: sql`excluded.sprint_number`,
        state: 'held',
      },
      setWhere: sql`${sprintSeats.state} <> 'paid'`,
    })
    .returning()
}

/**
 * Assigns a seat of a coming sprint to an order whose money is held; no row means that nothing may be charged. It
 * precedes the statement that pays.
 */
export function paySeat(call: Call, orderId: string) {
  const { db, now } = call
  const takesPeople = sql`sprint.starts_at > ${now.getTime()} and sprint.closed_at is null`
  const isFree = sql`${countSeats(call, sql`sprint.number`)} < sprint.capacity`
  return db
    .insert(sprintSeats)
    .select(
      sql`select payer.id, sprint.number, 'paid', coalesce(mine.held_until, ${now.getTime()}), coalesce(mine.created_at, ${now.getTime()})
      from ${orders} payer left join ${sprintSeats} mine on mine.order_id = payer.id
        join ${sprints} sprint on sprint.number = coalesce(mine.sprint_number, payer.sprint_number)
      where payer.id = ${orderId} and (mine.state = 'paid' or (${isSprintOpen('payer')} and ${takesPeople}
        and ((mine.state = 'held' and mine.held_until > ${now.getTime()}) or (${isFree}))))`,
    )
    .onConflictDoUpdate({ target: sprintSeats.orderId, set: { state: 'paid' } })
    .returning()
}

/**
 * Releases the seat of an order that expired, was refunded or lost its dispute (after the statement that makes it so);
 * returns the seat if it did.
 */
export const releaseSeat = ({ db }: Call, orderId: string) =>
  db
    .update(sprintSeats)
    .set({ state: 'released' })
    .where(
      sql`${sprintSeats.orderId} = ${orderId} and ${sprintSeats.state} <> 'released' and exists (
        select 1 from ${orders} payer where payer.id = ${orderId} and (payer.status in ('expired', 'refunded')
          or (payer.status = 'disputed' and payer.dispute_closed_at is not null)))`,
    )
    .returning()

/** Frees the seats that an account has in sprints to come (before its orders are let go of). */
export const releaseSeatsOf = ({ db, now }: Call, userId: string) =>
  db.run(sql`update ${sprintSeats} set state = 'released' where state <> 'released'
    and order_id in (select id from ${orders} where user_id = ${userId})
    and sprint_number in (select number from ${sprints} where starts_at > ${now.getTime()})`)

/** Deletes the seats of orders that were never paid, held until before a moment; safe to repeat. */
export const deleteSeats = (call: Call, before: Date) =>
  eraseInSlices(
    call,
    sprintSeats,
    sql`state in ('held', 'released') and held_until < ${before.getTime()} and exists (select 1 from ${orders} o
      where o.id = order_id and o.status in ('created', 'expired') and o.paid_at is null)`,
  )
