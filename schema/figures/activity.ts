import { z } from 'zod'

/** The kinds of activity that an owner is shown (R11). Visits are grouped by day, if the plan covers it. */
export const activityKinds = [
  'viewed',
  'storiesOpened',
  'chatted',
  'resultShared',
  'messageLeft',
  'meetingBooked',
  'meetingCancelled',
  'referenceConfirmed',
  'referenceDeclined',
  'referenceWithdrawn',
  'claimsConfirmed',
  'storySubmitted',
  'storyValidated',
  'storyReturned',
  'suspended',
  'restored',
  'registered',
] as const
export type ActivityKind = (typeof activityKinds)[number]

/** One thing that happened. */
export const activitySchema = z.object({
  kind: z.enum(activityKinds),
  /** ISO; of what is told by the day, when it happened last that day. */
  at: z.string(),
  /** How often, or how many claims; 1 where it is one thing. */
  count: z.number().int(),
  /** Who: the visitor or the referee; '' where nobody is named. */
  name: z.string(),
  /** The story's title; '' where it is about none. */
  title: z.string(),
  /** Of the lead or the story, for the link to it; null where there is none. */
  id: z.number().int().nullable(),
})
export type Activity = z.infer<typeof activitySchema>

/** Answer of GET /api/dashboard/activity, newest first. */
export const activityPageSchema = z.object({
  items: z.array(activitySchema),
  nextCursor: z.string().nullable(),
})
export type ActivityPage = z.infer<typeof activityPageSchema>
