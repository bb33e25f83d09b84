import { z } from 'zod'
import { type DraftText, draftTexts } from '../drafts/profile-assistant.ts'
import { maxDraftTextLength, maxMessageLength } from '../limits.ts'
import { calledProfileSchema } from '../profiles/profiles.ts'
import { email, textLine } from '../text/form-fields.ts'
import { tooLong } from '../text/too-long.ts'
import { typedText } from '../text/typed.ts'

/** `sessions` is no session: GET /api/chat/sessions is a call of its own. */
export const sessionIdSchema = z
  .string()
  .regex(
    /^(?!sessions$)[A-Za-z0-9_-]{8,80}$/,
    'A session id is 8 to 80 letters, digits, hyphens or underscores.',
  )
const textSchema = typedText()
  .min(1, 'Please write a message first.')
  .max(maxMessageLength, tooLong(maxMessageLength, 'your message'))
const messageIdSchema = z.string().regex(/^[\w-]{8,80}$/)
/** The page said that the expert can read the conversation, without which they cannot (R20). */
const knowsOwnerReadsSchema = z.boolean().optional()

/** Body of POST /api/chat (R20): `agentName` is the profileUrl, and `messageId` makes a repeat harmless. */
export const saveMessageSchema = z.object({
  sessionId: sessionIdSchema,
  message: textSchema,
  isUser: z.boolean(),
  agentName: calledProfileSchema,
  messageId: messageIdSchema.optional(),
  knowsOwnerReads: knowsOwnerReadsSchema,
})

/** Body of POST /api/chat/ai-response (R21). */
export const askAgentSchema = z.object({
  sessionId: sessionIdSchema,
  userMessage: textSchema,
  agentName: calledProfileSchema,
  messageId: messageIdSchema.optional(),
  knowsOwnerReads: knowsOwnerReadsSchema,
  /** The visitor's scorecard, signed by GET /api/scorecard/{token}/for-chat; an invalid one is ignored. */
  scorecardResult: z.string().max(2000).optional().catch(undefined),
})
/** Body of POST /api/chat/{sessionId}/hand-off: the visitor agrees that the expert gets the conversation and the address (R29). */
export const handOffSchema = z.object({
  name: textLine('Please say who the expert is to answer', 1),
  email: email('Please check the email address'),
  consent: z.literal(true, 'Please agree that your conversation is passed on.'),
})
export type HandOff = Pick<z.output<typeof handOffSchema>, 'name' | 'email'>

export type AskAgent = z.infer<typeof askAgentSchema>

/** A better text for one field of a draft, in place of `instead` (R21b). */
export const suggestionSchema = z.object({
  field: z.enum(Object.keys(draftTexts) as DraftText[]),
  text: typedText().min(1).max(maxDraftTextLength),
  instead: z.string(),
})
export type Suggestion = z.infer<typeof suggestionSchema>
