import { z } from 'zod'
import { calledProfileSchema } from './profiles.ts'

/** What happened, in the past tense; figures on a dashboard are counted from these (R11). */
export const eventKindSchema = z.enum(['profileViewed', 'storyOpened', 'chatStarted', 'scorecardCompleted'])
export type EventKind = z.infer<typeof eventKindSchema>

/** Body of POST /api/events, sent by a page after it is shown. */
export const reportEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('profileViewed'), profileUrl: calledProfileSchema }),
  z.object({ kind: z.literal('storyOpened'), profileUrl: calledProfileSchema, storyId: z.number().int() }),
])
