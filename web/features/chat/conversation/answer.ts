import type { AskAgent, Suggestion } from '#schema/chat/chat.ts'
import type { Citation, MeetingOffer, NearestStory } from '#schema/chat/chat-answers.ts'
import type { Ground } from '#schema/chat/grounds.ts'
import type { ToolUse } from '#schema/chat/tool-uses.ts'
import type { QuotedCorrection } from '#schema/corrections/correction-answers.ts'
import { CallFailed } from '#web/client/api.ts'

/** The server stops waiting for a model after 8 s (R21); the network may take as long again. */
const noAnswerAfterMs = 16_000

export type Answer = {
  text: string
  citations: Citation[]
  grounds?: Ground[]
  corrections?: QuotedCorrection[]
  isUnanswered?: boolean
  nearest?: NearestStory
  perhaps?: NearestStory[]
  suggestion?: Suggestion
  meeting?: MeetingOffer
  toolUses?: ToolUse[]
}

/**
 * Asks the agent and calls `onAnswer` with the whole answer so far, whenever it grows. @throws CallFailed when the call
 * is refused, another error when the stream fails or ends too early.
 */
export type StreamAnswer = (
  question: Required<Omit<AskAgent, 'scorecardResult'>>,
  signal: AbortSignal,
  onAnswer: (answer: Answer) => void,
) => Promise<void>
export type LoadStream = () => Promise<StreamAnswer>

/**
 * Fetches the beginning of an answer; `by` is the `fetch` of a page that has one of its own. @throws CallFailed when the
 * call is refused.
 */
export async function fetchAnswer(
  input: RequestInfo | URL,
  init?: RequestInit,
  by: typeof fetch = fetch,
): Promise<Response> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new Error('No answer came in time')), noAnswerAfterMs)
  const signal = AbortSignal.any([late.signal, ...(init?.signal ? [init.signal] : [])])
  const response = await by(input, { ...init, signal }).finally(() => clearTimeout(timer))
  if (!response.ok) throw new CallFailed(response.status, await response.text(), response.statusText)
  return response
}
