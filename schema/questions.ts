import { z } from 'zod'
import { sessionIdSchema } from './chat/chat.ts'
import { maxMessageLength } from './limits.ts'
import { calledProfileSchema } from './profiles/profiles.ts'
import { email } from './text/form-fields.ts'
import { tooLong } from './text/too-long.ts'
import { typedLine, typedText } from './text/typed.ts'

export type QuestionStatus = 'open' | 'answered' | 'dismissed'

/** Body of POST /api/questions: a visitor's message to an expert. Without an address nobody can reply. */
export const questionInputSchema = z
  .object({
    profileUrl: calledProfileSchema,
    question: typedText()
      .min(1, 'Please write a message first.')
      .max(maxMessageLength, tooLong(maxMessageLength, 'your message')),
    /** The conversation with the agent that it came out of. */
    sessionId: sessionIdSchema.optional(),
    name: typedLine().max(120, 'A name has 120 characters at most').optional().default(''),
    email: z
      .union([z.literal(''), email('Please check the email address')])
      .optional()
      .default(''),
    consent: z.literal(true, 'Please agree that your message is passed on.'),
    /** The agent had no answer, and the visitor agrees to be mailed the expert's, once (R29). */
    wantsAnswer: z.boolean().optional(),
    /** One for each message, made by the browser: the same again writes nothing. */
    questionKey: z.uuid().optional(),
  })
  .refine(({ wantsAnswer, email }) => !wantsAnswer || email, {
    path: ['email'],
    message: 'Please say where the answer should go',
  })
