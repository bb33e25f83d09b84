import { z } from 'zod'
import { activitySchema } from './figures/activity.ts'
import { ownProfileSchema } from './profiles/profile-answers.ts'
import { dashboardStorySchema } from './stories/story-answers.ts'

/** What a profile needs to go live (R10), in the order in which it is shown. */
export const goLiveSteps = ['verified-address', 'two-references', 'one-story', 'be-active'] as const
export type GoLiveStep = (typeof goLiveSteps)[number]

/** How many validated references and stories a profile needs to go live (R10). */
export const neededReferences = 2
export const neededStories = 1

/** What a profile is completed with, each worth the same, in the order in which it is best done (R11). */
export const completionSteps = [
  'verified-address',
  'problem-and-role',
  'headline-and-about',
  'four-key-skills',
  'industry-and-areas',
  'solution-steps',
  'first-story',
  'two-references',
  'page-passed-on',
] as const
export type CompletionStep = (typeof completionSteps)[number]

/**
 * Answer of GET /api/current-user-dashboard (account spec section 3). `checklist` has every step of R10 with what the
 * profile has of what it needs; while all are done and `isLive` is false, it goes live within a minute.
 */
export const dashboardSchema = z.object({
  profile: ownProfileSchema,
  /** Counted from what happened on the profile's pages (R11); stories and references from the validated ones. */
  analytics: z.object({
    profileViews: z.number().int(),
    validatedStories: z.number().int(),
    chatInteractions: z.number().int(),
    scorecardCompletions: z.number().int(),
  }),
  /** How complete the profile is; the share that is done is its percentage (R11). */
  completion: z.array(z.object({ step: z.enum(completionSteps), done: z.boolean() })),
  /** What is new to the owner; counted to 100 and no further. */
  unread: z.object({ leads: z.number().int(), conversations: z.number().int() }),
  /** What is booked to come, counted to 100 and no further, with the next one by the owner's clock; whether hours are open (R24). */
  meetings: z.object({
    coming: z.number().int(),
    next: z.object({ start: z.string(), name: z.string(), timeZone: z.string() }).nullable(),
    hasOpenHours: z.boolean(),
  }),
  /** Until when the plan is a trial; null where it is none. */
  trialUntil: z.iso.datetime().nullable(),
  /** The sprint that is paid for, until its five days are over: when each begins, and where it is joined, if that is known. */
  sprint: z.object({ days: z.array(z.iso.datetime()), room: z.url().nullable() }).nullable(),
  /** What happened last (R11); GET /api/dashboard/activity has the rest. */
  activity: z.array(activitySchema),
  stories: z.array(dashboardStorySchema),
  /** How many referees are named and not validated yet: invited, or still to confirm their address. */
  waitingReferences: z.number().int(),
  checklist: z.array(
    z.object({
      step: z.enum(goLiveSteps),
      done: z.boolean(),
      have: z.number().int(),
      need: z.number().int(),
    }),
  ),
})
export type Dashboard = z.infer<typeof dashboardSchema>
