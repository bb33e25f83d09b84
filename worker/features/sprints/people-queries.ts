import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { SprintList, SprintPeople } from '#schema/billing/sprint-answers.ts'
import { nextSprint } from '#schema/billing/sprints.ts'
import { dayMs } from '#schema/durations.ts'
import type { Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { tables } from '../../services/database.ts'
import { readTogether } from '../../services/write.ts'
import { roomOf } from './calendar.ts'
import { findSprint } from './queries.ts'

const { availability, orders, outbox, profiles, sprints, sprintSeats, users } = tables
const shownAtOnce = 26

/** The key of the mail of the day before (`emails.ts`), in SQL. */
const reminderKey = (mailbox: SQL, number: SQL | number): SQL =>
  sql`('sprint/' || cast(${number} as integer) || '/eve/' || ${mailbox})`

const countOf = ({ now }: Call, state: 'paid' | 'held') =>
  sql<number>`(select count(*) from ${sprintSeats} seat where seat.sprint_number = ${sprints.number}
    and seat.state = ${state} ${state === 'held' ? sql`and seat.held_until > ${now.getTime()}` : sql``})`

/** The next sprint and the last two years of sprints, newest first. */
export const selectSprints = (call: Call) =>
  call.db
    .select({
      number: sprints.number,
      startsAt: sprints.startsAt,
      capacity: sprints.capacity,
      room: sprints.room,
      paid: countOf(call, 'paid'),
      held: countOf(call, 'held'),
    })
    .from(sprints)
    .where(lte(sprints.number, nextSprint(call.now) + 1))
    .orderBy(desc(sprints.number))
    .limit(shownAtOnce)

export async function sprintList(call: Call): Promise<SprintList> {
  const items = await selectSprints(call)
  return {
    items: items.map(({ startsAt, room, ...sprint }) => ({
      ...sprint,
      room,
      startsAt: startsAt.toISOString(),
      hasBegun: startsAt <= call.now,
      joinedAt: roomOf(call, room) ?? null,
    })),
  }
}

/** The paid seats of a sprint and those that are held now. */
export const selectSeats = ({ db, now }: Call, number: number) =>
  db
    .select({
      orderId: orders.id,
      state: sprintSeats.state,
      heldUntil: sprintSeats.heldUntil,
      name: sql<string>`coalesce(${users.name}, ${orders.name})`,
      email: sql<string>`coalesce(${users.email}, ${orders.email})`,
      isLeaving: sql<boolean>`${orders.refundAskedAt} is not null`.mapWith(Boolean),
      remindedAt: outbox.createdAt,
    })
    .from(sprintSeats)
    .innerJoin(orders, eq(orders.id, sprintSeats.orderId))
    .leftJoin(users, eq(users.id, orders.userId))
    .leftJoin(outbox, eq(outbox.key, reminderKey(sql`${orders.normalisedEmail}`, number)))
    .where(
      and(
        eq(sprintSeats.sprintNumber, number),
        or(eq(sprintSeats.state, 'paid'), and(eq(sprintSeats.state, 'held'), gt(sprintSeats.heldUntil, now))),
      ),
    )
    .orderBy(asc(sprintSeats.createdAt))

/** Who has a seat in a sprint. @throws AppError SPRINT_NOT_FOUND. */
export async function sprintPeople(call: Call, number: number): Promise<SprintPeople> {
  const {
    sprints: [sprint],
    seats,
  } = await readTogether(call, { sprints: findSprint(call, number), seats: selectSeats(call, number) })
  if (!sprint) throw new AppError('SPRINT_NOT_FOUND')
  return {
    number,
    startsAt: sprint.startsAt.toISOString(),
    room: sprint.room,
    people: seats.map(({ state, heldUntil, remindedAt, ...person }) => ({
      ...person,
      state: state === 'paid' ? 'paid' : 'held',
      heldUntil: state === 'held' ? heldUntil.toISOString() : null,
      remindedAt: remindedAt?.toISOString() ?? null,
    })),
  }
}

/** A paid seat that nobody takes back, with its sprint, its order and its account. */
const isSeatKept = and(
  eq(sprintSeats.state, 'paid'),
  eq(orders.status, 'paid'),
  isNull(orders.refundAskedAt),
  isNotNull(orders.grantsUntil),
)

/** Who has a seat in a sprint that begins within a day, and was not mailed about it. */
export const seatsToRemindOf = ({ db, now }: Call, atMost: number) =>
  db
    .select({
      orderId: orders.id,
      userId: orders.userId,
      mailbox: sql<string>`${orders.normalisedEmail}`,
      number: sprints.number,
      startsAt: sprints.startsAt,
      room: sprints.room,
      name: sql<string>`coalesce(${users.name}, ${orders.name})`,
      email: sql<string>`coalesce(${users.email}, ${orders.email})`,
      timeZone: availability.timeZone,
    })
    .from(sprints)
    .innerJoin(sprintSeats, eq(sprintSeats.sprintNumber, sprints.number))
    .innerJoin(orders, eq(orders.id, sprintSeats.orderId))
    .leftJoin(users, eq(users.id, orders.userId))
    .leftJoin(profiles, eq(profiles.ownerId, orders.userId))
    .leftJoin(availability, eq(availability.profileId, profiles.id))
    .where(
      and(
        gt(sprints.startsAt, now),
        lte(sprints.startsAt, new Date(now.getTime() + dayMs)),
        isSeatKept,
        sql`not exists (select 1 from ${outbox} where key = ${reminderKey(sql`${orders.normalisedEmail}`, sql`${sprints.number}`)})`,
      ),
    )
    .limit(atMost)

export const accountsWithSeat = (number: number): SQL =>
  sql`select ${orders.userId} from ${sprintSeats} inner join ${orders} on ${orders.id} = ${sprintSeats.orderId}
    where ${sprintSeats.sprintNumber} = ${number} and ${orders.userId} is not null and ${isSeatKept}`

/** The condition that a seat is still valid when its mail is written. */
export const isSeatValid = (orderId: string) =>
  sql`exists (select 1 from ${sprintSeats} inner join ${orders} on ${orders.id} = ${sprintSeats.orderId}
    where ${sprintSeats.orderId} = ${orderId} and ${isSeatKept})`
