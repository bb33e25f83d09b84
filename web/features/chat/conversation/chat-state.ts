import type { Suggestion } from '#schema/chat/chat.ts'
import type { Citation, MeetingOffer, NearestStory } from '#schema/chat/chat-answers.ts'
import type { Ground } from '#schema/chat/grounds.ts'
import type { ToolUse } from '#schema/chat/tool-uses.ts'
import type { QuotedCorrection } from '#schema/corrections/correction-answers.ts'
import type { BookingAnswer } from '#schema/meetings/meetings.ts'
import { randomId } from '#schema/text/random-id.ts'

export type Line = {
  id: string
  isUser: boolean
  text: string
  /** ISO time. */
  at: string
  citations: Citation[]
  /** What each sentence of a model rests on. */
  grounds?: Ground[]
  /** What the agent's tools did for it. */
  toolUses?: ToolUse[]
  /** The expert's own words that it quotes. */
  corrections?: QuotedCorrection[]
  /** True for a plain no. */
  isUnanswered?: boolean
  /** True once the visitor has asked the expert to answer it by mail. */
  isAskedByMail?: boolean
  /** The story that the agent offers when it is not sure of its answer. */
  nearest?: NearestStory
  /** The stories that stand nearest to a question that got a plain no, or the second one beside a quoted story. */
  perhaps?: NearestStory[]
  /** The next free times of the expert; without times in a line from before this page load, since they may be taken. */
  meeting?: Partial<MeetingOffer>
  /** The meeting that was booked from this line. */
  booked?: BookingAnswer
  /** A better text for a draft; `isDeclined` once the person has declined it. */
  suggestion?: Suggestion & { isDeclined?: boolean }
  /** Why an agent's line is not a whole answer. */
  mark?: 'scripted' | 'stopped' | 'broken'
  /** True until the server has stored it. */
  isUnsaved?: boolean
}

export const newLine = (line: Partial<Line>): Line => ({
  id: randomId(),
  isUser: false,
  text: '',
  at: new Date().toISOString(),
  citations: [],
  ...line,
})

/** Why an agent's line is not a whole answer, in words. */
export const markWords = {
  scripted: 'Scripted reply: the agent is out of reach just now.',
  stopped: 'Stopped',
  broken: 'The answer broke off.',
}

export type ChatState = {
  /** Empty until the first question. */
  sessionId: string
  lines: readonly Line[]
  draft: string
  /** The scroll position, in pixels from the top; null at the end. */
  readAt: number | null
  /**
   * Whether the visitor was told before the first question that the expert can read it; otherwise the expert never
   * can (R20).
   */
  knowsOwnerReads: boolean
  phase: 'quiet' | 'thinking' | 'answering'
  /** Whether the draft is asked as soon as the current answer has ended. */
  asksNext: boolean
  /** The server's sentence when it refused the last question. */
  error: string
}

export const emptyChat: ChatState = {
  sessionId: '',
  lines: [],
  draft: '',
  readAt: null,
  knowsOwnerReads: false,
  phase: 'quiet',
  asksNext: false,
  error: '',
}
