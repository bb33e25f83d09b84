import { z } from 'zod'
import { ownProfileSchema } from './customer-profile.ts'
import { dashboardStorySchema } from './own-stories.ts'

/** What a profile needs to go live (R10), in the order in which it is shown. */
export const goLiveSteps = ['two-references', 'one-story', 'be-active'] as const
export type GoLiveStep = (typeof goLiveSteps)[number]

/** How many validated references and stories a profile needs to go live (R10). */
export const neededReferences = 2
export const neededStories = 1

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
  stories: z.array(dashboardStorySchema),
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
