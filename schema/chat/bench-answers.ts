import { z } from 'zod'
import { quotedCorrectionSchema } from '../corrections/correction-answers.ts'
import { citationSchema } from './chat-answers.ts'
import { groundSchema } from './grounds.ts'

/** What the agent says to a question that is tried. */
const triedAnswerSchema = z.object({
  text: z.string(),
  citations: z.array(citationSchema),
  /** What a model's words rest on; none of the built-in agent's. */
  grounds: z.array(groundSchema),
  corrections: z.array(quotedCorrectionSchema),
  /** Whether it is a plain no. */
  isUnanswered: z.boolean(),
  tokens: z.number().int(),
})
export type TriedAnswer = z.infer<typeof triedAnswerSchema>

/**
 * A line of POST /api/agent-bench: a question, the answer as the agent is now and with what is tried, or a code. The last
 * line says how many tokens of the day's allowance were used.
 */
export const benchLineSchema = z.union([
  z.object({ question: z.string(), now: triedAnswerSchema, with: triedAnswerSchema.optional() }),
  z.object({ question: z.string(), code: z.enum(['AGENT_RESTING', 'AGENT_UNAVAILABLE']) }),
  z.object({ tokens: z.number().int() }),
])
export type BenchLine = z.infer<typeof benchLineSchema>
