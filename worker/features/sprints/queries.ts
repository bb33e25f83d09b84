import { and, asc, eq, isNull, lte, max, type SQL, sql } from 'drizzle-orm'
import {
  lastSeats,
  latePaymentMinutes,
  nextSprint,
  seatCooldownMinutes,
  sprintDays,
} from '#schema/billing/sprints.ts'
import { normaliseEmail } from '#schema/email.ts'
import { plans, sprintCapacity } from '#schema/levels.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { daysAgo } from '../../services/retention.ts'

const { orders, sprints, sprintSeats } = tables

/** The buyer of an order: a visitor and a mailbox have one open order of the sprint. */
export type Buyer = { visitorId: string; email: string }

/** The open order of a buyer, for statements that name it `buyer`. */
export const openOrderOf = ({ visitorId, email }: Buyer): SQL =>
  sql`buyer.visitor_id = ${visitorId} and buyer.normalised_email = ${normaliseEmail(email)}
    and buyer.level = ${plans.sprint.level} and buyer.is_trial = 0 and ${isSprintOpen('buyer')}`

/** The condition that an order, by its name in the statement, waits to be paid. */
export const isSprintOpen = (order: 'buyer' | 'payer' | 'other'): SQL =>
  sql`${sql.raw(order)}.status in ('created', 'awaiting', 'declined')`

/** The condition that a row `seat` is a valid hold, which ends by time alone. */
export const isHeld = ({ now }: Call): SQL =>
  sql`(seat.state = 'held' and seat.held_until > ${now.getTime()})`

/** How many seats of a sprint are paid or held, in SQL. */
export const countSeats = (call: Call, number: SQL | number): SQL =>
  sql`(select count(*) from ${sprintSeats} seat where seat.sprint_number = ${number}
    and (seat.state = 'paid' or ${isHeld(call)}))`

/** Holds of the current sprint with their orders, as `seat` and `other`. */
const holds = ({ now }: Call): SQL =>
  sql`from ${sprintSeats} seat join ${orders} other on other.id = seat.order_id where seat.sprint_number = ${nextSprint(now)}`

/** The condition that a hold expired unpaid within the last hour. */
const isCoolingDown = (call: Call): SQL =>
  sql`(seat.state <> 'paid' and not ${isHeld(call)} and other.paid_at is null
    and seat.held_until > ${call.now.getTime() - seatCooldownMinutes * 60_000})`

/** The condition that `buyer`'s visitor or mailbox holds a seat under another order. */
export const holdsAlready = (call: Call): SQL =>
  sql`exists (select 1 ${holds(call)} and ${isHeld(call)} and other.id <> buyer.id
    and (other.visitor_id = buyer.visitor_id or other.one_mailbox = buyer.one_mailbox))`

/** The condition that a hold of `buyer`'s visitor or mailbox expired within the last hour. */
export const hasExpiredHold = (call: Call): SQL =>
  sql`exists (select 1 ${holds(call)} and ${isCoolingDown(call)}
    and (other.visitor_id = buyer.visitor_id or other.one_mailbox = buyer.one_mailbox))`

/**
 * How many holds of `buyer`'s network expired within the last hour; so many seats are withheld from it only, so that
 * nobody can block seats again and again.
 */
export const expiredFromNetwork = (call: Call): SQL =>
  sql`(select count(*) ${holds(call)} and ${isCoolingDown(call)} and other.network = buyer.network and other.network <> '')`

/** The condition that the last seats are left, of which another buyer of `buyer`'s network holds one. */
export const isHeldNearby = (call: Call): SQL =>
  sql`(${countSeats(call, sql`sprint.number`)} >= sprint.capacity - ${lastSeats}
    and exists (select 1 ${holds(call)} and ${isHeld(call)} and other.id <> buyer.id
      and other.network = buyer.network and other.network <> ''))`

/** The moment before which a hold must have ended for its order to expire. */
const holdsExpiredBefore = ({ now }: Call) => new Date(now.getTime() - latePaymentMinutes * 60_000)

/** Holds whose orders expire, the oldest first. */
export const findExpiredHolds = (call: Call, atMost: number) =>
  call.db
    .select({ orderId: sprintSeats.orderId })
    .from(sprintSeats)
    .where(and(eq(sprintSeats.state, 'held'), lte(sprintSeats.heldUntil, holdsExpiredBefore(call))))
    .orderBy(asc(sprintSeats.heldUntil))
    .limit(atMost)

/** The condition that an open order is one of them. */
export const isOfExpiredHold = (call: Call, orderId: string): SQL =>
  sql`exists (select 1 from ${sprintSeats} seat join ${orders} payer on payer.id = seat.order_id
    where seat.order_id = ${orderId} and seat.state = 'held' and seat.held_until <= ${holdsExpiredBefore(call).getTime()}
      and ${isSprintOpen('payer')})`

/** A sprint, if it was opened. */
export const findSprint = ({ db }: Call, number: number) =>
  db.select().from(sprints).where(eq(sprints.number, number))

/** The condition that a sprint has begun and is not closed yet. */
export const hasSprintStarted = ({ now }: Call) => and(isNull(sprints.closedAt), lte(sprints.startsAt, now))

/** The number of the newest sprint up to one, if any was opened. */
export const newestSprint = ({ db }: Call, upTo: number) =>
  db
    .select({ number: max(sprints.number) })
    .from(sprints)
    .where(lte(sprints.number, upTo))

/** A sprint that began and is not closed yet, if there is one. */
export const findStartedSprints = (call: Call) =>
  call.db.select({ number: sprints.number }).from(sprints).where(hasSprintStarted(call)).limit(1)

/** The sprint in which an account has a paid seat: the one that comes or runs, else the last one. */
export function selectOwnSprint(call: Call, userId: string) {
  const began = daysAgo(call, sprintDays).getTime()
  return call.db
    .select({ number: sprints.number, room: sprints.room })
    .from(orders)
    .innerJoin(sprintSeats, and(eq(sprintSeats.orderId, orders.id), eq(sprintSeats.state, 'paid')))
    .innerJoin(sprints, eq(sprints.number, sprintSeats.sprintNumber))
    .where(and(eq(orders.userId, userId), eq(orders.status, 'paid'), isNull(orders.refundAskedAt)))
    .orderBy(sql`${sprints.startsAt} <= ${began}`, sql`abs(${sprints.startsAt} - ${began})`)
    .limit(1)
}

/** How many seats are left in the current sprint, in one row. */
export const seatsLeft = (call: Call) => {
  const number = nextSprint(call.now)
  const capacity = sql`coalesce((select capacity from ${sprints} where number = ${number}), ${sprintCapacity})`
  return call.db.all<{ of: number; left: number }>(
    sql`select ${capacity} as "of", max(0, ${capacity} - ${countSeats(call, number)}) as "left"`,
  )
}

type NoSeat = 'SPRINT_SOLD_OUT' | 'SEAT_HELD_ALREADY' | 'SEAT_HOLD_LAPSED' | 'SEATS_HELD_NEARBY'

/** The error code for a buyer for whom `holdSeat` returned no row, while their order is there. */
export const whyNoSeat = (call: Call, buyer: Buyer) =>
  call.db.all<{ why: NoSeat }>(sql`select case
      when ${holdsAlready(call)} then 'SEAT_HELD_ALREADY'
      when ${hasExpiredHold(call)} then 'SEAT_HOLD_LAPSED'
      when ${countSeats(call, nextSprint(call.now))} >= sprint.capacity then 'SPRINT_SOLD_OUT'
      when ${isHeldNearby(call)} then 'SEATS_HELD_NEARBY'
      when ${expiredFromNetwork(call)} > 0 then 'SEAT_HOLD_LAPSED'
      else 'SPRINT_SOLD_OUT' end as why
    from ${orders} buyer, ${sprints} sprint
    where ${openOrderOf(buyer)} and sprint.number = ${nextSprint(call.now)}`)
