import { z } from 'zod'

/** Unanswered questions, each once for all who asked it; nobody is named. */
const unansweredSchema = z.object({
  id: z.number().int(),
  /** The question as the first visitor put it. */
  example: z.string(),
  /** How many asked it, each visitor once a day. */
  count: z.number().int(),
  source: z.enum(['chat', 'message']),
  firstAt: z.string(),
  lastAt: z.string(),
  state: z.enum(['open', 'answered', 'dismissed']),
  /** How many left an address and wait for the answer by mail. */
  waiting: z.number().int(),
  /** What the agent was taught for it; null where it was taught nothing. */
  correctionId: z.number().int().nullable(),
  /** The story that was begun from it. */
  storyId: z.number().int().nullable(),
})
export type Unanswered = z.infer<typeof unansweredSchema>

/** Answer of GET /api/inbox/{id}. */
const unansweredAnswerSchema = z.object({
  item: unansweredSchema,
  /** Whether the plan lets the owner answer and teach. */
  canTeach: z.boolean(),
})
export type UnansweredAnswer = z.infer<typeof unansweredAnswerSchema>

/** Answer of GET /api/inbox: a page of 24. */
const inboxPageSchema = z.object({
  items: z.array(unansweredSchema),
  nextCursor: z.string().nullable(),
  /** How many questions are open, at most 1,000. */
  open: z.number().int(),
  /** Whether the plan lets the owner answer and teach. */
  canTeach: z.boolean(),
})
export type InboxPage = z.infer<typeof inboxPageSchema>
