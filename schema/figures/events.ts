import { z } from 'zod'
import { calledProfileSchema } from '../profiles/profiles.ts'

/** What happened, in the past tense; figures on a dashboard are counted from these (R11). */
export const eventKindSchema = z.enum([
  'profileViewed',
  'storyOpened',
  'chatStarted',
  'scorecardCompleted',
  'bookingMade',
  'widgetOpened',
])
export type EventKind = z.infer<typeof eventKindSchema>

/** Where somebody was before, as `web/client/came-from.ts` says it: the host of a site, an app, or a page of ours; '' where nothing says it. */
const from = z.string().trim().max(253).optional()

/** Body of POST /api/seen, sent by a page after it is shown; what content blockers stop is called otherwise than it is here. */
export const seenSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('profileViewed'), profileUrl: calledProfileSchema, from }),
  z.object({
    kind: z.literal('storyOpened'),
    profileUrl: calledProfileSchema,
    storyId: z.number().int(),
    from,
  }),
])
