import type { Suggestion } from '#schema/chat/chat.ts'
import type { Citation, MeetingOffer, NearestStory } from '#schema/chat/chat-answers.ts'
import type { BookingAnswer } from '#schema/meetings/meetings.ts'

export type Line = {
  id: string
  isUser: boolean
  text: string
  /** ISO time. */
  at: string
  citations: Citation[]
  /** The story that an agent offers where it is not sure of an answer. */
  nearest?: NearestStory
  /** When the expert can be met next; without times where it was said before this page was loaded, since they may be gone. */
  meeting?: Partial<MeetingOffer>
  /** What was booked out of it. */
  booked?: BookingAnswer
  /** A better text for a draft; `isDeclined` once its person wanted none of it. */
  suggestion?: Suggestion & { isDeclined?: boolean }
  /** What an agent's line is when it is not a whole answer. */
  mark?: 'scripted' | 'stopped' | 'broken'
  /** True until the server has it. */
  isUnsaved?: boolean
}

export type ChatConversation = {
  /** Empty until the first question. */
  sessionId: string
  lines: readonly Line[]
  draft: string
  /** Where the visitor reads, in pixels from the top; null at the end. */
  readAt: number | null
  /** Whether it was said before the first question that the expert can read it: else they never can (R20). */
  knowsOwnerReads: boolean
  phase: 'quiet' | 'thinking' | 'answering'
  /** The server's sentence when it did not take the last question. */
  refusal: string
}

export const nothingSaid: ChatConversation = {
  sessionId: '',
  lines: [],
  draft: '',
  readAt: null,
  knowsOwnerReads: false,
  phase: 'quiet',
  refusal: '',
}
