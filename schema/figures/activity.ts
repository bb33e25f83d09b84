import { z } from 'zod'

/** The kinds of activity that an owner sees (R11); visits are grouped by day, with a plan that includes them. */
const activityKinds = [
  'viewed',
  'storiesOpened',
  'chatted',
  'resultShared',
  'messageLeft',
  'handedOver',
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
  /** ISO; for daily visits the last one of the day. */
  at: z.string(),
  /** How many events or claims; 1 for a single one. */
  count: z.number().int(),
  /** The visitor or the referee; '' where nobody is named. */
  name: z.string(),
  /** The story's title; '' without a story. */
  title: z.string(),
  /** The lead's or the story's id, for its link; null where there is none. */
  id: z.number().int().nullable(),
})
export type Activity = z.infer<typeof activitySchema>

/** Answer of GET /api/dashboard/activity, newest first. */
export const activityPageSchema = z.object({
  items: z.array(activitySchema),
  nextCursor: z.string().nullable(),
})
export type ActivityPage = z.infer<typeof activityPageSchema>
