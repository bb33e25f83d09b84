import { z } from 'zod'
import { agentSettingsSchema } from '../agent-settings/agent-settings.ts'
import { newCorrectionSchema } from '../corrections/corrections.ts'
import { maxMessageLength } from '../limits.ts'
import { tooLong } from '../text/too-long.ts'
import { typedText } from '../text/typed.ts'

/** The most questions of one trial of an agent (R29). */
export const maxTried = 20

/** Body of POST /api/agent-bench: questions, and what is to be tried beside what the agent knows now. */
export const benchSchema = z.object({
  questions: z
    .array(
      typedText()
        .min(1, 'Please write a question first.')
        .max(maxMessageLength, tooLong(maxMessageLength, 'the question')),
    )
    .min(1, 'Please write a question first.')
    .max(maxTried, `${maxTried} questions at most`),
  draft: newCorrectionSchema.pick({ asked: true, answer: true }).optional(),
  settings: agentSettingsSchema.pick({ avoid: true, manner: true }).optional(),
})
export type Bench = z.output<typeof benchSchema>
