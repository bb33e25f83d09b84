import { z } from 'zod'
import { calledProfileSchema } from '../profiles/profiles.ts'
import { email } from '../text/form-fields.ts'
import { typedLine, typedText } from '../text/typed.ts'
import { maxTextLength } from './questions.ts'

const maxAnswers = 60
const text = typedText().max(maxTextLength)

/** Body of POST /api/scorecard; the server computes score, stage and feedback itself (R3). */
export const scorecardInputSchema = z.object({
  /** Made by the browser for each assessment, so that a repeat writes nothing. */
  submissionKey: z.uuid().optional(),
  /** The expert whose scorecard it is, if any. */
  profileUrl: calledProfileSchema.optional(),
  /** Consent that this expert may see the result and reply. */
  sharesWithOwner: z.boolean().optional().default(false),
  name: typedLine().min(1, 'Please tell us your name').max(120, 'A name has 120 characters at most'),
  email: email('Please check the email address'),
  mobile: typedLine().max(40, 'A number has 40 characters at most').optional().default(''),
  currentGoal: text.optional().default(''),
  shortTermGoals: z.array(text).max(20).optional().default([]),
  /** By question id; numbers and booleans are accepted. */
  answers: z
    .record(z.string().max(60), z.union([text, z.array(text).max(20), z.number(), z.boolean()]))
    .refine((answers) => Object.keys(answers).length <= maxAnswers, 'There are not that many questions')
    .transform((answers) =>
      Object.fromEntries(
        Object.entries(answers).map(([id, answer]) => [id, Array.isArray(answer) ? answer : String(answer)]),
      ),
    ),
  totalScore: z.unknown().optional(),
  stage: z.unknown().optional(),
  /** By default the category of the goal. */
  selectedCategory: typedLine().max(60).optional().default(''),
  categoryFeedback: z.unknown().optional(),
  wantsSupport: z.boolean().optional().default(false),
})
export type ScorecardInput = z.input<typeof scorecardInputSchema>
