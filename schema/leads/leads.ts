import { z } from 'zod'
import { maxMessageLength } from '../limits.ts'
import { cursorSchema } from '../paging.ts'
import { tooLong } from '../text/too-long.ts'
import { typedText } from '../text/typed.ts'

/** Query of GET /api/dashboard/leads. `search` is looked for in name and address. */
export const leadsQuerySchema = z.object({
  cursor: cursorSchema,
  show: z.enum(['all', 'unanswered']).default('all'),
  search: z.string().trim().max(120).default(''),
})

/** Body of POST /api/dashboard/leads/{id}/answered. */
export const leadAnsweredSchema = z.object({ isAnswered: z.boolean() })

/** Body of POST /api/dashboard/leads/{id}/answer: what the owner answers to a conversation that was handed to them. */
export const handOffAnswerSchema = z.object({
  text: typedText('Please write your answer first.')
    .min(1, 'Please write your answer first.')
    .max(maxMessageLength, tooLong(maxMessageLength, 'your answer')),
})
export type HandOffAnswer = z.output<typeof handOffAnswerSchema>
