import type { InferUIMessageChunk, UIMessage } from 'ai'
import type { Suggestion } from '#schema/chat/chat.ts'
import type { Citation, MeetingOffer, NearestStory } from '#schema/chat/chat-answers.ts'
import type { Ground } from '#schema/chat/grounds.ts'
import type { ToolUse } from '#schema/chat/tool-uses.ts'
import type { QuotedCorrection } from '#schema/corrections/correction-answers.ts'
import type { AnswerPiece } from './citations.ts'

/**
 * The agent's answer as streamed: text, and data parts for citations, grounds, stories, suggested texts, free times and
 * tool calls.
 */
type AgentMessage = UIMessage<
  never,
  {
    citation: Citation
    ground: Ground
    correction: QuotedCorrection
    nearest: NearestStory
    perhaps: NearestStory
    suggestion: Suggestion
    meeting: MeetingOffer
    toolUse: ToolUse
    unanswered: Record<string, never>
  }
>
export type AgentChunk = InferUIMessageChunk<AgentMessage>
export type AgentAnswer = {
  text: string
  citations: Citation[]
  /** What each sentence of a configured model rests on. */
  grounds: Ground[]
  /** The owner's own words that it quotes. */
  corrections: QuotedCorrection[]
  nearest?: NearestStory
  /** The stories offered below a plain no. */
  perhaps: NearestStory[]
  suggestion?: Suggestion
  meeting?: MeetingOffer
  /** What its tools did, in order. */
  toolUses: ToolUse[]
  /** Whether it is a plain no. */
  isUnanswered: boolean
  /** The tokens that were read and written, as the model counted them; the built-in agent reads for free. */
  tokens: number
  isBroken: boolean
}

/** An answer before its first word. */
export const emptyAnswer = (): AgentAnswer => ({
  text: '',
  citations: [],
  grounds: [],
  corrections: [],
  perhaps: [],
  toolUses: [],
  isUnanswered: false,
  tokens: 0,
  isBroken: false,
})

/** A whole answer as it is streamed once more. */
export function streamAgain(answer: AgentAnswer): ReadableStream<AgentChunk> {
  const id = 'answer'
  const chunks: AgentChunk[] = [
    { type: 'start' },
    { type: 'text-start', id },
    { type: 'text-delta', id, delta: answer.text },
    ...answer.toolUses.map((data) => ({ type: 'data-toolUse' as const, data })),
    ...answer.citations.map((data) => ({ type: 'data-citation' as const, data })),
    ...answer.grounds.map((data) => ({ type: 'data-ground' as const, data })),
    ...answer.corrections.map((data) => ({ type: 'data-correction' as const, data })),
    ...answer.perhaps.map((data) => ({ type: 'data-perhaps' as const, data })),
    ...(answer.suggestion ? [{ type: 'data-suggestion' as const, data: answer.suggestion }] : []),
    { type: 'text-end', id },
    { type: 'finish', finishReason: 'stop' },
  ]
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
}

/** A piece of an answer as it is streamed; what it says is put into `answer`, too. */
export function asChunk(piece: AnswerPiece, id: string, answer: AgentAnswer): AgentChunk[] {
  if ('offersMeeting' in piece) return []
  if ('citation' in piece) {
    answer.citations.push(piece.citation)
    return [{ type: 'data-citation', data: piece.citation }]
  }
  if ('ground' in piece) {
    answer.grounds.push(piece.ground)
    return [{ type: 'data-ground', data: piece.ground }]
  }
  if ('correction' in piece) {
    answer.corrections.push(piece.correction)
    return [{ type: 'data-correction', data: piece.correction }]
  }
  if ('isUnanswered' in piece) {
    answer.isUnanswered = true
    return [{ type: 'data-unanswered', data: {} }]
  }
  if ('nearest' in piece) {
    answer.nearest = piece.nearest
    return [{ type: 'data-nearest', data: piece.nearest }]
  }
  if ('perhaps' in piece) {
    answer.perhaps.push(piece.perhaps)
    return [{ type: 'data-perhaps', data: piece.perhaps }]
  }
  if ('suggestion' in piece) {
    answer.suggestion = piece.suggestion
    return [{ type: 'data-suggestion', data: piece.suggestion }]
  }
  answer.text += piece.text
  return [{ type: 'text-delta', id, delta: piece.text }]
}
