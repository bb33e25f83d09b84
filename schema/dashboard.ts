import { z } from 'zod'

/** What a profile still needs before it goes live, in the order in which it is shown (R10). */
export const goLiveSteps = [
  'verify-email',
  'describe-work',
  'two-references',
  'one-story',
  'be-active',
] as const

/**
 * Answer of GET /api/current-user-dashboard (account spec section 3). `checklist` says what is done of what a profile
 * needs to go live, `have` of `need` where it counts.
 */
export const dashboardSchema = z.object({
  profile: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    currentRole: z.string(),
    level: z.number().int(),
    plan: z.string(),
    profileUrl: z.string(),
    isActive: z.boolean(),
    isLive: z.boolean(),
    scorecardActive: z.boolean(),
    /** What its picture is drawn from. */
    businessAreas: z.array(z.string()),
    keySkills: z.array(z.string()),
  }),
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
