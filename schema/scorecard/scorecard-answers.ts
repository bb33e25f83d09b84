import { z } from 'zod'

const feedbackSchema = z.object({
  title: z.string(),
  summary: z.string(),
  insights: z.array(z.string()),
  recommendations: z.array(z.string()),
  nextSteps: z.string(),
})

/** A submission for its author; `token` is that of the private link. */
export const scorecardSubmissionSchema = z.object({
  token: z.string(),
  /** The expert's whose scorecard it was; null for the site's own. */
  profileUrl: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  currentGoal: z.string(),
  shortTermGoals: z.array(z.string()),
  answers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  totalScore: z.number().int().min(0).max(39),
  stage: z.string(),
  selectedCategory: z.string(),
  categoryFeedback: feedbackSchema,
  wantsSupport: z.boolean(),
  createdAt: z.string(),
})

export type ScorecardSubmission = z.infer<typeof scorecardSubmissionSchema>

/** Answer of POST /api/scorecard (public spec section 3). */
export const scorecardAnswerSchema = z.object({
  submission: scorecardSubmissionSchema,
  totalScore: z.number().int(),
})

export type ScorecardAnswer = z.infer<typeof scorecardAnswerSchema>
