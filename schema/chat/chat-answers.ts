import { z } from 'zod'
import { quotedCorrectionSchema } from '../corrections/correction-answers.ts'
import { placeKinds } from '../meetings/meeting-options.ts'
import { suggestionSchema } from './chat.ts'
import { groundSchema } from './grounds.ts'
import { toolUseSchema } from './tool-uses.ts'

/**
 * A story that the agent quotes: its index among the page's stories, its title, and the words quoted; `confirmedBy` says
 * who confirmed them and when, where they are a confirmed claim (R9b).
 */
export const citationSchema = z.object({
  storyId: z.number().int(),
  storyIndex: z.number().int(),
  title: z.string(),
  quote: z.string(),
  confirmedBy: z
    .array(z.object({ referenceId: z.number().int().optional(), name: z.string(), at: z.string() }))
    .optional(),
})

export type Citation = z.infer<typeof citationSchema>

/** The story that comes nearest to a question which it may not answer: offered as one press, not quoted (R22). */
const nearestStorySchema = citationSchema.omit({ quote: true, confirmedBy: true })

export type NearestStory = z.infer<typeof nearestStorySchema>

/** When the expert can be met next, offered beside the agent's words as buttons: moments in UTC, ISO; none where every hour is taken (R16). */
const meetingOfferSchema = z.object({
  slots: z.array(z.string()),
  /** Minutes. */
  length: z.number().int(),
  place: z.enum(placeKinds),
  /** The expert's. */
  timeZone: z.string(),
})

export type MeetingOffer = z.infer<typeof meetingOfferSchema>

export const chatMessageSchema = z.object({
  id: z.string(),
  text: z.string(),
  isUser: z.boolean(),
  timestamp: z.string(),
  citations: z.array(citationSchema),
  suggestion: suggestionSchema.optional(),
  /** The stories that stand nearest to a question that got a plain no (R22), or the second one beside a quoted story. */
  perhaps: z.array(nearestStorySchema).optional(),
  corrections: z.array(quotedCorrectionSchema).optional(),
  /** What each sentence of a configured model rests on. */
  grounds: z.array(groundSchema).optional(),
  /** What the agent's tools did for it. */
  toolUses: z.array(toolUseSchema).optional(),
})

export type ChatMessage = z.infer<typeof chatMessageSchema>

/** A visitor's conversation with an expert's agent, as the expert may read it: begun after the notice that says so (R20). */
const conversationSchema = z.object({
  id: z.string(),
  startedAt: z.string(),
  lastActivityAt: z.string(),
  /** What the visitor asked first. */
  opening: z.string(),
  /** How many questions the visitor asked. */
  questions: z.number().int(),
  /** False while something in it is new to the expert. */
  isRead: z.boolean(),
  /** The site on which they used the widget: empty where it is not known, null where they did not. */
  widgetSite: z.string().nullable(),
  /** Who it was, where they left the expert a message out of it. */
  lead: z.object({ id: z.number().int(), name: z.string(), email: z.string() }).nullable(),
})

export type Conversation = z.infer<typeof conversationSchema>

/** Its answer: the one in which something was said last comes first. */
export const conversationsPageSchema = z.object({
  conversations: z.array(conversationSchema),
  nextCursor: z.string().nullable(),
})

export type ConversationsPage = z.infer<typeof conversationsPageSchema>

/** Answer of GET /api/dashboard/conversations/{sessionId}: oldest line first; of a very long one the last 400. */
export const conversationWithLinesSchema = conversationSchema.extend({
  lines: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      isUser: z.boolean(),
      at: z.string(),
      citations: z.array(citationSchema),
      perhaps: z.array(nearestStorySchema).nullable(),
      grounds: z.array(groundSchema).nullable(),
      toolUses: z.array(toolUseSchema).nullable(),
    }),
  ),
})

export type ConversationWithLines = z.infer<typeof conversationWithLinesSchema>
