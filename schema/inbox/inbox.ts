import { z } from 'zod'
import { maxCorrectionLength } from '../corrections/correction-limits.ts'
import { newCorrectionSchema } from '../corrections/corrections.ts'
import { maxMessageLength } from '../limits.ts'
import { cursorSchema } from '../paging.ts'
import { tooLong } from '../text/too-long.ts'
import { typedText } from '../text/typed.ts'

/** Where an unanswered question was asked: of the agent, or in a message that asks for the expert's answer. */
export type UnansweredSource = 'chat' | 'message'
export type UnansweredState = 'open' | 'answered' | 'dismissed'

/** Query of GET /api/inbox. */
export const inboxQuerySchema = z.object({
  show: z.enum(['open', 'answered', 'dismissed']).default('open'),
  order: z.enum(['newest', 'most-asked']).default('newest'),
  cursor: cursorSchema,
})
export type InboxQuery = z.output<typeof inboxQuerySchema>

/** Body of POST /api/inbox/{id}/answer: the owner's own words, taught to the agent, mailed to who asked for it, or both. */
export const inboxAnswerSchema = z
  .object({
    text: typedText('Please write your answer first.')
      .min(1, 'Please write your answer first.')
      .max(maxCorrectionLength, tooLong(maxCorrectionLength, 'your answer')),
    asCorrection: z.boolean(),
    mail: z.boolean(),
    /** The question in the owner's words, by which the agent knows it again; absent, as it was asked. */
    asked: newCorrectionSchema.shape.asked.optional(),
    /** The question as the owner read it. */
    shown: z.string().max(maxMessageLength).optional(),
  })
  .refine(({ asCorrection, mail }) => asCorrection || mail, {
    path: ['asCorrection'],
    message: 'Please choose whether to teach your agent, to write to who asked, or both.',
  })
export type InboxAnswer = z.output<typeof inboxAnswerSchema>

/** Body of POST /api/inbox/{id}/tie: the owner's story that answers it, or none any more. */
export const inboxLinkSchema = z.object({ storyId: z.number().int().nullable() })
export type InboxLink = z.output<typeof inboxLinkSchema>
