import { z } from 'zod'
import { calledProfileSchema } from '../profiles/profiles.ts'
import { email } from '../text/form-fields.ts'
import { longestText } from './questions.ts'

const mostAnswers = 60
const text = z.string().trim().max(longestText)

/** What POST /api/scorecard takes. Score, stage and feedback may be sent; the server computes its own (R3). */
export const scorecardInputSchema = z.object({
  /** One for each assessment, made by the browser: the same again writes nothing. */
  submissionKey: z.uuid().optional(),
  /** Whose scorecard was taken, where it is an expert's. */
  profileUrl: calledProfileSchema.optional(),
  /** That this expert may see the result, and reply. */
  sharesWithOwner: z.boolean().optional().default(false),
  name: z.string().trim().min(1, 'Please tell us your name').max(120, 'A name has 120 characters at most'),
  email: email('Please check the e-mail address'),
  mobile: z.string().trim().max(40, 'A number has 40 characters at most').optional().default(''),
  currentGoal: text.optional().default(''),
  shortTermGoals: z.array(text).max(20).optional().default([]),
  /** By question id; a number or a yes may be sent as such. */
  answers: z
    .record(z.string().max(60), z.union([text, z.array(text).max(20), z.number(), z.boolean()]))
    .refine((answers) => Object.keys(answers).length <= mostAnswers, 'There are not that many questions')
    .transform((answers) =>
      Object.fromEntries(
        Object.entries(answers).map(([id, answer]) => [id, Array.isArray(answer) ? answer : String(answer)]),
      ),
    ),
  totalScore: z.unknown().optional(),
  stage: z.unknown().optional(),
  /** Without it the goal says which category it is. */
  selectedCategory: z.string().trim().max(60).optional().default(''),
  categoryFeedback: z.unknown().optional(),
  wantsSupport: z.boolean().optional().default(false),
})
export type ScorecardInput = z.input<typeof scorecardInputSchema>
