import { z } from 'zod'
import { activitySchema } from './figures/activity.ts'
import { ownProfileSchema } from './profiles/profile-answers.ts'
import { dashboardStorySchema } from './stories/story-answers.ts'

/** What a profile needs to be published (R10), in the order of the page. */
export const goLiveSteps = ['verified-address', 'two-references', 'one-story', 'be-active'] as const
export type GoLiveStep = (typeof goLiveSteps)[number]

/** How many validated references and stories a profile needs (R10). */
export const neededReferences = 2
export const neededStories = 1

/** The steps of a complete profile, each worth the same, in the recommended order (R11). */
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
 * Answer of GET /api/current-user-dashboard (account spec section 3); `checklist` has every step of R10, and a complete
 * profile is live within a minute.
 */
export const dashboardSchema = z.object({
  profile: ownProfileSchema,
  /** Counts of the profile's events (R11) and of its validated stories and references. */
  analytics: z.object({
    profileViews: z.number().int(),
    validatedStories: z.number().int(),
    chatInteractions: z.number().int(),
    scorecardCompletions: z.number().int(),
  }),
  /** The completed steps, whose share is the percentage (R11). */
  completion: z.array(z.object({ step: z.enum(completionSteps), done: z.boolean() })),
  /** What the owner has not read, at most 100. */
  unread: z.object({ leads: z.number().int(), conversations: z.number().int() }),
  /**
   * The number on the app's badge, of the dashboard and of every push: what is unread, and the stories that a validator
   * returned.
   */
  waiting: z.number().int(),
  /** Upcoming meetings, at most 100, with the next one in the owner's time zone, and whether hours are open (R24). */
  meetings: z.object({
    coming: z.number().int(),
    next: z.object({ start: z.string(), name: z.string(), timeZone: z.string() }).nullable(),
    hasOpenHours: z.boolean(),
  }),
  /** Whether the owner has named a site that may show their agent (R23). */
  hasOwnSite: z.boolean(),
  /** Until when the plan is a trial; null where it is none. */
  trialUntil: z.iso.datetime().nullable(),
  /** Where the last month could not be charged: until when the plan lasts, and the gateway’s page to pay it. */
  pastDue: z.object({ until: z.iso.datetime(), payAt: z.string().nullable() }).nullable(),
  /** The sprint that is paid for, also once it is over: when each of its five days begins, and where it is joined, if that is known. */
  sprint: z.object({ days: z.array(z.iso.datetime()), room: z.url().nullable() }).nullable(),
  /** The latest events (R11); GET /api/dashboard/activity has the rest. */
  activity: z.array(activitySchema),
  stories: z.array(dashboardStorySchema),
  /** How many referees are invited or still to confirm their address. */
  waitingReferences: z.number().int(),
  /** How many were never written to, because the first proof of the owner's address cancelled what had been set up. */
  stoppedReferences: z.number().int(),
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
