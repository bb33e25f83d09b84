import { z } from 'zod'

const moment = z.iso.datetime()

/** Answer of GET /api/admin/sprints: the next sprint and those before it, newest first. */
const sprintListSchema = z.object({
  items: z.array(
    z.object({
      number: z.int(),
      startsAt: moment,
      capacity: z.int(),
      paid: z.int(),
      held: z.int(),
      hasBegun: z.boolean(),
      /** The link of its own. */
      room: z.string().nullable(),
      /** The link that its people are given; null where the coach writes. */
      joinedAt: z.string().nullable(),
    }),
  ),
})
export type SprintList = z.infer<typeof sprintListSchema>

/** Answer of GET /api/admin/sprints/{number}: who has a place, in the order of their payments. */
const sprintPeopleSchema = z.object({
  number: z.int(),
  startsAt: moment,
  room: z.string().nullable(),
  people: z.array(
    z.object({
      orderId: z.string(),
      name: z.string(),
      email: z.string(),
      state: z.enum(['paid', 'held']),
      /** Until when an unpaid place is held. */
      heldUntil: moment.nullable(),
      isLeaving: z.boolean(),
      /** When the mail of the day before was written. */
      remindedAt: moment.nullable(),
    }),
  ),
})
export type SprintPeople = z.infer<typeof sprintPeopleSchema>
