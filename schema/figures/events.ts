import { z } from 'zod'
import { calledProfileSchema } from '../profiles/profiles.ts'

/** The kinds of events, in the past tense, that a dashboard counts (R11). */
const eventKindSchema = z.enum([
  'profileViewed',
  'storyOpened',
  'chatStarted',
  'scorecardCompleted',
  'bookingMade',
  'widgetOpened',
])
export type EventKind = z.infer<typeof eventKindSchema>

/** The referrer, by `web/client/visit-referrer.ts`: a host, an app, or a page of ours; '' for none. */
const from = z.string().trim().max(253).optional()

/** Body of POST /api/seen, sent by a page after it is shown; names that content blockers stop are avoided. */
export const seenSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('profileViewed'), profileUrl: calledProfileSchema, from }),
  z.object({
    kind: z.literal('storyOpened'),
    profileUrl: calledProfileSchema,
    storyId: z.number().int(),
    from,
  }),
])
