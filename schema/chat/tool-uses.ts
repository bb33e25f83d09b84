import { z } from 'zod'
import { maxMessageLength } from '../limits.ts'

/** What a configured model can do for a visitor beside answering; none of it binds before the visitor's own press. */
const toolNames = ['find_story', 'free_times', 'leave_question', 'recommend_scorecard'] as const
export type ToolName = (typeof toolNames)[number]

/** What an agent did for an answer, in words that the visitor reads. */
export const toolUseSchema = z.object({
  tool: z.enum(toolNames),
  says: z.string(),
  /** The message that the visitor may send to the expert, or change. */
  question: z.string().max(maxMessageLength).optional(),
})

export type ToolUse = z.infer<typeof toolUseSchema>
